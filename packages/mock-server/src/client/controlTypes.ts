// What goes into and comes out of a MockClient.
import type { ApplicationStatus } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import type { OutboxRow } from '../resources/outbox/outboxRows.ts';

/** A sent message. */
export type OutboxMessage = OutboxRow;

/** The state of a clock. */
export interface ClockReading {
  /** RFC 3339. */
  readonly now: string;
  readonly frozen: boolean;
  readonly instantWork: boolean;
}

/** A change of a clock; absent fields stay unchanged. */
export interface ClockRequest {
  /** RFC 3339 with an offset, or milliseconds since 1970. */
  readonly set?: string | number;
  readonly advanceSec?: number;
  readonly frozen?: boolean;
  /** Work that takes seconds or minutes in production takes no time. */
  readonly instantWork?: boolean;
}

/** A stored snapshot of a sandbox. */
export interface Snapshot {
  readonly name: string;
  /** RFC 3339, by the sandbox's clock. */
  readonly now: string;
  readonly frozen: boolean;
}

/** A new sandbox; absent fields have the emulator's defaults. */
export interface SandboxRequest {
  readonly id?: string;
  /** RFC 3339 with an offset, or milliseconds since 1970. */
  readonly now?: string | number;
  readonly frozen?: boolean;
}

/** Whose session to mint. */
export interface SessionRequest {
  readonly brokerCode: string;
  readonly userID: string;
  /** Granted instead of those of the user's roles, with their ancestors. */
  readonly functionCodes?: readonly string[];
  /** Seconds, to override the broker's session length. */
  readonly lengthSec?: number;
  /** The key that signs its requests, if requests are signed. */
  readonly publicKey?: ClientKey;
}

/** Which messages to read. */
export interface OutboxQuery {
  readonly to?: string;
  readonly kind?: string;
  readonly channel?: OutboxMessage['channel'];
  /** After this message, by its identifier, or from this time on (RFC 3339 with an offset). */
  readonly since?: string;
  readonly waitMs?: number;
}

/** Answers of an applicant by `questionID`. */
export type ApplicantAnswers = Readonly<Record<string, string | readonly string[]>>;

/** An application to start; absent fields are seeded. */
export interface ApplicantRequest {
  readonly brokerCode: string;
  readonly profileID?: string;
  readonly status?: 'PND' | 'SUB';
  /** Where a `PND` application stops, by `pageID`. */
  readonly page?: string;
  readonly answers?: ApplicantAnswers;
  readonly referrerID?: string;
  /** An application whose applicant applies again with the same answers. */
  readonly seedLike?: string;
}

/** An application after the applicant's step. */
export interface ApplicantResult {
  readonly applyID: string;
  readonly brokerCode: string;
  readonly status: ApplicationStatus;
  readonly version: number;
}

/** A device for which a client applies; absent fields have defaults. */
export interface DeviceRequest {
  readonly loginID: string;
  readonly deviceInfo?: string;
  readonly UUID?: string;
  readonly bindingDays?: number;
  readonly phone?: string;
  readonly email?: string;
}
