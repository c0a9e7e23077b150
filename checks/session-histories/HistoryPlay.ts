// Plays a history of tabs and devices against the real emulator, with the host's own keeper of sessions and its own
// wire, and says after each step what must never be.
import { listFunctions, refresh, type Session } from '../../packages/api/src/index.ts';
import { createSessionKeeper } from '../../packages/host/src/session/createSessionKeeper.ts';
import type { SessionKeeper } from '../../packages/host/src/session/SessionKeeper.ts';
import {
  keepDeadline,
  keepSession,
  readTokens,
  type StoredSession,
} from '../../packages/host/src/session/sessionStorage.ts';
import { takeOverSession } from '../../packages/host/src/session/takeOverSession.ts';
import type { EmulatorLine } from './EmulatorLine.ts';
import { FakeBrowser, type FakeTab } from './FakeBrowser.ts';
import { findWrongs } from './findWrongs.ts';
import { clientOf, type Seat } from './Seat.ts';
import type { Step } from './Step.ts';

const users = ['demo.admin', 'demo.reviewer'] as const;
/** Timers up to here are waits for an answer; longer ones wait for time to pass. */
const shortMs = 1_000;

/** A history that is being played. */
export class HistoryPlay {
  readonly #line: EmulatorLine;
  readonly #clock = { now: Date.parse('2026-11-20T01:00:00Z') };
  readonly #seats: readonly Seat[];
  readonly #calls = new Set<Promise<unknown>>();
  /** The server ended sessions in a way that a tab learns at its next call only. */
  #isServerAhead = false;

