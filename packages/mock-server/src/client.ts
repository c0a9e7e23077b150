export { MockClient } from './client/MockClient.ts';
export { type Connection, ControlError } from './client/send.ts';
export type {
  ApplicantAnswers,
  ApplicantResult,
  ApplicantWish,
  ClockReading,
  ClockWish,
  OutboxMessage,
  OutboxWish,
  PictureUpload,
  SandboxWish,
  SessionWish,
  Snapshot,
} from './client/wishes.ts';
export type { Effect, Fault, FaultWish } from './faults/Fault.ts';
export type { JournalEntry } from './sandboxes/Journal.ts';
