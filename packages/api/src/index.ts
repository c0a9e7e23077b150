export {
  type ApplicationAction,
  type ApplicationStatus,
  applicationActionNames,
  applicationActions,
  applicationStatusCodes,
  applicationStatuses,
  nextActions,
  type ReasonRule,
  type StatusTone,
} from './applicationStatuses.ts';
export {
  type ActionHistory,
  type AnswerPage,
  type ApplicationDetail,
  type ApplicationSummary,
  type ApplicationWork,
  type Attachment,
  applicationSortFields,
  applicationWorkActions,
  componentTypes,
  getApplication,
  getApplicationFile,
  identityDocumentTypes,
  listActionHistories,
  listApplications,
  listNextActions,
  regions,
} from './applications.ts';
export { accountTypes, login, logout, type Person, refresh, type Session } from './auths.ts';
export {
  type Access,
  type AnswerKind,
  anybody,
  anyOf,
  anyOfOrInternal,
  type BodyKind,
  type DataOf,
  type Endpoint,
  endpoint,
  type FilePart,
  type FileType,
  type InputOf,
  internalStaff,
  type Method,
  type Shapes,
  signedIn,
} from './endpoint.ts';
export {
  type AnswerCode,
  answerCodes,
  answerHeaders,
  type Envelope,
  type FieldProblem,
  type RefusalCode,
  requestHeaders,
  type SessionEndReason,
} from './envelope.ts';
export { type FunctionCode, type FunctionKind, functionCodes } from './functionCodes.ts';
export { type FunctionNode, functionNode } from './functionNode.ts';
export { type Language, languages, type WireLanguage, wireLanguages } from './languages.ts';
export { limits } from './limits.ts';
export { type ListPage, type LocalText, listOf, listQuery, localText } from './lists.ts';
export {
  type MockAnswer,
  type MockCaller,
  type MockContext,
  type MockDraft,
  type MockExtension,
  type MockInput,
  type MockRoute,
  type MockRow,
  type MockSeedContext,
  mockRoute,
  type UploadedFile,
} from './mockExtension.ts';
export {
  actorKinds,
  listOperationRecords,
  type OperationRecord,
  operationRecordSorts,
} from './operationRecords.ts';
export {
  type AuthenticationStatistics,
  countAuthentications,
  countDeletions,
  countOcrRegions,
  countRegions,
  countStatuses,
  countStayPages,
  countSubmittedApplications,
  type DeletionStatistics,
  type OcrStatistics,
  ocrOutcomes,
  type PerStatusStatistics,
  type ReferrerStatistics,
  type RegionStatistics,
  rankReferrers,
  type StayPageStatistics,
  type SubmittedStatistics,
  statisticDaysMax,
  statisticScopes,
  submittedSplits,
} from './statistics.ts';
export {
  type BrokerInfo,
  type Configuration,
  getConfiguration,
  listBrokerInfos,
  listFunctions,
  twoFactorActions,
} from './systems.ts';
export { listUsers, type User } from './users.ts';
