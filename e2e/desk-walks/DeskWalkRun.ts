// A walk in a page. It checks what has to hold whatever happens, and leaves the exact outcome of each effect to the fault matrix.
import {
  checkLivePage,
  dismissToasts,
  displayCodeOf,
  type Outcome,
  type PageMonitor,
  readOutcome,
  retryButton,
  splitEndpoint,
  storeSession,
  type TestContext,
  waitForReload,
} from '@brokerdesk/plugin-testing/browser';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Request } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { DeskStep } from './createDeskWalk.ts';
import { leaveScreen, reloadPage } from './leaveScreen.ts';
import { actInFlight, beginEffect } from './meetEffect.ts';
import { findLostWords, readWords } from './readWords.ts';

/** What a user has typed into a field. */
type Typed = readonly (readonly [field: Locator, value: string])[];

/** The requests of a step, and how many the server had accepted before it. */
interface Sent {
  readonly sent: readonly Request[];
  readonly before: number;
}

const requestLimitMs = 5_000;
const triggerLimitMs = 10_000;
const dialogMs = 300;
const draftLimitMs = 3_000;

export class DeskWalkRun {
  readonly #context: TestContext;
  readonly #monitor: PageMonitor;

  constructor(context: TestContext, monitor: PageMonitor) {
    this.#context = context;
    this.#monitor = monitor;
  }

