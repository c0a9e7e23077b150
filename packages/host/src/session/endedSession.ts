// What a page leaves to itself when its session ends. The page is reloaded then, because only a new document holds
// nothing of the old one, whatever plugins keep; the reason of the end survives in the history's state.
import { basePath, loginPath } from './brokerPath.ts';
import type { SessionEnd } from './SessionState.ts';

/** An ended session: nothing in it is secret. */
export interface EndedSession {
  readonly end: SessionEnd;
  readonly sessionId: string;
  readonly displayCode: string;
  readonly userRefID: string;
  /** The broker's accent colour, if one is shown. */
  readonly accentColour: string | undefined;
  /** Whether unsaved input is stored. */
  readonly hasDrafts: boolean;
  /** Whether the initial password was being changed. */
  readonly mustChangePassword: boolean;
}

interface EndedState {
  readonly userRefID?: unknown;
  readonly ended?: EndedSession;
}

/** Records the end, and the user, so that only the same user returns to this address. */
export function storeEndedSession(ended: EndedSession): void {
  history.replaceState({ ...readState(), userRefID: ended.userRefID, ended }, '');
}

/** Returns the end that {@link storeEndedSession} recorded, once: another reload leads to the sign-in page. */
export function takeEndedSession(): EndedSession | undefined {
  const { ended, ...rest } = readState();
  if (ended) history.replaceState(rest, '');
  return ended;
}

/** Loads the sign-in page; the same user returns to the present address afterwards. */
export function signInAgain({ displayCode, userRefID }: Pick<EndedSession, 'displayCode' | 'userRefID'>): void {
  const state = { returnTo: location.pathname + location.search, userRefID };
  history.replaceState(state, '', basePath + loginPath(displayCode));
  location.reload();
}

function readState(): EndedState {
  return (history.state ?? {}) as EndedState;
}
