// Keeps the session of one tab in step with the server and with the other tabs. Everything is judged by absolute
// times, so a tab that slept, was frozen or whose timers were slowed down comes to the same judgement as the others.
import { claimLock, shareLock } from './locks.ts';
import type { Deadline } from './Deadline.ts';
import type { SessionMessage, SessionNews } from './SessionMessage.ts';
import { readMessage } from './readMessage.ts';
import { refreshTogether } from './refreshTogether.ts';
import type { SessionKeeper, SessionKeeperOptions } from './SessionKeeper.ts';
import type { SessionEnd, SessionState } from './SessionState.ts';
import {
  identityOf,
  keepDeadline,
  keepTokens,
  readDeadline,
  type SessionTokens,
  wipeSession,
  writeSession,
} from './sessionStorage.ts';
import { sessionLockName } from './takeOverSession.ts';

// Long enough for a tab in the background to answer, short for somebody who waits.
const answerWaitMs = 300;
// Timers stand still while a machine sleeps, so none is trusted for longer.
const longestTimerMs = 15_000;
// Extensions that are smaller are not worth telling the other tabs.
const noticeableMs = 5_000;

/** What the server has said about the session. */
interface Refused {
  readonly end: SessionEnd;
  readonly identity: string;
  /** It is over for this tab only. */
  readonly isAlone: boolean;
}

/** Starts to keep the session of this tab. */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { world } = options;
  const { tab } = world;
  const listeners = new Set<() => void>();
  let session = options.session;
  let deadline = readDeadline(tab);
  let warnBeforeMs = 0;
  let state: SessionState = { phase: 'active' };
  let stopTimer = () => {};
  let judging: Promise<void> | undefined;
  let refusal: Refused | undefined;
  let refreshing: Promise<void> | undefined;

  const channel = world.openChannel(hear);
  const leaveShared = shareLock(world, sessionLockName(session.displayCode));
  if (options.isNew) channel.post({ kind: 'signed-in', session, deadline });

  function show(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function judge(): void {
    if (!isOpen() || judging) return;
    stopTimer();
    if (!deadline) {
      if (state.phase !== 'active') show({ phase: 'active' });
      return;
    }
    const remainingMs = deadline.endsAt - world.now();
    if (remainingMs <= 0) {
      void doubt();
      return;
    }
    const untilWarningMs = remainingMs - warnBeforeMs;
    if (untilWarningMs > 0) {
      if (state.phase !== 'active') show({ phase: 'active' });
    } else if (state.phase !== 'warning' || state.endsAt !== deadline.endsAt) {
      show({ phase: 'warning', endsAt: deadline.endsAt });
    }
    stopTimer = world.later(Math.min(untilWarningMs > 0 ? untilWarningMs : remainingMs, longestTimerMs), judge);
  }

  /** The session may be over: shows nothing of it, asks the other tabs whether they know better, and ends it if not. */
  function doubt(refused?: Omit<Refused, 'identity'>): Promise<void> {
    if (refused) refusal ??= { ...refused, identity: identityOf(session) };
    judging ??= new Promise((resolve) => {
      stopTimer();
      show({ phase: 'judging' });
      channel.post({ kind: 'wanted', displayCode: session.displayCode });
      world.later(answerWaitMs, () => {
        if (state.phase === 'judging') decide();
        resolve();
      });
    });
    return judging;
  }

  function decide(): void {
    const refused = refusal;
    judging = undefined;
    refusal = undefined;
    if (refused?.identity === identityOf(session)) finish(refused.end, { tell: !refused.isAlone });
    else if (deadline && deadline.endsAt <= world.now()) finish('timeout', { judgedBy: deadline });
    else judge();
  }

  function finish(end: SessionEnd, { tell = true, judgedBy }: { tell?: boolean; judgedBy?: Deadline } = {}): void {
    if (!isOpen()) return;
    stopTimer();
    const { sessionId, rotation } = session;
    if (tell) channel.post({ kind: 'ended', sessionId, rotation, end, ...(judgedBy && { judgedBy }) });
    if (end === 'other-person') options.revoke(session);
    wipeSession(tab);
    leaveShared();
    show({ phase: 'ended', end, speaks: false });
    void claimLock(world, `brokerdesk-ended-${sessionId}`).then((speaks) => {
      if (speaks && state.phase === 'ended') show({ ...state, speaks });
    });
  }

  function hear(message: SessionMessage): void {
    const meaning = readMessage(message, { session, deadline, phase: state.phase });
    switch (meaning.kind) {
      case 'answer':
        if (isSure()) channel.post({ kind: 'here', session, deadline });
        return;
      case 'news':
        adopt(meaning.news);
        return;
      case 'replaced':
        session = meaning.by.session;
        writeSession(session, tab);
        deadline = undefined;
        adopt({ deadline: meaning.by.deadline });
        return;
      case 'returned':
        show({ phase: meaning.kind });
        return;
      case 'ended':
        finish(meaning.end, { tell: false });
        return;
      case 'nothing':
    }
  }

  function adopt(news: SessionNews): void {
    if (news.tokens && news.tokens.rotation > session.rotation) {
      session = { ...session, ...news.tokens };
      keepTokens(session, tab);
    }
    if (news.deadline && news.deadline.learntAt >= (deadline?.learntAt ?? 0)) {
      deadline = news.deadline;
      keepDeadline(deadline, tab);
    }
    judge();
  }

  function isOpen(): boolean {
    return state.phase !== 'ended' && state.phase !== 'returned';
  }

  function isSure(): boolean {
    return isOpen() && state.phase !== 'judging' && !(deadline && deadline.endsAt <= world.now());
  }

  function takeTokens(tokens: SessionTokens): void {
    if (!isOpen()) return;
    adopt({ tokens, deadline });
    channel.post({ kind: 'extended', sessionId: session.sessionId, tokens, deadline });
  }

  judge();
  return {
    state: () => state,
    session: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    warnBefore(milliseconds) {
      warnBeforeMs = milliseconds;
      judge();
    },
    learnRemaining(seconds) {
      if (!isOpen()) return;
      const learntAt = world.now();
      const before = deadline;
      adopt({ deadline: { endsAt: learntAt + seconds * 1000, learntAt } });
      const isNews = !before || Math.abs(before.endsAt - (deadline?.endsAt ?? 0)) >= noticeableMs;
      if (isNews) channel.post({ kind: 'extended', sessionId: session.sessionId, deadline });
    },
    async refused(end, token) {
      // A call that was under way when this tab got another token says nothing about the present one. One without a
      // token says that the storage of this tab was emptied: the other tabs may be well, this one can do nothing more.
      const isAlone = token === undefined;
      if (isOpen() && (isAlone || token === session.token)) await doubt({ end, isAlone });
      return !isOpen();
    },
    extend() {
      const { refresh } = options;
      refreshing ??= refreshTogether(world, { current: () => session, refresh, take: takeTokens }).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    endElsewhere(end) {
      channel.post({ kind: 'ended', sessionId: session.sessionId, rotation: session.rotation, end });
    },
    judge,
  };
}
