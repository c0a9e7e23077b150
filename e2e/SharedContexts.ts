// Browser contexts for all tests of a worker, so that the portal is fetched and compiled once, and not by each test. Each test has
// its own page and sandbox, and finds nothing of the tests before it.
import { setTimeout } from 'node:timers/promises';
import { clearStorage } from '@brokerdesk/plugin-testing/browser';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { drawChinesePlaceholders } from './drawChinesePlaceholders.ts';
import { recordToasts } from './toastRecorder.ts';

/** Settings in which contexts differ, and which cannot be changed afterwards. */
export interface ContextKind extends Pick<BrowserContextOptions, 'baseURL' | 'locale' | 'timezoneId'> {
  readonly hasChineseFonts: boolean;
}

const closingLimitMs = 20_000;

/** A document of the portal's origin that runs no code. */
const emptyDocument = 'registry/demo.json';

export class SharedContexts {
  readonly #browser: Browser;
  readonly #contexts = new Map<string, BrowserContext>();
  /** A page of each context that stays open, so that its process keeps the compiled code for those of the tests. */
  readonly #lastingPages = new WeakMap<BrowserContext, Page>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns the context of a kind, which is as new as if no test had used it. */
  async take(kind: ContextKind): Promise<BrowserContext> {
    const key = JSON.stringify(kind);
    const context = this.#contexts.get(key) ?? (await this.#open(kind));
    this.#contexts.set(key, context);
    return context;
  }

  /** Removes what a test has left in a context; one that cannot be made as new is not used again. */
  async giveBack(context: BrowserContext): Promise<void> {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // Rarely, Chromium does not answer when a page is closed while it navigates.
    const isAsNew = await Promise.race([this.#empty(context), setTimeout(closingLimitMs, false, { ref: false })]);
    if (!isAsNew) {
      for (const [key, one] of this.#contexts) if (one === context) this.#contexts.delete(key);
      await Promise.race([context.close(), setTimeout(closingLimitMs, undefined, { ref: false })]);
      return;
    }
    // Those of a test only: Playwright itself waits for the context's `close` event.
    for (const event of ['console', 'weberror', 'page', 'request']) context.removeAllListeners(event);
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
  }

  /** Closes the pages of the test and empties the storage; false if the clock was changed, which lasts. */
  async #empty(context: BrowserContext): Promise<boolean> {
    const lastingPage = this.#lastingPages.get(context);
    await Promise.all(context.pages().map(async (page) => page === lastingPage || page.close()));
    return lastingPage !== undefined && (await lastingPage.evaluate(clearStorage));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#contexts.values()].map((context) => context.close()));
  }

  async #open({ hasChineseFonts, ...options }: ContextKind): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    if (!hasChineseFonts) await drawChinesePlaceholders(context);
    await recordToasts(context);
    const lastingPage = await context.newPage();
    await lastingPage.goto(emptyDocument);
    this.#lastingPages.set(context, lastingPage);
    return context;
  }
}
