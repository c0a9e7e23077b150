// Keeps the session of one tab in step with the server and with the other tabs of the browser. The state itself is in
// createSessionMachine; this file is the protocol between the tabs, the locks and the rotation of tokens.
import { createSessionMachine } from './createSessionMachine.ts';
import { createVerification, type EndNotice } from './createVerification.ts';
import { interpretMessage } from './interpretMessage.ts';
import { holdSharedLock, tryAcquireLock } from './locks.ts';
import { refreshOnce } from './refreshOnce.ts';
import type { SessionController, SessionControllerOptions } from './SessionController.ts';
import type { SessionMessage } from './SessionMessage.ts';
import type { SessionEnd } from './SessionState.ts';
import type { SessionTokens } from './sessionStorage.ts';
import { endLockName, sessionLockName } from './takeOverSession.ts';

// Smaller extensions are not worth a message to the other tabs.
const noticeableMs = 5_000;

/** Creates the controller of this tab's session and starts it. */
export function createSessionController(options: SessionControllerOptions): SessionController {
  const { environment, refresh } = options;
  let refreshing: Promise<void> | undefined;

  const machine = createSessionMachine({
    environment,
    session: options.session,
    onExpired: () => void verify(),
  });
  const { session, deadline, isLive, evaluate } = machine;
  const channel = environment.openChannel(onMessage);
  const verify = createVerification({
    machine,
    environment,
    query: () => channel.post({ kind: 'query', displayCode: session().displayCode }),
    endSession,
  });
  const releaseSessionLock = holdSharedLock(environment, sessionLockName(session().displayCode));
  if (options.isNew) channel.post({ kind: 'signed-in', session: session(), deadline: deadline() });

  function endSession(end: SessionEnd, { broadcast = true, passedDeadline }: EndNotice): void {
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
      if (isLive() && (isThisTabOnly || token === session().token)) await verify({ end, isThisTabOnly });
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
