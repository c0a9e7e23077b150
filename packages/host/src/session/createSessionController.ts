// Keeps the session of one tab in step with the server and with the other tabs of the browser. The state itself is in
// createSessionMachine; this file is the protocol between the tabs, the locks and the rotation of tokens.
import { createSessionMachine } from './createSessionMachine.ts';
import { interpretMessage } from './interpretMessage.ts';
import { holdSharedLock, tryAcquireLock } from './locks.ts';
import { refreshOnce } from './refreshOnce.ts';
import type { SessionController, SessionControllerOptions } from './SessionController.ts';
import type { SessionMessage } from './SessionMessage.ts';
import type { SessionEnd } from './SessionState.ts';
import { type Deadline, identityOf, type SessionTokens } from './sessionStorage.ts';
import { endLockName, sessionLockName } from './takeOverSession.ts';

// Long enough for a background tab to respond, short enough for the user to wait.
const responseTimeoutMs = 300;
// Smaller extensions are not worth a message to the other tabs.
const noticeableMs = 5_000;

/** An end that the server reported. */
interface ReportedEnd {
  readonly end: SessionEnd;
  readonly identity: string;
  /** The session is over for this tab only. */
  readonly isThisTabOnly: boolean;
}

/** Creates the controller of this tab's session and starts it. */
export function createSessionController(options: SessionControllerOptions): SessionController {
  const { environment, refresh } = options;
  let verification: Promise<void> | undefined;
  let reportedEnd: ReportedEnd | undefined;
  let refreshing: Promise<void> | undefined;

  const machine = createSessionMachine({
    environment,
    session: options.session,
    onExpired: () => void verifyWithOtherTabs(),
  });
  const { session, deadline, isLive, evaluate } = machine;
  const channel = environment.openChannel(onMessage);
  const releaseSessionLock = holdSharedLock(environment, sessionLockName(session().displayCode));
  if (options.isNew) channel.post({ kind: 'signed-in', session: session(), deadline: deadline() });

  /** The session may be over: hides everything of it, queries the other tabs, and ends it unless one of them has it. */
  function verifyWithOtherTabs(report?: Omit<ReportedEnd, 'identity'>): Promise<void> {
    if (report) reportedEnd ??= { ...report, identity: identityOf(session()) };
    verification ??= new Promise((resolve) => {
      machine.startVerification();
      channel.post({ kind: 'query', displayCode: session().displayCode });
      environment.schedule(responseTimeoutMs, () => {
        if (machine.state().phase === 'verifying') decide();
        resolve();
      });
    });
    return verification;
  }

  function decide(): void {
    const reported = reportedEnd;
    verification = undefined;
    reportedEnd = undefined;
    if (reported?.identity === identityOf(session())) endSession(reported.end, { broadcast: !reported.isThisTabOnly });
    else if (machine.isExpired()) endSession('timeout', { passedDeadline: deadline() });
    else machine.finishVerification();
  }

  function endSession(
    end: SessionEnd,
    { broadcast = true, passedDeadline }: { broadcast?: boolean; passedDeadline?: Deadline | undefined } = {},
  ): void {
    if (!isLive()) return;
    const { sessionId, rotation } = session();
    if (broadcast) channel.post({ kind: 'ended', sessionId, rotation, end, ...(passedDeadline && { passedDeadline }) });
    if (end === 'other-person') options.revoke(session());
    releaseSessionLock();
    machine.end(end);
    void tryAcquireLock(environment, endLockName(sessionId)).then((isFirst) => {
      if (isFirst) machine.showEndDialog();
    });
  }

  function onMessage(message: SessionMessage): void {
    const { phase } = machine.state();
    const action = interpretMessage(message, { session: session(), deadline: deadline(), phase });
    switch (action.kind) {
      case 'announce':
        if (isConfirmed()) channel.post({ kind: 'announce', session: session(), deadline: deadline() });
        return;
      case 'update':
        machine.applyUpdate(action.update);
        return;
      case 'replaced':
        machine.replaceSession(action.replacement);
        return;
      case 'returned':
        machine.markReturned();
        return;
      case 'ended':
        endSession(action.end, { broadcast: false });
        return;
      case 'nothing':
    }
  }

  function isConfirmed(): boolean {
    return isLive() && machine.state().phase !== 'verifying' && !machine.isExpired();
  }

  function applyTokens(tokens: SessionTokens): void {
    if (!isLive()) return;
    machine.applyUpdate({ tokens, deadline: deadline() });
    channel.post({ kind: 'extended', sessionId: session().sessionId, tokens, deadline: deadline() });
  }

  evaluate();
  return {
    state: machine.state,
    session,
    subscribe: machine.subscribe,
    setWarningTime: machine.setWarningTime,
    updateRemaining(seconds) {
      if (!isLive()) return;
      const learntAt = environment.now();
      const before = deadline();
      machine.applyUpdate({ deadline: { endsAt: learntAt + seconds * 1000, learntAt } });
      const isNoticeable = !before || Math.abs(before.endsAt - (deadline()?.endsAt ?? 0)) >= noticeableMs;
      if (isNoticeable) channel.post({ kind: 'extended', sessionId: session().sessionId, deadline: deadline() });
    },
    async handleSessionEnded(end, token) {
      // An error for an earlier token of this tab is irrelevant to the current one. A request without a token means
      // that the storage of this tab was emptied: the other tabs may be fine, but this one cannot continue.
      const isThisTabOnly = token === undefined;
      if (isLive() && (isThisTabOnly || token === session().token)) await verifyWithOtherTabs({ end, isThisTabOnly });
      return !isLive();
    },
    extend() {
      refreshing ??= refreshOnce(environment, { currentSession: session, refresh, applyTokens }).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    endInOtherTabs(end) {
      const { sessionId, rotation } = session();
      channel.post({ kind: 'ended', sessionId, rotation, end });
    },
    evaluate,
  };
}
