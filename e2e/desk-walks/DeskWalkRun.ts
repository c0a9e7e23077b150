// A walk in a page. It checks what has to hold whatever happens, and leaves the exact outcome of each effect to the fault matrix.
import type { Locator, Request } from '@playwright/test';
import { checkLivePage } from '../faults/checkLivePage.ts';
import { dismissToasts } from '../faults/dismissToasts.ts';
import type { TestContext } from '../faults/FaultScenario.ts';
import type { PageMonitor } from '../faults/PageMonitor.ts';
import { type Outcome, readOutcome } from '../faults/readOutcome.ts';
import { displayCodeOf, retryButton } from '../faults/sessionNavigation.ts';
import { expect } from '../fixtures.ts';
import { storeSession } from '../storeSession.ts';
import { waitForReload } from '../waitForReload.ts';
import type { DeskStep } from './createDeskWalk.ts';
import { leaveScreen } from './leaveScreen.ts';
import { actInFlight, beginEffect } from './meetEffect.ts';
import { readWords } from './readWords.ts';

/** What a user has typed into a field. */
type Typed = readonly (readonly [field: Locator, value: string])[];

const requestLimitMs = 5_000;
const triggerLimitMs = 10_000;
const draftLimitMs = 3_000;

export class DeskWalkRun {
  readonly #context: TestContext;
  readonly #monitor: PageMonitor;

  constructor(context: TestContext, monitor: PageMonitor) {
    this.#context = context;
    this.#monitor = monitor;
  }

