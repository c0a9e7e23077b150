// A second user in a browser of their own, in the same data: for what one user's change means for another.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { type Account, storeSession } from '@brokerdesk/plugin-testing/browser';
import type { Browser, Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** The page of a second user. */
export interface UserPage {
  readonly account: Account;
  readonly page: Page;
  /** Opens the portal in a new session of the user; returns the paths that the page fetches, from then on. */
  readonly open: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Opens a browser context for another user, in the locale of the project unless told otherwise. */
export async function openUserPage(
  browser: Browser,
  emulator: MockClient,
  { locale = test.info().project.use.locale, ...account }: Account & { readonly locale?: string },
): Promise<UserPage> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(locale !== undefined && { locale }),
    extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox },
  });
  const page = await context.newPage();
  return {
    account,
    page,
    async open() {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await storeSession(page, emulator, account);
      await page.goto(`${account.displayCode}/main`);
      await page.locator('.bd-person-name').waitFor({ state: 'attached' });
      return fetched;
    },
    close: () => context.close(),
  };
}
