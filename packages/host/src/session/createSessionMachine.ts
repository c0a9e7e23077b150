// The state of one tab's session. Every decision compares absolute times, so a tab that slept, was frozen or had its
// timers throttled reaches the same result as the other tabs.
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SharedSession, SessionUpdate } from './SessionMessage.ts';
import type { SessionEnd, SessionState } from './SessionState.ts';
import {
  type Deadline,
  readDeadline,
  storeDeadline,
  type StoredSession,
  storeSession,
  storeTokens,
  wipeSession,
} from './sessionStorage.ts';

// Timers stop while a machine sleeps, so no timer runs longer than this.
const maxTimerMs = 15_000;

/** Options of {@link createSessionMachine}. */
export interface SessionMachineOptions {
  readonly environment: Pick<SessionEnvironment, 'now' | 'schedule' | 'storage'>;
  readonly session: StoredSession;
  /** Called when the deadline has passed; the session does not end before {@link SessionMachine.end} is called. */
  readonly onExpired: () => void;
}

/** The session of one tab with its tokens, its deadline and its phase. */
export interface SessionMachine {
  readonly state: () => SessionState;
  readonly session: () => StoredSession;
  readonly deadline: () => Deadline | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the session has neither ended nor been replaced after its end. */
  readonly isLive: () => boolean;
  readonly isExpired: () => boolean;
  /** Compares the deadline with the present time, unless the session is being verified. */
  readonly evaluate: () => void;
  readonly setWarningTime: (milliseconds: number) => void;
  /** Takes what is newer in an update. */
  readonly applyUpdate: (update: SessionUpdate) => void;
  /** Continues with a newer session of the same user. */
  readonly replaceSession: (replacement: SharedSession) => void;
  readonly startVerification: () => void;
  /** The session turned out to be live. */
  readonly finishVerification: () => void;
  readonly end: (end: SessionEnd) => void;
  /** This tab shows the dialog about the end. */
  readonly showEndDialog: () => void;
  /** The same user has signed in again in another tab. */
  readonly markReturned: () => void;
}

/** Creates the state machine of a session; it is idle until `evaluate` is called for the first time. */
export function createSessionMachine(options: SessionMachineOptions): SessionMachine {
  const { environment, onExpired } = options;
  const { storage } = environment;
  const listeners = new Set<() => void>();
  let session = options.session;
  let deadline = readDeadline(storage);
  let warnBeforeMs = 0;
  let state: SessionState = { phase: 'active' };
  let isVerifying = false;
  let stopTimer = () => {};

  const isLive = () => state.phase !== 'ended' && state.phase !== 'returned';
  const isExpired = () => deadline !== undefined && deadline.endsAt <= environment.now();

  function setState(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function evaluate(): void {
    if (!isLive() || isVerifying) return;
    stopTimer();
    if (!deadline) {
      if (state.phase !== 'active') setState({ phase: 'active' });
      return;
    }
    if (isExpired()) {
      onExpired();
      return;
    }
    const remainingMs = deadline.endsAt - environment.now();
    const untilWarningMs = remainingMs - warnBeforeMs;
    if (untilWarningMs > 0) {
      if (state.phase !== 'active') setState({ phase: 'active' });
    } else if (state.phase !== 'warning' || state.endsAt !== deadline.endsAt) {
      setState({ phase: 'warning', endsAt: deadline.endsAt });
    }
    stopTimer = environment.schedule(Math.min(untilWarningMs > 0 ? untilWarningMs : remainingMs, maxTimerMs), evaluate);
  }

  function applyUpdate(update: SessionUpdate): void {
    if (update.tokens && update.tokens.rotation > session.rotation) {
      session = { ...session, ...update.tokens };
      storeTokens(session, storage);
    }
    if (update.deadline && update.deadline.learntAt >= (deadline?.learntAt ?? 0)) {
      deadline = update.deadline;
      storeDeadline(deadline, storage);
    }
    evaluate();
  }

  return {
    state: () => state,
    session: () => session,
    deadline: () => deadline,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLive,
    isExpired,
    evaluate,
    setWarningTime(milliseconds) {
      warnBeforeMs = milliseconds;
      evaluate();
    },
    applyUpdate,
    replaceSession(replacement) {
      session = replacement.session;
      storeSession(session, storage);
      deadline = undefined;
      applyUpdate({ deadline: replacement.deadline });
    },
    startVerification() {
      isVerifying = true;
      stopTimer();
      setState({ phase: 'verifying' });
    },
    finishVerification() {
      isVerifying = false;
      evaluate();
    },
    end(end) {
      stopTimer();
      wipeSession(storage);
      session = withoutSecrets(session);
      setState({ phase: 'ended', end, showsDialog: false });
    },
    showEndDialog() {
      if (state.phase === 'ended') setState({ ...state, showsDialog: true });
    },
    markReturned: () => setState({ phase: 'returned' }),
  };
}

/** What is known of a session after its end: enough to name the user, nothing that opens what is stored or acts at the server. */
function withoutSecrets(session: StoredSession): StoredSession {
  return { ...session, token: '', refreshToken: '', queryKey: { id: '', key: '' }, draftKey: '', functions: [] };
}