  /** Takes a step and checks everything that has to hold after it. */
  async take(step: DeskStep): Promise<Outcome> {
    const { page } = this.#context;
    const { scenario } = step;
    expect(await leaveScreen(page, step.leaving), 'no dead end before').toBeUndefined();
    await scenario.arrange(this.#context);
    await dismissToasts(page);
    const typed = await this.#readTyped(step);
    const words = step.scenario.endpoint.startsWith('GET ') ? [] : await readWords(page);
    const account = await page.evaluate(() => sessionStorage.getItem('UserID'));
    const address = page.url();
    this.#monitor.takeRequests(scenario.endpoint);
    const before = await this.#countAccepted(step);
    await page.evaluate(() => {
      window.errorToasts = 0;
    });
    const endEffect = await beginEffect(this.#context, step);
    let outcome = await this.#send(step);
    await endEffect();
    const sent = this.#monitor.takeRequests(scenario.endpoint);
    await this.#checkSent(step, { sent, before });
    if (step.effect.kind !== 'reload') outcome = await this.#dismissRequestError(step, outcome);
    if (outcome === 'session-ended') {
      await this.#signInAgain({ account, address, typed });
    } else if (outcome === 'failure' && step.effect.kind !== 'reload') {
      await checkLivePage(page, 'after the effect');
      for (const [field, value] of typed) await expect(field, 'still there').toHaveValue(value);
      expect(await findLostWords(page, words), 'no words are lost').toEqual([]);
      await this.#tryAgain(step, { sent, before });
    }
    await checkLivePage(page, 'after the effect');
    expect(this.#monitor.problems).toEqual([]);
    return outcome;
  }

  /** The user can go on: nothing is open that cannot be closed, and the portal or its sign-in opens. */
  async finish(): Promise<void> {
    const { page } = this.#context;
    await expect(page.locator(waysOn).filter({ visible: true }).first(), 'a way on').toBeEnabled();
    expect(await leaveScreen(page, 'close'), 'no dead end').toBeUndefined();
    await reloadPage(page);
    await expect(page.locator(waysOn).filter({ visible: true }).first(), 'a way on').toBeEnabled();
    await checkLivePage(page, 'after the effect');
    expect(this.#monitor.problems).toEqual([]);
  }

  async #readTyped({ scenario }: DeskStep): Promise<Typed> {
    const fields = scenario.typedFields?.(this.#context.page) ?? [];
    return Promise.all(fields.map(async ([field]) => [field, await field.inputValue()] as const));
  }

  /** Sends the request while the effect lasts, and waits until the page has come to rest. */
  async #send(step: DeskStep): Promise<Outcome> {
    const { page } = this.#context;
    const { scenario, effect } = step;
    const request = this.#monitor.waitForRequest(scenario.endpoint).catch(() => undefined);
    // A dialog of the catalogue, which another call opens, may stand in the way of the button.
    const triggering = scenario.trigger(page).then(
      () => undefined,
      (error: Error) => error,
    );
    const failing = triggering.then((error) => error ?? never);
    await Promise.race([request, failing, pause(requestLimitMs)]);
    // Until then, the page may show what it did before.
    await Promise.race([triggering, pause(requestLimitMs)]);
    // Without a network no page can be loaded, and the browser says so itself.
    if (effect.kind === 'offline' && (await isPageLost(triggering))) {
      await page.context().setOffline(false);
      await scenario.trigger(page);
      return this.#readOutcome(step);
    }
    if (effect.kind === 'second click' || effect.kind === 'reload') {
      await triggering;
      await actInFlight(this.#context, step);
      if (effect.kind === 'reload') {
        await expect(page.locator(waysOn).filter({ visible: true }).first(), 'a way on').toBeEnabled();
        return 'content';
      }
    }
    const outcome = await Promise.race([
      this.#readOutcome(step),
      failing.then(() => pause(triggerLimitMs)).then(() => 'nothing' as const),
    ]);
    if (outcome !== 'nothing') return outcome;
    // The server returns less to a user who may see less, such as an empty list.
    if (effect.kind === 'right withdrawn') return outcome;
    // A user who signs out without a network sees the browser's own page, which loads the sign-in page later.
    if (effect.kind === 'offline' && page.url().startsWith('chrome-error:')) {
      await page.context().setOffline(false);
      await reloadPage(page);
      return 'content';
    }
    // A part that could not be fetched, such as what runs jobs, is reported by a toast.
    if (effect.kind === 'offline' && (await page.evaluate(() => window.errorToasts ?? 0)) > 0) return 'failure';
    // A page that is loaded after the end of its session leads to the sign-in page at once.
    if (scenario.isSignedIn && /\/login\b/.test(page.url())) return 'session-ended';
    const error = await triggering;
    expect([outcome, error?.message ?? ''], 'an outcome').toEqual(['an outcome', '']);
    return outcome;
  }

  async #readOutcome({ scenario }: DeskStep): Promise<Outcome> {
    const { page } = this.#context;
    const signs = { content: scenario.content(page), failure: scenario.failure?.(page) };
    const outcome = await readOutcome(page, signs);
    if (outcome !== 'failure') return outcome;
    // A form shows an error at once, and the dialog about it opens a moment later.
    await pause(dialogMs);
    return readOutcome(page, signs);
  }

  /** Each call that the server carried out was sent once, or again under the same key. */
  async #checkSent(step: DeskStep, { sent, before }: Sent): Promise<void> {
    if (step.scenario.endpoint.startsWith('GET ')) return;
    if (step.effect.kind === 'second click') expect(sent.length, 'sent once').toBeLessThanOrEqual(1);
    const accepted = (await this.#countAccepted(step)) - before;
    expect(Math.min(accepted, countKeys(sent)), 'carried out once').toBeLessThanOrEqual(1);
  }

  async #countAccepted({ scenario }: DeskStep): Promise<number> {
    const { method, path } = splitEndpoint(scenario.endpoint);
    const journal = await this.#context.emulator.readJournal();
    return journal.filter((one) => one.method === method && one.endpoint === path && one.code === 'OK').length;
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
  async #tryAgain(step: DeskStep, { sent, before }: Sent): Promise<void> {
    const { page } = this.#context;
    const { scenario, effect } = step;
    const { typedFields, endpoint } = scenario;
    const isWrite = !endpoint.startsWith('GET ');
    const retry = retryButton(page);
    this.#monitor.takeRequests(endpoint);
    if (typedFields) await scenario.trigger(page);
    else if (!isWrite && (await retry.isVisible())) await retry.click();
    else return;
    // No request is sent if the form itself now says what is wrong.
    await Promise.race([this.#monitor.waitForResponses(endpoint, 1).catch(() => {}), pause(requestLimitMs)]);
    expect(await this.#readOutcome(step), 'again').not.toBe('nothing');
    const isLost = effect.kind === 'fault' && effect.fault.isExecuted;
    const needsKey = scenario.isSignedIn && /^(POST|PATCH) /.test(endpoint);
    const all = [...sent, ...this.#monitor.takeRequests(endpoint)];
    await this.#checkSent(step, { sent: all, before });
    if (isLost && needsKey && typedFields) expect(countKeys(all), 'the same key').toBe(1);
    await this.#dismissRequestError(step, await this.#readOutcome(step));
  }

  /** The user signs in again and finds what was typed into the page. */
  async #signInAgain({
    account,
    address,
    typed,
  }: {
    account: string | null;
    address: string;
    typed: Typed;
  }): Promise<void> {
    const { page, emulator } = this.#context;
    await waitForReload(page);
    await expect(page.locator(waysOn).filter({ visible: true }).first(), 'a way on').toBeEnabled();
    if (account === null) return;
    const displayCode = displayCodeOf(account);
    await storeSession(page, emulator, { displayCode, userID: account });
    await page.goto(address.includes(`/${displayCode}/`) ? address : `${displayCode}/main`);
    await expect(page.locator(waysOn).filter({ visible: true }).first(), 'a way on').toBeEnabled();
    for (const [field, value] of typed) {
      const isShown = await field.waitFor({ timeout: draftLimitMs }).then(
        () => true,
        () => false,
      );
      // A password is never stored.
      if (isShown && (await field.getAttribute('type')) !== 'password')
        await expect(field, 'restored').toHaveValue(value);
    }
  }
}

/** By which a user goes on. */
const waysOn = 'a[href], button:not([disabled])';
const never = new Promise<never>(() => {});

/** A pause that keeps no test alive. */
function pause(milliseconds: number): Promise<undefined> {
  return setTimeout(milliseconds, undefined, { ref: false });
}

/** Whether a page could not be loaded. */
async function isPageLost(triggering: Promise<Error | undefined>): Promise<boolean> {
  const error = await Promise.race([triggering, pause(0)]);
  return error?.message.includes('ERR_INTERNET_DISCONNECTED') ?? false;
}

/** The number of different keys under which requests were sent. */
function countKeys(requests: readonly Request[]): number {
  return new Set(requests.map((request) => request.headers()['idempotency-key']).filter((key) => key !== undefined))
    .size;
}
