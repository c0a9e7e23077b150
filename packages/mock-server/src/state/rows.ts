// The rows of the emulator's own collections. Anything that an answer computes (a tree, an age in days) is no row.
import type {
  ActionHistory,
  ApplicationDetail,
  ApplicationSummary,
  ApplicationWork,
  LocalText,
  SessionEndReason,
} from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';

export interface SessionRow {
  readonly sessionID: string;
  readonly refID: string;
  readonly brokerCode: string;
  /** Codes that count as held, as they were at sign-in (decisions, section 6). */
  readonly functionCodes: readonly string[];
  /** How often the tokens were rotated; the tokens themselves are never stored. */
  readonly generation: number;
  readonly rotatedAt: number;
  readonly expiresAt: number;
  readonly refreshExpiresAt: number;
  readonly ended: SessionEndReason | null;
  /** Seconds that it lasts after an answered call; the broker's usual length when absent. */
  readonly lengthSec?: number;
  /** The key that signs its calls; absent where calls are not signed. */
  readonly key?: ClientKey;
}

/** Wrong passwords of one login name, known or not. */
export interface SignInAttemptsRow {
  readonly count: number;
  readonly waitUntil: number;
}

/** An answer that a retry with the same idempotency key gets again. */
export interface IdempotencyRow {
  readonly bodyHash: string;
  readonly answeredAt: number;
  readonly data: unknown;
}

export interface FunctionStateRow {
  readonly brokerCode: string;
  readonly functionID: string;
  readonly parentID: string | null;
  readonly functionCode: string;
  readonly name: LocalText;
  readonly category: 'Admin' | 'Business';
}

/** An application as the list shows it. What only some have is left out of seeded rows, which are many. */
export interface ApplicationRow extends Omit<ApplicationSummary, 'deletedInDays' | 'work'> {
  readonly brokerCode: string;
  /** What is under way; nothing if absent. */
  readonly work?: ApplicationWork | null;
  /** Why the last import failed; null after one that succeeded. */
  readonly importError?: LocalText | null;
  /** RFC 3339; the time of the last status if absent. */
  readonly updateTime?: string;
  /** The name of whoever changed it last; whoever wrote the last line of its history if absent. */
  readonly updateBy?: string;
  /** The page that the applicant has reached, by which pending ones are counted; the last one if absent. */
  readonly recentPage?: string;
}

/** What an application's own screen shows and neither its row nor its history tells; made when it is opened first. */
export interface ApplicationDetailsRow
  extends Omit<
    ApplicationDetail,
    | keyof ApplicationSummary
    | 'referrerName'
    | 'recentPage'
    | 'importError'
    | 'certificationError'
    | 'certificateSerial'
    | 'updateTime'
    | 'updateBy'
  > {
  readonly referrerName: LocalText | null;
}

export interface HistoryRow extends ActionHistory {
  /** Why an import failed. */
  readonly failure?: LocalText;
}

export interface ActionHistoriesRow {
  readonly histories: readonly HistoryRow[];
}

/**
 * A wish that something fails for an application, by its number, or for all of them, by `*`: in `importRefusals` that the
 * back office refuses it, in `certificationFailures` that the certification authority does. Nothing but a control call
 * writes one; without one, chance decides.
 */
export interface FailureRuleRow<Reason> {
  /** How many more times it fails; always if absent. 0 lets everything succeed that can. */
  readonly times?: number;
  readonly reason?: Reason;
}

/** What a row holds of a file; the bytes stand in the sandbox's file store. */
export interface StoredFile {
  /** SHA-256 of the content, base64url. */
  readonly hash: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels of a picture; null for other files. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Work that is planned for a moment of the sandbox's clock. */
export interface JobRow {
  readonly jobID: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: string;
  /** Plain JSON. */
  readonly args: object;
}

/** Rows that people edit know how often and by whom they were changed last. */
export interface Stamp {
  /** Counts up with every change; a change has to name the version that its author saw. */
  readonly version: number;
  /** RFC 3339. */
  readonly updateTime: string;
  /** The name of whoever changed it last. */
  readonly updateBy: string;
}

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
