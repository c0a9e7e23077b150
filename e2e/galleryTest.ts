// One page of the gallery for all tests of a worker, so that it is fetched and compiled once: loading it takes longer than most
// tests. After a test it shows another page of the gallery, which stores nothing.
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { ConsoleErrorCollector } from './ConsoleErrorCollector.ts';

interface GalleryFixtures {
  /** Fails the test for anything that the page logs as an error. */
  readonly consoleErrors: ConsoleErrorCollector;
}

interface WorkerFixtures {
  readonly galleryContext: BrowserContext;
  readonly galleryPage: Page;
}

export const test = base.extend<GalleryFixtures, WorkerFixtures>({
  galleryContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  galleryPage: [async ({ galleryContext }, use) => use(await galleryContext.newPage()), { scope: 'worker' }],
  context: ({ galleryContext }, use) => use(galleryContext),
  page: async ({ galleryPage, viewport }, use) => {
    if (viewport) await galleryPage.setViewportSize(viewport);
    await use(galleryPage);
    await galleryPage.mouse.move(0, 0);
    await galleryPage.evaluate(() => (location.hash = '#page=Text'));
    await galleryPage.locator('[data-shown="Text/"], iframe').waitFor();
  },
  consoleErrors: [
    async ({ context }, use) => {
      const guard = new ConsoleErrorCollector();
      guard.attach(context);
      await use(guard);
      for (const event of ['console', 'weberror']) context.removeAllListeners(event);
      expect(guard.findProblems()).toEqual([]);
    },
    { auto: true },
  ],
});