  /** Takes a step and checks everything that has to hold after it. */
  async take(step: DeskStep, label: string): Promise<Outcome> {
    const { page } = this.#context;
    const { scenario } = step;
    expect(await leaveScreen(page, step.leaving), `${label}: no dead end before`).toBeUndefined();
    await scenario.arrange(this.#context);
    await dismissToasts(page);
    const typed = await this.#readTyped(step);
    const words = step.scenario.endpoint.startsWith('GET ') ? [] : await readWords(page);
    const account = await page.evaluate(() => sessionStorage.getItem('UserID'));
    const address = page.url();
    this.#monitor.takeRequests(scenario.endpoint);
    const endEffect = await beginEffect(this.#context, step);
    let outcome = await this.#send(step, label);
    await endEffect();
    const sent = this.#monitor.takeRequests(scenario.endpoint);
    this.#checkSent(step, sent, label);
    if (step.effect.kind !== 'reload') outcome = await this.#dismissRequestError(step, outcome);
    if (outcome === 'session-ended') {
      await this.#signInAgain({ account, address, typed }, label);
    } else if (outcome === 'failure' && step.effect.kind !== 'reload') {
      await checkLivePage(page, label);
      for (const [field, value] of typed) await expect(field, `${label}: still there`).toHaveValue(value);
      expect(await readWords(page), `${label}: all words are still there`).toEqual(expect.arrayContaining([...words]));
      await this.#tryAgain(step, sent, label);
    }
    await checkLivePage(page, label);
    expect(this.#monitor.problems, label).toEqual([]);
    return outcome;
  }

  /** The user can go on: nothing is open that cannot be closed, and the portal or its sign-in opens. */
  async finish(label: string): Promise<void> {
    const { page } = this.#context;
    await expect(page.locator(waysOn).filter({ visible: true }).first(), `${label}: a way on`).toBeEnabled();
    expect(await leaveScreen(page, 'close'), `${label}: no dead end`).toBeUndefined();
    await page.reload();
    await expect(page.locator(waysOn).filter({ visible: true }).first(), `${label}: a way on`).toBeEnabled();
    await checkLivePage(page, label);
    expect(this.#monitor.problems, label).toEqual([]);
  }

  async #readTyped({ scenario }: DeskStep): Promise<Typed> {
    const fields = scenario.typedFields?.(this.#context.page) ?? [];
    return Promise.all(fields.map(async ([field]) => [field, await field.inputValue()] as const));
  }

  /** Sends the request while the effect lasts, and waits until the page has come to rest. */
  async #send(step: DeskStep, label: string): Promise<Outcome> {
    const { page } = this.#context;
    const { scenario, effect } = step;
    const request = this.#monitor.waitForRequest(scenario.endpoint).catch(() => undefined);
    // A dialog of the catalogue, which another call opens, may stand in the way of the button.
    const triggering = scenario.trigger(page).then(
      () => undefined,
      (error: Error) => error,
    );
    const limit = page.waitForTimeout(requestLimitMs);
    await Promise.race([request, limit]);
    if (effect.kind === 'second click' || effect.kind === 'reload') {
      await triggering;
      await actInFlight(this.#context, step);
      if (effect.kind === 'reload') {
        await expect(page.locator(waysOn).filter({ visible: true }).first(), `${label}: a way on`).toBeEnabled();
        return 'content';
      }
    }
    const outcome = await Promise.race([
      this.#readOutcome(step),
      triggering.then((error) => (error ? page.waitForTimeout(triggerLimitMs).then(() => 'nothing' as const) : never)),
    ]);
    if (outcome !== 'nothing') return outcome;
    const error = await triggering;
    // Without a network no page can be loaded, and the browser says so itself.
    if (effect.kind === 'offline' && error?.message.includes('ERR_INTERNET_DISCONNECTED')) {
      await page.context().setOffline(false);
      await scenario.trigger(page);
      return this.#readOutcome(step);
    }
    expect([outcome, error?.message ?? ''], `${label}: an outcome`).toEqual(['an outcome', '']);
    return outcome;
  }

  #readOutcome({ scenario }: DeskStep): Promise<Outcome> {
    const { page } = this.#context;
    return readOutcome(page, { content: scenario.content(page), failure: scenario.failure?.(page) });
  }

  /** What the server may have carried out was sent once, or again under the same key. */
  #checkSent({ scenario, effect }: DeskStep, sent: readonly Request[], label: string): void {
    if (scenario.endpoint.startsWith('GET ')) return;
    if (effect.kind === 'second click') expect(sent.length, `${label}: sent once`).toBeLessThanOrEqual(1);
    expect(countKeys(sent), `${label}: one key`).toBeLessThanOrEqual(1);
  }

  async #dismissRequestError(step: DeskStep, outcome: Outcome): Promise<Outcome> {
    const stay = this.#context.page.getByRole('button', { name: 'Stay on this page' });
    if (outcome !== 'request-error') return outcome;
    await stay.click();
    await expect(stay).toBeHidden();
    const { broken = 'failure' } = step.scenario.outcomes ?? {};
    return step.scenario.isSignedIn && broken === 'content' ? 'content' : 'failure';
  }

  /** After a failure the same button works: the call succeeds, or words say why it does not. */
  async #tryAgain(step: DeskStep, sent: readonly Request[], label: string): Promise<void> {
    const { page } = this.#context;
    const { scenario, effect } = step;
    const { typedFields, endpoint } = scenario;
    const isWrite = !endpoint.startsWith('GET ');
    const retry = retryButton(page);
    if (typedFields) await scenario.trigger(page);
    else if (!isWrite && (await retry.isVisible())) await retry.click();
    else return;
    await page.waitForTimeout(settleMs);
    expect(await this.#readOutcome(step), `${label}, again`).not.toBe('nothing');
    const isLost = effect.kind === 'fault' && effect.fault.isExecuted;
    const needsKey = scenario.isSignedIn && /^(POST|PATCH) /.test(endpoint);
    const all = [...sent, ...this.#monitor.takeRequests(endpoint)];
    if (isLost && needsKey && typedFields) expect(countKeys(all), `${label}: the same key`).toBe(1);
    await this.#dismissRequestError(step, await this.#readOutcome(step));
  }

  /** The user signs in again and finds what was typed into the page. */
  async #signInAgain(
    { account, address, typed }: { account: string | null; address: string; typed: Typed },
    label: string,
  ): Promise<void> {
    const { page, emulator } = this.#context;
    await waitForReload(page);
    await expect(page.locator(waysOn).filter({ visible: true }).first(), `${label}: a way on`).toBeEnabled();
    if (account === null) return;
    const displayCode = displayCodeOf(account);
    await storeSession(page, emulator, { displayCode, userID: account });
    await page.goto(address.includes(`/${displayCode}/`) ? address : `${displayCode}/main`);
    await expect(page.locator(waysOn).filter({ visible: true }).first(), `${label}: a way on`).toBeEnabled();
    for (const [field, value] of typed) {
      const isShown = await field.waitFor({ timeout: draftLimitMs }).then(
        () => true,
        () => false,
      );
      if (isShown) await expect(field, `${label}: restored`).toHaveValue(value);
    }
  }
}

/** By which a user goes on. */
const waysOn = 'a[href], button:not([disabled])';
const settleMs = 100;
const never = new Promise<never>(() => {});

/** The number of different keys under which requests were sent. */
function countKeys(requests: readonly Request[]): number {
  return new Set(requests.map((request) => request.headers()['idempotency-key']).filter((key) => key !== undefined))
    .size;
}
