// How stages come to where they play. Inside the shell they follow its links, as loading it anew before each fault is
// what takes time.
import { demoPassword, expect } from '../fixtures.ts';
import type { Page } from '@playwright/test';
import type { TestContext } from '../FaultScenario.ts';

/** Loads a page anew, with nothing left in the tab. */
export async function openFresh(page: Page, address: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  // From another place, because an address that differs behind its # only would not be loaded.
  await page.goto('about:blank');
  await page.goto(address);
}

/** Has a page load what it could not; where it did not fail, or not yet, the page is opened. */
export async function loadOrRetry(page: Page, address: string): Promise<void> {
  const retry = page.getByRole('button', { name: 'Try again' });
  if (await retry.isVisible()) await retry.click();
  else await page.goto(address);
}

/** Types name and password into the sign-in page. */
export async function fillSignIn(page: Page, userID: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Login name|Staff number)$/ }).fill(userID);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
}

/** The person is signed in to his portal. */
export async function ensureSignedIn({ page }: TestContext, userID: string): Promise<void> {
  const signedIn = await page.evaluate(() => sessionStorage.getItem('UserID'));
  if (signedIn === userID) return;
  if (!(await page.getByRole('heading', { name: /^Sign in to/ }).isVisible())) {
    await openFresh(page, `${userID.split('.')[0]}/login`);
  }
  await fillSignIn(page, userID);
  await page.getByRole('button', { name: /^Sign in/ }).click();
  await expect(accountButton(page)).toBeVisible();
}

/** The person is signed in and on the first page. */
export async function goHome(scene: TestContext, userID: string): Promise<void> {
  await ensureSignedIn(scene, userID);
  await followMenu(scene.page, 'Home');
  // Who goes back to where he was before it is drawn has never left.
  await expect(scene.page.locator('.bd-home')).toBeVisible();
}

/** Follows an entry of the main menu. */
export function followMenu(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
}

/** Stands for the shell: it is there as soon as somebody may work. */
export function accountButton(page: Page) {
  return page.getByRole('button', { name: /^Account:/ });
}

/** Reads the code that was sent last. */
export async function latestCode({ emulator }: TestContext): Promise<string> {
  const messages = await emulator.readOutbox({ kind: 'oneTimePassword', waitMs: 10_000 });
  return messages.at(-1)?.code ?? '';
}

/** Finds the row of a user by his login name. */
export async function findUser(emulator: TestContext['emulator'], userID: string) {
  for (const id of await emulator.listRowIDs('users')) {
    const user = await emulator.readRow<{ userID: string; mobile: string }>('users', id);
    if (user.userID === userID) return { ...user, id };
  }
  throw new Error(`There is no user ${userID}.`);
}

/** For what a screen does in the background: it works as well without it, so nobody is told. */
export const backgroundOutcome = { broken: 'content', refused: 'content', 'too-large': 'content' } as const;
