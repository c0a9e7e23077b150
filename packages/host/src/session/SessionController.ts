import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionEnd, SessionState } from './SessionState.ts';
import type { StoredSession } from './sessionStorage.ts';

/** What `createSessionController` needs. */
export interface SessionControllerOptions {
  readonly environment: SessionEnvironment;
  readonly session: StoredSession;
  /** Requests the next tokens. If the session has ended, {@link SessionController.handleSessionEnded} is called, too. */
  readonly refresh: () => Promise<{ readonly token: string; readonly refreshToken: string }>;
  /** Signs a session out at the server that no tab of this browser uses any more. */
  readonly revoke: (session: StoredSession) => void;
  /** The user has just signed in here, so the other tabs have to be notified. */
  readonly isNew: boolean;
}

/** The session of this tab. */
export interface SessionController {
  readonly state: () => SessionState;
  /** After the end, its tokens and keys are empty. */
  readonly session: () => StoredSession;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets how long before its end a session warns; before the first call it does not warn. */
  readonly setWarningTime: (milliseconds: number) => void;
  /** Takes the number of seconds left from a response. */
  readonly updateRemaining: (seconds: number) => void;
  /** Handles a request with this token that was rejected because its session has ended. Resolves to true if it has for this tab. */
  readonly handleSessionEnded: (end: SessionEnd, token: string | undefined) => Promise<boolean>;
  /** Rotates the tokens, which extends the session; once for all tabs. */
  readonly extend: () => Promise<void>;
  /** Ends the session in the other tabs of this browser, because the user is signing out in this one. */
  readonly endInOtherTabs: (end: SessionEnd) => void;
  /** Compares the deadline with the present time; called whenever time may have jumped. */
  readonly evaluate: () => void;
}
