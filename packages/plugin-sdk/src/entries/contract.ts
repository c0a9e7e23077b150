// Everything that a plugin needs to declare its own endpoints and to implement them in the emulator. Free of React, so
// that Node can load it too.
export {
  type Access,
  anyOf,
  type Endpoint,
  endpoint,
  listOf,
  listQuery,
  localText,
  type MockResponse,
  type MockCaller,
  type MockContext,
  type MockTransaction,
  type MockExtension,
  type MockFunction,
  type MockInput,
  type MockOperation,
  type MockRecordKind,
  type MockRoute,
  type MockSeedContext,
  mockRoute,
  signedIn,
} from '@brokerdesk/api';
