// The rows of the emulator's own collections. Anything that an answer computes (a tree, an age in days) is no row.
import type {
  ActionHistory,
  ApplicationDetail,
  ApplicationSummary,
  LocalText,
  SessionEndReason,
} from '@brokerdesk/api';

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

/** An application as the list shows it. */
export interface ApplicationRow extends Omit<ApplicationSummary, 'deletedInDays'> {
  readonly brokerCode: string;
}

/** What only an application's own screen shows, made when it is opened first. */
export interface ApplicationDetailsRow extends Omit<ApplicationDetail, keyof ApplicationSummary | 'referrerName'> {
  readonly referrerName: LocalText | null;
}

export interface ActionHistoriesRow {
  readonly histories: readonly ActionHistory[];
}

/** Names of the collections that the emulator itself owns. */
export const coreCollections = [
  'brokers',
  'functions',
  'roles',
  'users',
  'profiles',
  'applications',
  'applicationDetails',
  'actionHistories',
  'sessions',
  'signInAttempts',
  'idempotency',
  'counters',
] as const;
