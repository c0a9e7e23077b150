// What a half of the emulator is made of: its routes, rows, jobs and control calls. The halves of the product stand in its plugins.
export { rejectIfEnded } from './access/sessionRules.ts';
export type { EmulatorJobContext, EmulatorJobHandlers } from './context/EmulatorJobContext.ts';
export type { RequestContext } from './context/RequestContext.ts';
export { route, type Route } from './context/Route.ts';
export { createRowSerializer, type RowRepresentation, type RowSerializer } from './context/RowSerializer.ts';
export type { StateContext } from './context/StateContext.ts';
export type { FileContent, PublishedPage } from './context/SystemRegister.ts';
export { describeIssue } from './context/describeIssue.ts';
export { describeUploadProblem } from './context/describeUploadProblem.ts';
export { errorMessages } from './context/errorMessages.ts';
export {
  checkVersion,
  type ErrorResponse,
  inUse,
  invalidFields,
  type LocalizedFieldProblem,
  message,
  notFound,
  notPermitted,
  ruleViolated,
  type Texts,
} from './context/errorResponses.ts';
export { type Operation, type OperationDetails, writeOperation } from './context/writeOperation.ts';
export { findUnknownPaths } from './contract/findUnknownPaths.ts';
export { parseJson } from './contract/parseJson.ts';
export { itemShapeOf, shapesOf, type ShapesOf } from './contract/shapesOf.ts';
export {
  dayInShanghai,
  dayOf,
  daysUntil,
  formatDay,
  formatFileTime,
  formatTime,
  formatWallTime,
  nextDayChange,
  nextNight,
  startOfDay,
} from './contract/times.ts';
export { inspectFile } from './documents/inspectFile.ts';
export { maskEmail, maskMobile } from './resources/auths/two-factor/contactMasks.ts';
export { findVisible, findVisibleBrokers } from './resources/brokers/visibleBrokers.ts';
export { sendMessage } from './resources/outbox/outboxRules.ts';
export {
  type Control,
  empty,
  type EmulatorExtension,
  type FirstJob,
  historyOf,
  keyed,
  type SeedContext,
  together,
} from './shared-rules/EmulatorExtension.ts';
export { actorOf, findClient, identifier, recordOfClient } from './shared-rules/clients.ts';
export { control, ControlRefusal, readBody } from './shared-rules/controls.ts';
export {
  countAll,
  countEach,
  countIn,
  defineCounter,
  type DimensionsOf,
  type Group,
  groupBy,
  groupsOf,
  type CollectionCounter,
} from './shared-rules/counting/counters.ts';
export { describeFile } from './shared-rules/describeFile.ts';
export { diffFields } from './shared-rules/diffFields.ts';
export {
  createInvalidStateError,
  createRequiredProblem,
  duplicateTexts,
  imageNameTakenTexts,
  lastImageError,
  reasonRequiredTexts,
} from './shared-rules/domainErrors.ts';
export { matchesText, pageOf, paginate, selectRows, sortRows } from './shared-rules/lists/lists.ts';
export { nextSequence, renumber, reorder, sortBySequence } from './shared-rules/lists/sequences.ts';
export { countRows, sortedView, type SortedViewOptions } from './shared-rules/lists/sortedView.ts';
export { findOwn, ownRows } from './shared-rules/ownRows.ts';
export {
  fixtureHash,
  type PublicFile,
  type PublicFilesOwner,
  publicUrlOf,
  publishFile,
  readFixture,
  readStoredFile,
} from './shared-rules/publicFiles.ts';
export { portalBrokers, productBrokers, seedByBroker } from './shared-rules/seedByBroker.ts';
export {
  changed,
  describeRows,
  type DescribeSeeded,
  type SeededOperation,
  type Seeds,
  system,
} from './shared-rules/seededOperations.ts';
export { stamp } from './shared-rules/stamp.ts';
export { nameIn, textKey } from './shared-rules/texts/localTexts.ts';
export { createNameIndex, toLocalText } from './shared-rules/texts/nameIndex.ts';
export { createMissingProblem, findTooLongTexts, limitsOfBroker } from './shared-rules/texts/textLimits.ts';
export { writeCsv } from './shared-rules/texts/writeCsv.ts';
export { rowIndex } from './state/RowIndex.ts';
export { rowMaximum } from './state/RowMaximum.ts';
export { hashBytes, hashTexts } from './state/hashTexts.ts';
export type { JobRow, OperationActor, OperationChange, Stamp, StoredFile } from './state/rows.ts';
export { brokerName, seedAuthorOf, seededStamp, standardStamp, timeInShanghai } from './state/seededStamp.ts';
export { createGroupedSeed, createLazySeed, createPerRowSeed, type Seed, type SeedOptions } from './state/seeds.ts';
