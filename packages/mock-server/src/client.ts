export {
  type ApplicantAnswers,
  type ApplicantWish,
  type Applied,
  type ClockReading,
  type ClockWish,
  MockClient,
  type SandboxWish,
  type Snapshot,
} from './client/MockClient.ts';
export { type Connection, ControlError } from './client/send.ts';
export type { Effect, Fault, FaultWish } from './faults/Fault.ts';
export type { JournalEntry } from './sandboxes/Journal.ts';
