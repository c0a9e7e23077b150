import type { SessionEndReason } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';

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

/** Wrong passwords of one login name, known or not. */

export interface SignInAttemptsRow {
  readonly count: number;
  readonly waitUntil: number;
}
