// A browser context and a page for all tests of a worker: the portal is fetched and compiled once for all of them, which is
// most of the time in which it starts. Each test has its own sandbox, and begins with a page as new as that of a new browser.
import { test as base } from './fixtures.ts';
import { resetPage } from './resetPage.ts';

export const test = base.extend({
  context: async ({ sharedContext, emulator }, use) => {
    await sharedContext.setExtraHTTPHeaders({ 'Mock-Sandbox': emulator.sandbox });
    await use(sharedContext);
    // Those of the console guard only: Playwright itself waits for the context's `close` event.
    for (const event of ['console', 'weberror']) sharedContext.removeAllListeners(event);
  },
  // The context comes first, because it has the headers of the sandbox.
  page: async ({ context: _context, sharedPage }, use, testInfo) => {
    if (sharedPage.url() === 'about:blank') await resetPage(sharedPage);
    await use(sharedPage);
    // After a failure the page stays for the picture; the next test has another worker.
    if (testInfo.errors.length === 0) await resetPage(sharedPage);
  },
});
