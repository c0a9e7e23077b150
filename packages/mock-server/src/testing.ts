export { decodeHeader } from './testing/decodeHeader.ts';
export {
  openEmulator,
  type TestEmulator,
  type TestSandbox,
  type TestSession,
} from './testing/openEmulator.ts';
export { hostilePictures, type HostilePicture, type PicturePlace, properPictures } from './testing/hostilePictures.ts';
export { createEmulator, type Emulator } from './createEmulator.ts';
export { contractCase, type ContractCase, requireFound, versionedCase } from './cases/ContractCase.ts';
export { createInProcessFetch } from './testing/createInProcessFetch.ts';
export { jsonFile, pdfFile, pngFile } from './cases/files.ts';
export { hasSameState } from './testing/hasSameState.ts';
export type { CaseClient } from './cases/CaseClient.ts';
export { credentialsOf, openClient, type TestClient, type TestResponse } from './testing/openClient.ts';
export { readPdfSignature } from './testing/readPdfSignature.ts';
export {
  advanceClockMs,
  dayMs,
  demoAdmin,
  frozenTime,
  readOperationRecordsOf,
  setUpContent,
} from './testing/setUpContent.ts';
export {
  advanceClock,
  completeNotification,
  createTestNotification,
  noKeptFiles,
  type NotificationBody,
  problemsOf,
  readOperationsOn,
  readSentMessages,
  setUpNotifications,
} from './testing/setUpNotifications.ts';
