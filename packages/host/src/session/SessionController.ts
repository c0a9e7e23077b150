import type { SessionEnd, SessionState } from './SessionState.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { StoredSession } from './sessionStorage.ts';

/** What {@link createSessionController} needs. */
export interface SessionControllerOptions {
  readonly environment: SessionEnvironment;
  readonly session: StoredSession;
  /** Asks the server for the next tokens; its refusal, if it is the end of the session, comes by {@link SessionController.handleSessionEnded} too. */
  readonly refresh: () => Promise<{ readonly token: string; readonly refreshToken: string }>;
  /** Tells the server to end a session that nobody here uses any more. */
  readonly revoke: (session: StoredSession) => void;
  /** Somebody has just signed in here, so the other tabs have to hear of it. */
  readonly isNew: boolean;
}

/** The session of this tab. */
export interface SessionController {
  readonly state: () => SessionState;
  readonly session: () => StoredSession;
  readonly subscribe: (listener: () => void) => () => void;
  /** How long before its end a session warns; until this is called it does not. */
  readonly setWarningTime: (milliseconds: number) => void;
  /** An answer has told how many seconds are left. */
  readonly updateRemaining: (seconds: number) => void;
  /** The server refused a call made with this token, as its session has ended. True if it has for this tab. */
  readonly handleSessionEnded: (end: SessionEnd, token: string | undefined) => Promise<boolean>;
  /** Rotates the tokens, which extends the session; once for all tabs. */
  readonly extend: () => Promise<void>;
  /** Ends the session in the other tabs of this browser, as this one is about to leave. */
  readonly endInOtherTabs: (end: SessionEnd) => void;
  /** Judges by the present time; called whenever time may have jumped. */
  readonly evaluate: () => void;
}
