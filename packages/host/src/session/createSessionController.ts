// Keeps the session of one tab in step with the server and with the other tabs. Everything is judged by absolute
// times, so a tab that slept, was frozen or whose timers were slowed down comes to the same judgement as the others.
import { tryAcquireLock, holdSharedLock } from './locks.ts';
import type { Deadline } from './Deadline.ts';
import type { SessionMessage, SessionUpdate } from './SessionMessage.ts';
import { interpretMessage } from './interpretMessage.ts';
import { refreshOnce } from './refreshOnce.ts';
import type { SessionController, SessionControllerOptions } from './SessionController.ts';
import type { SessionEnd, SessionState } from './SessionState.ts';
import {
  identityOf,
  storeDeadline,
  storeTokens,
  readDeadline,
  type SessionTokens,
  wipeSession,
  storeSession,
} from './sessionStorage.ts';
import { sessionLockName } from './takeOverSession.ts';

// Long enough for a tab in the background to answer, short for somebody who waits.
const answerWaitMs = 300;
// Timers stand still while a machine sleeps, so none is trusted for longer.
const maxTimerMs = 15_000;
// Extensions that are smaller are not worth telling the other tabs.
const noticeableMs = 5_000;

/** What the server has said about the session. */
interface ReportedEnd {
  readonly end: SessionEnd;
  readonly identity: string;
  /** It is over for this tab only. */
  readonly isThisTabOnly: boolean;
}

/** Starts to keep the session of this tab. */
export function createSessionController(options: SessionControllerOptions): SessionController {
  const { environment } = options;
  const { storage } = environment;
  const listeners = new Set<() => void>();
  let session = options.session;
  let deadline = readDeadline(storage);
  let warnBeforeMs = 0;
  let state: SessionState = { phase: 'active' };
  let stopTimer = () => {};
  let verification: Promise<void> | undefined;
  let reportedEnd: ReportedEnd | undefined;
  let refreshing: Promise<void> | undefined;

  const channel = environment.openChannel(onMessage);
  const releaseSessionLock = holdSharedLock(environment, sessionLockName(session.displayCode));
  if (options.isNew) channel.post({ kind: 'signed-in', session, deadline });

  function setState(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function evaluate(): void {
    if (!isLive() || verification) return;
    stopTimer();
    if (!deadline) {
      if (state.phase !== 'active') setState({ phase: 'active' });
      return;
    }
    const remainingMs = deadline.endsAt - environment.now();
    if (remainingMs <= 0) {
      void verifyWithOtherTabs();
      return;
    }
    const untilWarningMs = remainingMs - warnBeforeMs;
    if (untilWarningMs > 0) {
      if (state.phase !== 'active') setState({ phase: 'active' });
    } else if (state.phase !== 'warning' || state.endsAt !== deadline.endsAt) {
      setState({ phase: 'warning', endsAt: deadline.endsAt });
    }
    stopTimer = environment.schedule(Math.min(untilWarningMs > 0 ? untilWarningMs : remainingMs, maxTimerMs), evaluate);
  }

  /** The session may be over: shows nothing of it, asks the other tabs whether they know better, and ends it if not. */
  function verifyWithOtherTabs(report?: Omit<ReportedEnd, 'identity'>): Promise<void> {
    if (report) reportedEnd ??= { ...report, identity: identityOf(session) };
    verification ??= new Promise((resolve) => {
      stopTimer();
      setState({ phase: 'verifying' });
      channel.post({ kind: 'query', displayCode: session.displayCode });
      environment.schedule(answerWaitMs, () => {
        if (state.phase === 'verifying') decide();
        resolve();
      });
    });
    return verification;
  }

  function decide(): void {
    const reported = reportedEnd;
    verification = undefined;
    reportedEnd = undefined;
    if (reported?.identity === identityOf(session)) endSession(reported.end, { broadcast: !reported.isThisTabOnly });
    else if (deadline && deadline.endsAt <= environment.now()) endSession('timeout', { passedDeadline: deadline });
    else evaluate();
  }

  function endSession(
    end: SessionEnd,
    { broadcast = true, passedDeadline }: { broadcast?: boolean; passedDeadline?: Deadline } = {},
  ): void {
    if (!isLive()) return;
    stopTimer();
    const { sessionId, rotation } = session;
    if (broadcast) channel.post({ kind: 'ended', sessionId, rotation, end, ...(passedDeadline && { passedDeadline }) });
    if (end === 'other-person') options.revoke(session);
    wipeSession(storage);
    releaseSessionLock();
    setState({ phase: 'ended', end, showsDialog: false });
    void tryAcquireLock(environment, `brokerdesk-ended-${sessionId}`).then((showsDialog) => {
      if (showsDialog && state.phase === 'ended') setState({ ...state, showsDialog });
    });
  }

  function onMessage(message: SessionMessage): void {
    const action = interpretMessage(message, { session, deadline, phase: state.phase });
    switch (action.kind) {
      case 'announce':
        if (isConfirmed()) channel.post({ kind: 'announce', session, deadline });
        return;
      case 'update':
        applyUpdate(action.update);
        return;
      case 'replaced':
        session = action.replacement.session;
        storeSession(session, storage);
        deadline = undefined;
        applyUpdate({ deadline: action.replacement.deadline });
        return;
      case 'returned':
        setState({ phase: action.kind });
        return;
      case 'ended':
        endSession(action.end, { broadcast: false });
        return;
      case 'nothing':
    }
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

  function isLive(): boolean {
    return state.phase !== 'ended' && state.phase !== 'returned';
  }

  function isConfirmed(): boolean {
    return isLive() && state.phase !== 'verifying' && !(deadline && deadline.endsAt <= environment.now());
  }

  function applyTokens(tokens: SessionTokens): void {
    if (!isLive()) return;
    applyUpdate({ tokens, deadline });
    channel.post({ kind: 'extended', sessionId: session.sessionId, tokens, deadline });
  }

  evaluate();
  return {
    state: () => state,
    session: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setWarningTime(milliseconds) {
      warnBeforeMs = milliseconds;
      evaluate();
    },
    updateRemaining(seconds) {
      if (!isLive()) return;
      const learntAt = environment.now();
      const before = deadline;
      applyUpdate({ deadline: { endsAt: learntAt + seconds * 1000, learntAt } });
      const isNoticeable = !before || Math.abs(before.endsAt - (deadline?.endsAt ?? 0)) >= noticeableMs;
      if (isNoticeable) channel.post({ kind: 'extended', sessionId: session.sessionId, deadline });
    },
    async handleSessionEnded(end, token) {
      // A call that was under way when this tab got another token says nothing about the present one. One without a
      // token says that the storage of this tab was emptied: the other tabs may be well, this one can do nothing more.
      const isThisTabOnly = token === undefined;
      if (isLive() && (isThisTabOnly || token === session.token)) await verifyWithOtherTabs({ end, isThisTabOnly });
      return !isLive();
    },
    extend() {
      const { refresh } = options;
      refreshing ??= refreshOnce(environment, {
        currentSession: () => session,
        refresh,
        applyTokens: applyTokens,
      }).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    endInOtherTabs(end) {
      channel.post({ kind: 'ended', sessionId: session.sessionId, rotation: session.rotation, end });
    },
    evaluate,
  };
}
