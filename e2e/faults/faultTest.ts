import type { BrowserContext } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { openEmptyPage } from '../storeSession.ts';

/**
 * The test of the fault specs: all tests of a worker share one browser context, so that the portal is fetched and
 * compiled once for all of them. Each has its own page, storage and sandbox.
 */
export const test = base.extend<object, { readonly sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use;
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        ...(viewport !== undefined && { viewport }),
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext, emulator }, use) => {
    await sharedContext.setExtraHTTPHeaders({ 'Mock-Sandbox': emulator.sandbox });
    await use(sharedContext);
    // Those of the console guard only: Playwright itself waits for the context's `close` event.
    for (const event of ['console', 'weberror']) sharedContext.removeAllListeners(event);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await openEmptyPage(page);
    await page.evaluate(() => localStorage.clear());
    await use(page);
    // The end of a session reloads the page; Chromium can lose the event of a page that is closed during a navigation.
    await page.goto('about:blank');
    await page.close();
  },
});
