import { openEmptyPage } from '../storeSession.ts';
import { test as base } from '../sharedTest.ts';

/** The test of the fault specs: in the worker's shared context, each test has its own page, which its monitor changes. */
export const test = base.extend({
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await openEmptyPage(page);
    await page.evaluate(() => localStorage.clear());
    await use(page);
    await page.close();
  },
});
