// Every reason for which a session ends, with its own message, in all tabs, also when the network has failed meanwhile.
import { findUser } from '@brokerdesk/plugin-testing/browser';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';

const title = 'Session timeout or other device login';
const newPassword = 'Harbour-Light7';
const account = (page: Page) => page.getByRole('button', { name: /^Account:/ });

/** The message of a tab at the end of its session: one tab of a browser shows a dialog, the others a page. */
const words = (page: Page) => page.getByRole('main').filter({ hasText: title });

async function openSecondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('demo/main');
  await expect(account(tab)).toBeVisible();
  return tab;
}

async function expectEndInAll(tabs: readonly Page[], reason: string) {
  for (const tab of tabs) {
    await expect(words(tab)).toContainText(reason);
    await expect(account(tab)).toBeHidden();
    // A tab may be leaving for the sign-in page while it is asked.
    await expect(async () => expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual(['Tab'])).toPass();
  }
  await expect
    .poll(async () => {
      const dialogs = await Promise.all(tabs.map((tab) => tab.getByRole('dialog').count()));
      return dialogs.reduce((sum, count) => sum + count, 0);
    })
    .toBe(1);
}

async function openList(page: Page) {
  await page.getByRole('link', { name: 'Client Management' }).first().click();
}

test('a password that was changed on another device ends the session in all tabs, and only the new one signs in', async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  await signIn('demo', 'demo.admin');
  const second = await openSecondTab(context);
  const row = await findUser(emulator, 'demo.admin');

  const elsewhere = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: 'en-US',
    extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox },
  });
  const phone = await elsewhere.newPage();
  await phone.goto('demo/login#forgot-password');
  await phone.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await phone.getByRole('textbox', { name: 'Mobile number' }).fill(row.mobile.replace('+852', ''));
  const code = await emulator.receiveCode(() => phone.getByRole('button', { name: 'Send the code' }).click());
  await phone.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await phone.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
  await phone.getByRole('textbox', { name: 'Confirm new password' }).fill(newPassword);
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone.getByText('The new password is set. Sign in with it.')).toBeVisible();
  await elsewhere.close();

  await openList(page);
  await expectEndInAll([page, second], 'The password of this account has been changed. Sign in with the new one.');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Login name or password is wrong. Check both and try again.');
  await page.getByRole('textbox', { name: 'Password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(account(page)).toBeVisible();
});

test("changing one's own password keeps this browser signed in, in all its tabs", async ({ page, context, signIn }) => {
  await signIn('demo', 'demo.admin');
  const second = await openSecondTab(context);
  await account(page).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(demoPassword);
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
  await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();
  for (const tab of [page, second]) {
    await openList(tab);
    await expect(tab.getByRole('gridcell').first()).toBeVisible();
  }
});

test('a disabled user is signed out in all tabs, and the sign-in page shows why', { tag: '@whole' }, async ({
  page,
  context,
  signIn,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  await signIn('demo', 'demo.reviewer');
  const second = await openSecondTab(context);
  const { id, ...row } = await findUser(emulator, 'demo.reviewer');
  await emulator.putRow('users', id, { ...row, enabled: false });
  await openList(second);
  await expectEndInAll([page, second], 'This account or its broker has been disabled. Ask your administrator.');
  await second.getByRole('button', { name: 'Sign in again' }).click();
  await second.getByRole('textbox', { name: 'Login name' }).fill('demo.reviewer');
  await second.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await second.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(second.getByRole('alert')).toHaveText(/account or its broker is disabled/);
});

test('the users of a disabled broker are signed out in all tabs, and the sign-in page shows why', {
  tag: '@whole',
}, async ({ page, context, signIn, emulator, consoleErrors }) => {
  consoleErrors.expect(/status of 401/);
  await signIn('demo', 'demo.admin');
  const second = await openSecondTab(context);
  const broker = await emulator.readRow<object>('brokers', 'DEMO');
  await emulator.putRow('brokers', 'DEMO', { ...broker, enabled: false });
  await openList(page);
  await expectEndInAll([page, second], 'This account or its broker has been disabled. Ask your administrator.');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { name: 'Demo Securities is disabled' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose another portal' }).click();
  await expect(page.getByRole('link', { name: /Demo Securities.*Disabled/ })).toBeVisible();
});

test('the message of the end appears at once, although the network failed right after sign-in', async ({
  page,
  context,
  signIn,
  emulator,
  consoleErrors,
}) => {
  // Files, fonts, pictures and cards of the first page may be aborted.
  consoleErrors.allow(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED|Failed to fetch|PluginFailure/);
  await page.clock.install();
  const underway = collectRequests(page);
  await signIn('demo', 'demo.admin');
  await context.setOffline(true);
  await expect.poll(() => underway.size).toBe(0);
  await emulator.changeClock({ advanceSec: 7_200 });
  await page.clock.fastForward(7_200_000);
  await expect(words(page)).toContainText('You were signed out because you were inactive for a while.');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
});

test('the warning appears without a network too, shows what is wrong, and works once it is back', {
  tag: '@journey',
}, async ({ page, context, signIn, emulator, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  // The cards of the first page may not have arrived yet.
  consoleErrors.allow(/Failed to fetch|PluginFailure/);
  await page.clock.install();
  const underway = collectRequests(page);
  await signIn('demo', 'demo.admin');
  await context.setOffline(true);
  // A request that is still on its way when the server's clock moves would come half an hour late.
  await expect.poll(() => underway.size).toBe(0);
  await emulator.changeClock({ advanceSec: 26 * 60 });
  await page.clock.fastForward(26 * 60_000);
  const warning = page.getByRole('alertdialog', { name: 'You will be signed out soon' });
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning.getByRole('alert')).toHaveText(/^Network is abnormal or server is busy\./);
  await context.setOffline(false);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
});

test('a request without a network shows its error on the screen, which recovers when the network is back', {
  tag: '@whole',
}, async ({ page, context, signIn, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|PluginFailure/);
  await signIn('demo', 'demo.admin');
  await context.setOffline(true);
  await openList(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/Check the connection/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  // By a retry, or by a reload if the screen's code did not arrive.
  await alert.getByRole('button').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('"Request Error" shows code, message and request, once; staying keeps the page, and Exit leads to the sign-in page', {
  tag: '@whole',
}, async ({ page, signIn, emulator, consoleErrors }) => {
  consoleErrors.expect(/status of 403/);
  await signIn('demo', 'demo.admin');
  const refused = { kind: 'envelope', code: 'E0002', data: null } as const;
  await emulator.addFault({ match: { path: '/applications' }, effect: refused });
  await openList(page);
  const dialog = page.getByRole('dialog', { name: 'Request Error' });
  await expect(dialog).toContainText('Code E0002');
  await expect(dialog).toContainText(/Request \S{6,}/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Client Management' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await openList(page);
  await dialog.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/demo\/login$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['Tab']);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
});

/** The requests that have no answer yet. */
function collectRequests(page: Page): ReadonlySet<Request> {
  const underway = new Set<Request>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  return underway;
}
