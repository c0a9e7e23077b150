// Row types that all resources share. Values that a response computes (a tree, an age in days) are not stored.
import type { LocalText, MockFile, MockJob, SessionEndReason } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';

/** An answer that a retry with the same idempotency key gets again. */
export interface IdempotencyRow {
  readonly bodyHash: string;
  readonly answeredAt: number;
  /** The data of the response, encrypted with a key that follows from the idempotency key. */
  readonly sealed: string;
}

/** A row's reference to a file; the content is in the sandbox's file store. */
export type StoredFile = MockFile;

/** A job that is planned for a time of the sandbox's clock. */
export interface JobRow extends MockJob {
  readonly jobID: string;
}

/** Rows that users edit have a version and the author of the last change. */
export interface Stamp {
  /** Counts up with every change; a change has to name the version that its author saw. */
  readonly version: number;
  /** RFC 3339. */
  readonly updateTime: string;
  /** The name of the user who changed it last. */
  readonly updateBy: string;
}

/** A session, from the sign-in to its end. */
export interface SessionRow {
  readonly sessionID: string;
  readonly refID: string;
  readonly brokerCode: string;
  /** Codes that count as granted, as they were at sign-in (decisions, section 6). */
  readonly functionCodes: readonly string[];
  /** How often the tokens were rotated; the tokens are never stored. */
  readonly generation: number;
  readonly rotatedAt: number;
  /** From then on, the current access token is only good for a refresh. */
  readonly tokenExpiresAt: number;
  /** The same of the token before, which is accepted for a moment after its rotation. */
  readonly previousTokenExpiresAt: number;
  readonly expiresAt: number;
  /** Twelve hours after sign-in: neither requests nor refreshes extend the session beyond. */
  readonly longestUntil: number;
  readonly ended: SessionEndReason | null;
  /** Seconds that it lasts after a response; the broker's usual length if absent. */
  readonly lengthSec?: number;
  /** The key that signs its requests; absent if requests are not signed. */
  readonly key?: ClientKey;
}

/** A function in the tree of a broker. */
export interface FunctionStateRow {
  readonly brokerCode: string;
  readonly functionID: string;
  readonly parentID: string | null;
  readonly functionCode: string;
  readonly name: LocalText;
  readonly category: 'Admin' | 'Business';
}

/** Who changed something, as histories and operation records name them. */
export interface OperationActor {
  readonly kind: 'staff' | 'provider' | 'applicant' | 'system' | 'nobody';
  readonly refID: string | null;
  readonly userID: string | null;
  readonly userName: string | null;
}

export interface OperationChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One line of the operation records. */
export interface OperationRecordRow {
  readonly recordID: string;
  readonly brokerCode: string;
  /** RFC 3339. */
  readonly time: string;
  /** As the contract names it, such as `profile.create`; for planned work, the type of the job. */
  readonly operation: string;
  readonly actor: OperationActor;
  readonly targetID: string | null;
  readonly targetName: string | null;
  readonly changes: readonly OperationChange[];
  readonly requestId: string | null;
  readonly pluginId: string | null;
}
