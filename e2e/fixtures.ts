// What every journey gets: its own sandbox in the emulator, so that journeys run side by side and leave nothing behind; a
// session; and a guard that fails the test when the page logs an error.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { mockTest } from '@brokerdesk/mock-server/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ConsoleErrorCollector } from './ConsoleErrorCollector.ts';
import { drawChinesePlaceholders } from './drawChinesePlaceholders.ts';
import { demoPassword } from './signInForm.ts';
import { storeSession } from './storeSession.ts';
import { recordToasts } from './toastRecorder.ts';

export interface JourneyFixtures {
  /** Draws Chinese with the bundled fonts; false unless a test sets it. */
  readonly hasChineseFonts: boolean;
  /** Fails the test for anything that a page logs as an error and the test did not expect. */
  readonly consoleErrors: ConsoleErrorCollector;
  /** Signs in through the sign-in page and waits for the shell; for tests of the sign-in and of what it leaves behind. */
  readonly signIn: (displayCode: string, userID: string) => Promise<void>;
  /** Opens a page of the portal with a minted session, `main` unless told otherwise, and waits for the shell. */
  readonly openSession: (displayCode: string, userID: string, path?: string) => Promise<void>;
}

/** Fixtures of a worker, made when a test first uses them. */
export interface WorkerFixtures {
  /** A browser context for many tests, so that the portal is fetched and compiled once; see sharedTest.ts. */
  readonly sharedContext: BrowserContext;
  /** A page of it. */
  readonly sharedPage: Page;
}

/** The contexts whose pages have the scripts of these fixtures. */
const preparedContexts = new WeakSet<BrowserContext>();

export const test = mockTest.extend<JourneyFixtures, WorkerFixtures>({
  hasChineseFonts: [false, { option: true }],
  consoleErrors: [
    async ({ context, hasChineseFonts }, use) => {
      if (!preparedContexts.has(context)) {
        preparedContexts.add(context);
        if (!hasChineseFonts) await drawChinesePlaceholders(context);
        await recordToasts(context);
      }
      const guard = new ConsoleErrorCollector();
      guard.attach(context);
      await use(guard);
      // The browser reports what the page logged a moment after it has happened.
      await expect.poll(() => guard.findProblems()).toEqual([]);
    },
    { auto: true },
  ],
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
  sharedPage: [
    async ({ sharedContext }, use) => {
      const page = await sharedContext.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  signIn: async ({ page, emulator }, use) => {
    await use(async (displayCode, userID) => {
      await page.goto(`${displayCode}/login`);
      // Harbour Bright overrides some texts.
      await page.getByRole('textbox', { name: /^(Login name|Staff number)$/ }).fill(userID);
      await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
      await page.getByRole('button', { name: /^Sign in/ }).click();
      if (displayCode === '2go') await submitCode(page, emulator);
      await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
    });
  },
  openSession: async ({ page, emulator }, use) => {
    await use(async (displayCode, userID, path = 'main') => {
      await storeSession(page, emulator, { displayCode, userID });
      await page.goto(`${displayCode}/${path}`);
      await page.locator('.bd-person-name').waitFor({ state: 'attached' });
    });
  },
});

/** The provider's staff are asked for a code, too. */
async function submitCode(page: Page, emulator: MockClient): Promise<void> {
  await page.getByRole('button', { name: 'Get code' }).click();
  const messages = await emulator.readOutbox({ kind: 'oneTimePassword', waitMs: 10_000 });
  await page.getByRole('textbox', { name: 'Verification code' }).fill(messages.at(-1)?.code ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

export { expect } from '@playwright/test';
export { demoPassword } from './signInForm.ts';
