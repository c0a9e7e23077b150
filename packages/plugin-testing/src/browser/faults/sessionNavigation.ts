// How scenarios get to their screens. Inside the shell they follow its links, because loading the portal before each
// fault is what takes time.
import { expect, type Page } from '@playwright/test';
import { storeSession } from '../session/storeSession.ts';
import type { TestContext } from './FaultScenario.ts';

/** Loads a page with an empty session storage. */
export async function openFresh(page: Page, address: string): Promise<void> {
  // From another page: an address that differs only behind its # would not be loaded.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(address);
}

/** Presses "Try again" where a page failed to load, and opens it where it did not. */
export async function loadOrRetry(page: Page, address: string): Promise<void> {
  if (await retryButton(page).isVisible()) await retryButton(page).click();
  else await page.goto(address);
}

/** Stands in place of content that failed to load. */
export function retryButton(page: Page) {
  return page.getByRole('button', { name: 'Try again' }).first();
}

/** The user is signed in to their portal. */
export async function ensureSignedIn(context: TestContext, userID: string): Promise<void> {
  const { page } = context;
  if (!(await ensureSession(context, userID))) return;
  await page.goto(`${displayCodeOf(userID)}/main`);
  await expect(accountButton(page)).toBeVisible();
}

/**
 * The page has the user's session, for a screen that is then opened by its address; the portal itself is not opened. Returns
 * whether the session is new.
 */
export async function ensureSession({ page, emulator }: TestContext, userID: string): Promise<boolean> {
  const signedIn = await page.evaluate(() => sessionStorage.getItem('UserID'));
  if (signedIn === userID) return false;
  await storeSession(page, emulator, { displayCode: displayCodeOf(userID), userID });
  return true;
}

/** The first segment of the addresses of a user's portal. */
export function displayCodeOf(userID: string): string {
  const [code = ''] = userID.split('.');
  return code === 'provider' ? '2go' : code;
}

/** The user is signed in and on the first page. */
export async function goHome(context: TestContext, userID: string): Promise<void> {
  await ensureSignedIn(context, userID);
  await followMenu(context.page, 'Home');
  // A user who goes back before this is drawn has never left.
  await expect(context.page.locator('.bd-home')).toBeVisible();
}

/** Loads the first page of the portal that is open, which drops all stored responses. */
export async function openHome(page: Page): Promise<void> {
  const [base, displayCode] = new URL(page.url()).pathname.split('/').slice(1);
  const isInside = await page.evaluate(() => sessionStorage.getItem('UserID') !== null);
  if (base !== undefined && displayCode !== undefined && isInside) await page.goto(`/${base}/${displayCode}/main`);
}

/** Follows an entry of the main menu. */
export function followMenu(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
}

/** Stands for the shell: it is visible as soon as the user can work. */
export function accountButton(page: Page) {
  return page.getByRole('button', { name: /^Account:/ });
}

/** Reads the code that was sent last. */
export async function readLatestCode({ emulator }: TestContext): Promise<string> {
  const messages = await emulator.readOutbox({ kind: 'oneTimePassword', waitMs: 10_000 });
  return messages.at(-1)?.code ?? '';
}