  constructor(line: EmulatorLine) {
    this.#line = line;
    const [desk, other] = [new FakeBrowser(this.#clock), new FakeBrowser(this.#clock)];
    this.#seats = [desk, desk, desk, other].map((browser) => ({
      browser,
      tab: undefined,
      keeper: undefined,
      client: undefined,
    }));
  }

  async start(): Promise<void> {
    await this.#line.startAnew(this.#clock.now);
  }

  /** Does a step, waits until everything has come to rest, and gives what is wrong now. */
  async play(step: Step): Promise<readonly string[]> {
    await this.#take(step);
    await this.#rest();
    return findWrongs({ seats: this.#seats, line: this.#line, isServerAhead: this.#isServerAhead });
  }

  async #take(step: Step): Promise<void> {
    switch (step.do) {
      case 'pass':
        return this.#pass(step.seconds);
      case 'disable':
      case 'enable':
        return this.#line.setEnabled(users[0], step.do === 'enable');
      case 'expire':
        this.#isServerAhead = true;
        await this.#line.control('POST', '/sessions/expire', { all: true });
        return undefined;
      case 'extendAll':
      case 'actAll':
        for (const seat of this.#seats) this.#use(seat, step.do === 'extendAll' ? 'extend' : 'act');
        return undefined;
      default: {
        const seat = this.#seats[step.tab] as Seat;
        if (step.do === 'signIn') return this.#signIn(seat, users[step.user] ?? users[0]);
        return this.#use(seat, step.do);
      }
    }
  }

  #use(seat: Seat, action: Exclude<Step['do'], 'signIn' | 'pass'>): void {
    const { tab, keeper, client } = seat;
    if (action === 'open') this.#run(this.#open(seat));
    if (!tab) return;
    if (action === 'close') this.#close(seat);
    if (action === 'freeze') tab.isFrozen = true;
    if (action === 'wake' && tab.isFrozen) {
      tab.isFrozen = false;
      keeper?.judge();
      tab.catchUp();
    }
    if (tab.isFrozen || !keeper || !client || !isOpen(keeper)) return;
    if (action === 'act') this.#run(client.call(listFunctions, {}));
    if (action === 'poll') this.#run(client.call(listFunctions, {}, { passive: true }));
    if (action === 'extend') this.#run(keeper.extend());
    if (action === 'signOut') this.#run(this.#signOut(seat, keeper));
  }

  async #open(seat: Seat): Promise<void> {
    if (seat.tab && (seat.tab.isFrozen || (seat.keeper && isOpen(seat.keeper)))) return;
    this.#close(seat);
    const tab = seat.browser.open();
    seat.tab = tab;
    const session = await takeOverSession(seat.browser.worldOf(tab), 'demo');
    if (session && seat.tab === tab && !seat.keeper) this.#keep(seat, tab, { session, isNew: false });
  }

  async #signIn(seat: Seat, userID: string): Promise<void> {
    if (seat.tab?.isFrozen) return;
    const answer = await this.#line.control('POST', '/sessions', { brokerCode: 'DEMO', userID });
    if (!answer.token) return;
    // Signing in happens on a page of its own, without a shell and its keeper.
    this.#close(seat);
    const tab = seat.browser.open();
    seat.tab = tab;
    this.#isServerAhead ||= this.#seats.some(({ keeper }) => keeper && keeper.session().person.userID === userID);
    const session = keepSession('demo', answer as unknown as Session, tab.storage);
    keepDeadline({ endsAt: this.#clock.now + 1_800_000, learntAt: this.#clock.now }, tab.storage);
    this.#keep(seat, tab, { session, isNew: true });
  }

  #keep(seat: Seat, tab: FakeTab, { session, isNew }: { session: StoredSession; isNew: boolean }): void {
    const keeper: SessionKeeper = createSessionKeeper({
      world: seat.browser.worldOf(tab),
      session,
      isNew,
      refresh: () => clientOf(tab, () => keeper, { isOwn: true }).call(refresh, {}),
      revoke: ({ token }) => this.#run(this.#line.call('POST', '/auths/logouts', { token })),
    });
    keeper.warnBefore(300_000);
    keeper.subscribe(() => {
      // The page loads itself anew when the same person is back.
      if (keeper.state().phase === 'returned') this.#run(this.#open(seat));
    });
    seat.keeper = keeper;
    seat.client = clientOf(tab, () => keeper, { isOwn: false });
  }

  async #signOut(seat: Seat, keeper: SessionKeeper): Promise<void> {
    const { token } = readTokens(seat.tab?.storage);
    keeper.endElsewhere('logged-out');
    this.#close(seat);
    await this.#line.call('POST', '/auths/logouts', { token });
  }

  #close(seat: Seat): void {
    if (seat.tab) seat.browser.close(seat.tab);
    seat.tab = undefined;
    seat.keeper = undefined;
    seat.client = undefined;
  }

  async #pass(seconds: number): Promise<void> {
    await this.#line.control('PATCH', '/clock', { advanceSec: seconds });
    const end = this.#clock.now + seconds * 1000;
    await this.#fireUntil(end);
    this.#clock.now = end;
  }

  async #fireUntil(end: number): Promise<void> {
    for (;;) {
      const due = this.#nextTimer();
      if (!due || due.timer.at > end) return;
      this.#clock.now = Math.max(this.#clock.now, due.timer.at);
      due.tab.timers.delete(due.timer);
      due.timer.task();
      if (this.#isBusy()) await this.#settle();
    }
  }

  #nextTimer() {
    const [first, second] = [this.#seats[0]?.browser.nextTimer(), this.#seats[3]?.browser.nextTimer()];
    return !first || (second && second.timer.at < first.timer.at) ? second : first;
  }

  /** Lets calls and messages arrive, and what waits for an answer wait to its end. */
  async #rest(): Promise<void> {
    for (;;) {
      await this.#settle();
      const due = this.#nextTimer();
      if (!due || due.timer.at > this.#clock.now + shortMs) return;
      await this.#fireUntil(due.timer.at);
    }
  }

  async #settle(): Promise<void> {
    // A call that waits for a timer makes no progress: it is not waited for.
    for (let quiet = 0; quiet < 6; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#seats.some(({ browser }) => browser.isTalking()) || this.#line.underWay > 0) quiet = 0;
    }
  }

  #isBusy(): boolean {
    return this.#line.underWay > 0 || this.#calls.size > 0 || this.#seats.some(({ browser }) => browser.isTalking());
  }

  #run(call: Promise<unknown>): void {
    const ended = call.catch(() => {}).finally(() => this.#calls.delete(ended));
    this.#calls.add(ended);
  }
}

function isOpen(keeper: SessionKeeper): boolean {
  const { phase } = keeper.state();
  return phase !== 'ended' && phase !== 'returned';
}
