import type { Deadline } from './Deadline.ts';
import type { SessionEnd } from './SessionState.ts';
import type { SessionTokens, StoredSession } from './sessionStorage.ts';

/** A live session of another tab. */
export interface SharedSession {
  readonly session: StoredSession;
  readonly deadline: Deadline | undefined;
}

/** What another tab has learnt about a session that both have. */
export interface SessionUpdate {
  readonly deadline: Deadline | undefined;
  /** Present if they were rotated. */
  readonly tokens?: SessionTokens;
}

/** The end of a session, and on what ground. */
export interface SessionEndMessage {
  readonly sessionId: string;
  readonly end: SessionEnd;
  /** How old the tokens were of the tab that says so. */
  readonly rotation: number;
  /** The deadline that has passed, where no server has said that the session is over. */
  readonly passedDeadline?: Deadline;
}

/**
 * What tabs of one browser tell each other:
 * - `query`: a tab has no session of this portal, or doubts the one it has
 * - `announce`: a live session, for whoever wanted it
 * - `signed-in`: somebody has just signed in
 * - `extended`: a session lasts longer, with its new tokens if they were rotated
 * - `ended`: a session is over
 */
export type SessionMessage =
  | { readonly kind: 'query'; readonly displayCode: string }
  | ({ readonly kind: 'announce' } & SharedSession)
  | ({ readonly kind: 'signed-in' } & SharedSession)
  | ({ readonly kind: 'extended'; readonly sessionId: string } & SessionUpdate)
  | ({ readonly kind: 'ended' } & SessionEndMessage);
