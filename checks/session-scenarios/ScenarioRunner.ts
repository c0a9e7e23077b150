// Runs a scenario of tabs and devices against the real emulator, with the host's own session controller and API client,
// and reports violated invariants after each step.
import { listFunctions, refresh, type Session } from '../../packages/api/src/index.ts';
import { createSessionController } from '../../packages/host/src/session/createSessionController.ts';
import type { SessionController } from '../../packages/host/src/session/SessionController.ts';
import {
  storeDeadline,
  storeNewSession,
  readTokens,
  type StoredSession,
} from '../../packages/host/src/session/sessionStorage.ts';
import { takeOverSession } from '../../packages/host/src/session/takeOverSession.ts';
import type { EmulatorConnection } from './EmulatorConnection.ts';
import { FakeBrowser, type FakeTab } from './FakeBrowser.ts';
import { findInvariantViolations } from './findInvariantViolations.ts';
import { clientOf, type TestTab } from './TestTab.ts';

/** One step of a scenario; tabs 0 to 2 are on one device, tab 3 is on another. */
export type ScenarioStep =
  | { readonly do: 'open' | 'close' | 'act' | 'poll' | 'extend' | 'signOut' | 'freeze' | 'wake'; readonly tab: number }
  | { readonly do: 'signIn'; readonly tab: number; readonly user: number }
  | { readonly do: 'pass'; readonly seconds: number }
  | { readonly do: 'extendAll' | 'actAll' | 'disable' | 'enable' | 'expire' };

const users = ['demo.admin', 'demo.reviewer'] as const;
/** Timers up to here wait for a response; longer ones wait for time to pass. */
const replyTimeoutMs = 1_000;

/** A scenario that is being run. */
export class ScenarioRunner {
  readonly #connection: EmulatorConnection;
  readonly #clock = { now: Date.parse('2026-11-20T01:00:00Z') };
  readonly #testTabs: readonly TestTab[];
  readonly #pendingCalls = new Set<Promise<unknown>>();
  /** Sessions that the server ended in a way that a tab notices only at its next request, and had none since. */
  readonly #unnoticedEnds = new Set<string>();

