import type { SessionEnd } from './SessionState.ts';
import type { Deadline, SessionTokens, StoredSession } from './sessionStorage.ts';

/** A live session of another tab. */
export interface SharedSession {
  readonly session: StoredSession;
  readonly deadline: Deadline | undefined;
}

/** News of another tab about a session that both tabs share. */
export interface SessionUpdate {
  readonly deadline: Deadline | undefined;
  /** Present if they were rotated. */
  readonly tokens?: SessionTokens;
}

/** The end of a session and its reason. */
export interface SessionEndMessage {
  readonly sessionId: string;
  readonly end: SessionEnd;
  /** The rotation of the tokens in the sending tab. */
  readonly rotation: number;
  /** The deadline that has passed, if the end was not reported by the server. */
  readonly passedDeadline?: Deadline;
}

/**
 * The messages between the tabs of one browser:
 * - `query`: a tab has no session of this portal, or is verifying its own
 * - `announce`: a live session, in response to a query
 * - `signed-in`: a user has just signed in
 * - `extended`: a session lasts longer, with its new tokens if they were rotated
 * - `ended`: a session is over
 */
export type SessionMessage =
  | { readonly kind: 'query'; readonly displayCode: string }
  | ({ readonly kind: 'announce' } & SharedSession)
  | ({ readonly kind: 'signed-in' } & SharedSession)
  | ({ readonly kind: 'extended'; readonly sessionId: string } & SessionUpdate)
  | ({ readonly kind: 'ended' } & SessionEndMessage);
