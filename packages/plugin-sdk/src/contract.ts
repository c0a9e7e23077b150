// Everything that a plugin needs to declare its own endpoints and to implement them in the emulator. Free of React, so
// that Node can load it too.
export {
  type Access,
  anyOf,
  type DataOf,
  type Endpoint,
  endpoint,
  type InputOf,
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
  type MockRoute,
  type MockSeedContext,
  mockRoute,
  signedIn,
} from '@brokerdesk/api';
