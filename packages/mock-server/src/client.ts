export { MockClient } from './client/MockClient.ts';
export { type Connection, ControlError } from './client/sendControlRequest.ts';
export type {
  ApplicantAnswers,
  ApplicantResult,
  ApplicantRequest,
  ClockReading,
  ClockRequest,
  OutboxMessage,
  OutboxQuery,
  SandboxRequest,
  SessionRequest,
  Snapshot,
} from './client/controlTypes.ts';
export type { Effect, Fault, FaultRequest } from './faults/Fault.ts';
export type { JournalEntry } from './sandboxes/Journal.ts';
