// What every journey gets: its own sandbox in the emulator, so that journeys run side by side and leave nothing behind; a
// session; and a guard that fails the test when the page logs an error.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { mockTest } from '@brokerdesk/mock-server/playwright';
import { demoPassword, storeSession } from '@brokerdesk/plugin-testing/browser';
import { expect, type Page } from '@playwright/test';
import { ConsoleErrorCollector } from './ConsoleErrorCollector.ts';
import { SharedContexts } from './SharedContexts.ts';
import { trackRequests } from './waitForResponses.ts';

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

interface WorkerFixtures {
  readonly sharedContexts: SharedContexts;
}

export const test = mockTest.extend<JourneyFixtures, WorkerFixtures>({
  hasChineseFonts: [false, { option: true }],
  consoleErrors: [
    async ({ context }, use) => {
      const guard = new ConsoleErrorCollector();
      guard.attach(context);
      await use(guard);
      // The browser reports what the page logged a moment after it has happened.
      await expect.poll(() => guard.findProblems()).toEqual([]);
    },
    { auto: true },
  ],
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContexts, emulator, baseURL, locale, timezoneId, hasChineseFonts }, use, testInfo) => {
    const context = await sharedContexts.take({
      ...(baseURL !== undefined && { baseURL }),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
      hasChineseFonts,
    });
    trackRequests(context);
    await context.setExtraHTTPHeaders({ 'Mock-Sandbox': emulator.sandbox });
    await use(context);
    // After a failure the pages stay for the picture; the next test has another worker.
    if (testInfo.errors.length === 0) await sharedContexts.giveBack(context);
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
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
  const code = await emulator.receiveCode(() => page.getByRole('button', { name: 'Get code' }).click());
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

export { demoPassword } from '@brokerdesk/plugin-testing/browser';
export { expect } from '@playwright/test';