  constructor(line: EmulatorConnection) {
    this.#connection = line;
    const [desk, other] = [new FakeBrowser(this.#clock), new FakeBrowser(this.#clock)];
    this.#testTabs = [desk, desk, desk, other].map((browser) => ({
      browser,
      tab: undefined,
      sessionController: undefined,
      client: undefined,
    }));
  }

  async start(): Promise<void> {
    await this.#connection.reset(this.#clock.now);
  }

  /** Takes a step, waits until nothing is in flight, and returns the violated invariants. */
  async runStep(step: ScenarioStep): Promise<readonly string[]> {
    await this.#execute(step);
    await this.#waitUntilIdle();
    return findInvariantViolations({
      testTabs: this.#testTabs,
      connection: this.#connection,
      unnoticedEnds: this.#unnoticedEnds,
    });
  }

  async #execute(step: ScenarioStep): Promise<void> {
    switch (step.do) {
      case 'pass':
        return this.#advanceTime(step.seconds);
      case 'disable':
      case 'enable':
        return this.#connection.setEnabled(users[0], step.do === 'enable');
      case 'expire':
        this.#expectUnnoticedEnd();
        await this.#connection.control('POST', '/sessions/expire', { all: true });
        return undefined;
      case 'extendAll':
      case 'actAll':
        for (const testTab of this.#testTabs) this.#perform(testTab, step.do === 'extendAll' ? 'extend' : 'act');
        return undefined;
      default: {
        const testTab = this.#testTabs[step.tab] as TestTab;
        if (step.do === 'signIn') return this.#signIn(testTab, users[step.user] ?? users[0]);
        return this.#perform(testTab, step.do);
      }
    }
  }

  #perform(testTab: TestTab, action: Exclude<ScenarioStep['do'], 'signIn' | 'pass'>): void {
    const { tab, sessionController, client } = testTab;
    if (action === 'open') this.#track(this.#open(testTab));
    if (!tab) return;
    if (action === 'close') this.#close(testTab);
    if (action === 'freeze') tab.isFrozen = true;
    if (action === 'wake' && tab.isFrozen) {
      tab.isFrozen = false;
      sessionController?.evaluate();
      tab.deliverPending();
    }
    if (tab.isFrozen || !sessionController || !client || !isOpen(sessionController)) return;
    if (/^(act|poll|extend)$/.test(action)) this.#unnoticedEnds.delete(serverSessionOf(sessionController));
    if (action === 'act') this.#track(client.call(listFunctions, {}));
    if (action === 'poll') this.#track(client.call(listFunctions, {}, { passive: true }));
    if (action === 'extend') this.#track(sessionController.extend());
    if (action === 'signOut') this.#track(this.#signOut(testTab, sessionController));
  }

  async #open(testTab: TestTab): Promise<void> {
    if (testTab.tab && (testTab.tab.isFrozen || (testTab.sessionController && isOpen(testTab.sessionController))))
      return;
    this.#close(testTab);
    const tab = testTab.browser.open();
    testTab.tab = tab;
    const session = await takeOverSession(testTab.browser.environmentOf(tab), 'demo');
    if (session && testTab.tab === tab && !testTab.sessionController)
      this.#attachManager(testTab, tab, { session, isNew: false });
  }

  async #signIn(testTab: TestTab, userID: string): Promise<void> {
    if (testTab.tab?.isFrozen) return;
    const answer = await this.#connection.control('POST', '/sessions', { brokerCode: 'DEMO', userID });
    if (!answer.token) return;
    // Signing in happens on a separate page, without a shell and its session controller.
    this.#close(testTab);
    const tab = testTab.browser.open();
    testTab.tab = tab;
    this.#expectUnnoticedEnd(userID);
    const session = storeNewSession('demo', answer as unknown as Session, tab.storage);
    storeDeadline({ endsAt: this.#clock.now + 1_800_000, learntAt: this.#clock.now }, tab.storage);
    this.#attachManager(testTab, tab, { session, isNew: true });
  }

  #attachManager(testTab: TestTab, tab: FakeTab, { session, isNew }: { session: StoredSession; isNew: boolean }): void {
    const controller: SessionController = createSessionController({
      environment: testTab.browser.environmentOf(tab),
      session,
      isNew,
      refresh: () => clientOf(tab, () => controller, { isOwn: true }).call(refresh, {}),
      revoke: ({ token }) => this.#track(this.#connection.call('POST', '/auths/logouts', { token })),
    });
    controller.setWarningTime(300_000);
    controller.subscribe(() => {
      // The page reloads when the same user is back.
      if (controller.state().phase === 'returned') this.#track(this.#open(testTab));
    });
    testTab.sessionController = controller;
    testTab.client = clientOf(tab, () => controller, { isOwn: false });
  }

  async #signOut(testTab: TestTab, controller: SessionController): Promise<void> {
    const { token } = readTokens(testTab.tab?.storage);
    controller.endInOtherTabs('logged-out');
    this.#close(testTab);
    await this.#connection.call('POST', '/auths/logouts', { token });
  }

  /** The server is about to end the sessions of a user, or all. */
  #expectUnnoticedEnd(userID?: string): void {
    for (const { sessionController } of this.#testTabs) {
      if (!sessionController) continue;
      const { person } = sessionController.session();
      if (userID === undefined || person.userID === userID) this.#unnoticedEnds.add(serverSessionOf(sessionController));
    }
  }

  #close(testTab: TestTab): void {
    if (testTab.tab) testTab.browser.close(testTab.tab);
    testTab.tab = undefined;
    testTab.sessionController = undefined;
    testTab.client = undefined;
  }

  async #advanceTime(seconds: number): Promise<void> {
    await this.#connection.control('PATCH', '/clock', { advanceSec: seconds });
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
      if (this.#isBusy()) await this.#flushMessages();
    }
  }

  #nextTimer() {
    const [first, second] = [this.#testTabs[0]?.browser.nextTimer(), this.#testTabs[3]?.browser.nextTimer()];
    return !first || (second && second.timer.at < first.timer.at) ? second : first;
  }

  /** Lets requests and messages arrive, and waits for responses time out. */
  async #waitUntilIdle(): Promise<void> {
    for (;;) {
      await this.#flushMessages();
      const due = this.#nextTimer();
      if (!due || due.timer.at > this.#clock.now + replyTimeoutMs) return;
      await this.#fireUntil(due.timer.at);
    }
  }

  async #flushMessages(): Promise<void> {
    // A request that waits for a timer makes no progress, so it is not awaited.
    for (let quiet = 0; quiet < 6; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#testTabs.some(({ browser }) => browser.hasMessagesInFlight()) || this.#connection.inFlightCount > 0)
        quiet = 0;
    }
  }

  #isBusy(): boolean {
    return (
      this.#connection.inFlightCount > 0 ||
      this.#pendingCalls.size > 0 ||
      this.#testTabs.some(({ browser }) => browser.hasMessagesInFlight())
    );
  }

  #track(call: Promise<unknown>): void {
    const ended = call.catch(() => {}).finally(() => this.#pendingCalls.delete(ended));
    this.#pendingCalls.add(ended);
  }
}

/** The server's identifier of a session; it stays when the tokens are rotated. */
function serverSessionOf(controller: SessionController): string {
  return controller.session().token.split('.')[0] ?? '';
}

function isOpen(controller: SessionController): boolean {
  const { phase } = controller.state();
  return phase !== 'ended' && phase !== 'returned';
}
