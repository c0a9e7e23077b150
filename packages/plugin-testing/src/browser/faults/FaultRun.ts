import { expect } from '@playwright/test';
import { checkLivePage } from './checkLivePage.ts';
import { dismissToasts } from './dismissToasts.ts';
import type { FaultEffect } from './faultEffects.ts';
import type { FaultScenario, TestContext } from './FaultScenario.ts';
import type { PageMonitor } from './PageMonitor.ts';
import { type Outcome, readOutcome } from './readOutcome.ts';
import { waitForReload } from '../session/waitForReload.ts';
import { openHome, retryButton } from './sessionNavigation.ts';
import { splitEndpoint } from './splitEndpoint.ts';

/**
 * How the next effect meets the call:
 * - `arrange`: from wherever the page is
 * - `reload`: the same, after dropping the responses that the page has stored
 * - `forget`: the same, and the draft is dropped, because it belongs to what was carried out
 * - `repeat`: the form is as it was, so the user submits it again
 * - `retry`: the user presses "Try again" in place of the content
 */
type Start = 'arrange' | 'reload' | 'forget' | 'repeat' | 'retry';

/** One scenario that meets one effect after the other. */
export class FaultRun {
  readonly outcomes: Outcome[] = [];
  readonly #context: TestContext;
  readonly #scenario: FaultScenario;
  readonly #monitor: PageMonitor;
  #start: Start = 'arrange';

  constructor(
    context: TestContext,
    { scenario, monitor }: { readonly scenario: FaultScenario; readonly monitor: PageMonitor },
  ) {
    this.#context = context;
    this.#scenario = scenario;
    this.#monitor = monitor;
  }

