// Staying signed in, being signed out, and losing nothing. The page's clock and the emulator's are moved together.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations, waitForReload } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';
import { waitForResponses } from './waitForResponses.ts';

const minutes = (count: number) => count * 60;

/**
 * Lets time pass for all tabs and for the server, as while a machine sleeps or the user is away. A poll in flight while the
 * emulator's clock is ahead of the page's makes the next signature wrong (401), and it is repeated.
 */
async function advanceTime(page: Page, emulator: MockClient, seconds: number) {
  await emulator.changeClock({ advanceSec: seconds });
  await page.clock.fastForward(seconds * 1000);
}

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'You will be signed out soon' });
const ended = (page: Page) => page.getByRole('dialog', { name: 'Session timeout or other device login' });

test('an idle session counts down, also for screen readers, and is extended by keyboard', async ({
  page,
  signIn,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await page.clock.install();
  await signIn('demo', 'demo.admin');
  // What is in flight would be late once the clock is advanced.
  await waitForResponses(page);
  await advanceTime(page, emulator, minutes(24));
  await expect(warning(page)).toBeHidden();
  await advanceTime(page, emulator, minutes(2));
  await expect(warning(page)).toContainText('4 minutes');
  await expect(warning(page).getByRole('status')).toHaveText('Time left: 4 minutes');
  await expect(warning(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await advanceTime(page, emulator, minutes(3) + 5);
  // 55 minus the time that the machine has taken so far.
  await expect(warning(page)).toContainText(/[1-5]\d seconds/);
  await expect(warning(page).getByRole('status')).toHaveText('Time left: 60 seconds');
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeHidden();
  await advanceTime(page, emulator, minutes(24));
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Client Management' })).toBeVisible();
});

test('a second tab takes the session over, warns and extends with the first, and ends with it', {
  tag: '@journey',
}, async ({ page, context, signIn, emulator, consoleErrors }) => {
  consoleErrors.allow(/status of 401/);
  await page.clock.install();
  await signIn('demo', 'demo.admin');
  const second = await context.newPage();
  await second.goto('demo/main');
  await waitForResponses(page);
  await waitForResponses(second);
  await advanceTime(page, emulator, minutes(26));
  await expect(warning(page)).toBeVisible();
  await expect(warning(second)).toBeVisible();
  await warning(second).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(second)).toBeHidden();
  const token = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('Token'));
  await expect.poll(async () => (await token(page)) === (await token(second))).toBe(true);

  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
  await expect(ended(second)).toContainText('You have signed out in another tab.');
  await expect.poll(() => second.evaluate(() => Object.keys(sessionStorage))).toEqual(['Tab']);

  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(second.getByRole('button', { name: /^Account:/ })).toBeVisible();
});

test('after two hours of sleep nothing is shown, and the same user returns to the same page', async ({
  page,
  signIn,
  emulator,
  consoleErrors,
}) => {
  // A poll may be sent after the server's clock has been moved and before the page's.
  consoleErrors.allow(/status of 401/);
  await page.clock.install();
  await signIn('demo', 'demo.admin');
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible();
  const address = page.url();
  await advanceTime(page, emulator, minutes(120));
  await expect(ended(page)).toContainText('You were signed out because you were inactive for a while.');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page).toHaveTitle('Signed out · Brokerdesk');
  await waitForReload(page);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await ended(page).getByRole('button', { name: 'Sign in again' }).click();
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('a sign-in on another device and a disabled account are named as the reason', { tag: '@whole' }, async ({
  page,
  signIn,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  await signIn('demo', 'demo.admin');
  await emulator.takeOverSession({ brokerCode: 'DEMO', userID: 'demo.admin' });
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(ended(page)).toContainText('This account has signed in on another device.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await signIn('demo', 'demo.reviewer');
  for (const id of await emulator.listRowIDs('users')) {
    const user = await emulator.readRow<{ userID: string }>('users', id);
    if (user.userID === 'demo.reviewer') await emulator.putRow('users', id, { ...user, enabled: false });
  }
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(ended(page)).toContainText('This account or its broker has been disabled.');
});