  /** Injects a fault into the call and checks everything that has to hold after it. */
  async inject(effect: FaultEffect): Promise<void> {
    const { page, emulator } = this.#context;
    const label = `${effect.name}, ${this.#scenario.name}`;
    await this.#prepare();
    await this.#limitWaiting(effect);
    const { method, path } = splitEndpoint(this.#scenario.endpoint);
    this.#monitor.takeRequests(this.#scenario.endpoint);
    await emulator.addFault({ match: { method, path }, effect: effect.effect });
    const request = this.#monitor.waitForRequest(this.#scenario.endpoint);
    if (this.#start === 'retry') await retryButton(page).click();
    else await this.#scenario.trigger(page);
    await request;
    await this.#monitor.waitForResponses(this.#scenario.endpoint, this.#countAttempts(effect));
    const outcome = this.#expectedOutcome(effect);
    // A form shows an error at once, and the dialog about it opens a moment later.
    await expect.poll(() => this.#readOutcome(), { message: label, intervals: [50] }).toBe(outcome);
    if (outcome === 'request-error') await this.#dismissRequestError(label);
    if (outcome === 'session-ended') await waitForReload(page);
    await this.#checkPage(label, outcome);
    const requests = this.#monitor.takeRequests(this.#scenario.endpoint);
    if (method !== 'GET') expect(requests, `${label}: sent once`).toHaveLength(1);
    const [fault] = await emulator.listFaults();
    expect(fault?.struck, `${label}: the emulator has injected the fault`).toBeGreaterThanOrEqual(1);
    await emulator.clearFaults();
    if (effect.isExecuted && this.#scenario.typedFields && outcome === 'failure') {
      const repeated = await this.#repeat(label);
      // Without a session no key belongs to a user, and a PUT sets a state instead of adding to one.
      const needsKey = this.#scenario.isSignedIn && (method === 'POST' || method === 'PATCH');
      const keys = new Set([...requests, ...repeated].map((sent) => sent.headers()['idempotency-key']));
      if (needsKey) expect([...keys], `${label}: the same key at another try`).toEqual([expect.any(String)]);
    }
    expect(this.#monitor.problems, label).toEqual([]);
    this.outcomes.push(outcome);
    this.#start = await this.#chooseStart(effect, outcome);
  }

  async #prepare(): Promise<void> {
    const { page } = this.#context;
    await dismissToasts(page);
    if (this.#start === 'repeat' || this.#start === 'retry') return;
    if (this.#start === 'reload' || this.#start === 'forget') await openHome(page);
    if (this.#start === 'forget') await dropDrafts(page);
    await this.#scenario.arrange(this.#context);
  }

  /** The user does not wait a quarter of a minute for each call that never gets a response. */
  async #limitWaiting({ effect }: FaultEffect): Promise<void> {
    if (!this.#monitor.shortensTimers) return;
    await this.#context.page.evaluate((isHang) => {
      if (isHang) localStorage.setItem('longestCallMs', '1000');
      else localStorage.removeItem('longestCallMs');
    }, effect.kind === 'hang');
  }

  /** A read of the shell that gets no readable response is repeated once, and that has to fail as well. */
  #countAttempts({ isRetried }: FaultEffect): number {
    const { endpoint, isSignedIn, isNotRetried } = this.#scenario;
    return isRetried && isSignedIn && !isNotRetried && endpoint.startsWith('GET ') ? 2 : 1;
  }

  #expectedOutcome({ kind }: FaultEffect): Outcome {
    const { isSignedIn, outcomes = {} } = this.#scenario;
    const outcome = outcomes[kind];
    if (outcome) return outcome;
    if (kind === 'slow') return 'content';
    if (isSignedIn && kind === 'refused') return 'request-error';
    if (isSignedIn && kind === 'ended') return 'session-ended';
    return 'failure';
  }

  #readOutcome(): Promise<Outcome> {
    const { page } = this.#context;
    const { content, failure } = this.#scenario;
    return readOutcome(page, { content: content(page), failure: failure?.(page) });
  }

  /** Closes the dialog of an error; behind it the screen shows what it shows without a response. */
  async #dismissRequestError(label: string): Promise<void> {
    const stay = this.#context.page.getByRole('button', { name: 'Stay on this page' });
    await stay.click();
    await expect(stay, `${label}: one dialog`).toBeHidden();
    if (this.#scenario.isSuggestion) return;
    const { broken = 'failure' } = this.#scenario.outcomes ?? {};
    expect(await this.#readOutcome(), `${label}, after the dialog`).toBe(broken);
  }

  /** The page is not blank, nothing keeps waiting, and all that was typed is still there. */
  async #checkPage(label: string, outcome: Outcome): Promise<void> {
    const { page } = this.#context;
    await checkLivePage(page, label);
    if (outcome === 'content' || outcome === 'session-ended') return;
    for (const [field, value] of this.#scenario.typedFields?.(page) ?? [])
      await expect(field, `${label}: still there`).toHaveValue(value);
  }

  /** The response was lost, so the user tries again: it works, or words say why it does not. */
  async #repeat(label: string) {
    const { page } = this.#context;
    const request = this.#monitor.waitForRequest(this.#scenario.endpoint);
    await this.#scenario.trigger(page);
    await request;
    await this.#monitor.waitForResponses(this.#scenario.endpoint, 1);
    expect(['content', 'failure'], `${label}, again`).toContain(await this.#readOutcome());
    return this.#monitor.takeRequests(this.#scenario.endpoint);
  }

  async #chooseStart({ kind, isExecuted }: FaultEffect, outcome: Outcome): Promise<Start> {
    const { endpoint, typedFields, isSignedIn } = this.#scenario;
    if (outcome === 'session-ended') return 'arrange';
    if (!endpoint.startsWith('GET ') && isExecuted && isSignedIn && outcome === 'failure') return 'forget';
    if (typedFields) return isExecuted ? 'arrange' : 'repeat';
    if (!endpoint.startsWith('GET ')) return 'arrange';
    if (kind === 'slow') return 'reload';
    return outcome !== 'content' && (await retryButton(this.#context.page).isVisible()) ? 'retry' : 'arrange';
  }
}

/** Drops what the forms have kept. The page that had them has been left: leaving it stores them. */
function dropDrafts(page: TestContext['page']): Promise<void> {
  return page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('Draft.')) localStorage.removeItem(name);
  });
}
