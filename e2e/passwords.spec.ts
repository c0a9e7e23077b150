import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';
import { expectToast } from './toastRecorder.ts';

const newPassword = 'Harbour-Light7';

async function userOf(emulator: MockClient, userID: string) {
  for (const id of await emulator.listRowIDs('users')) {
    const user = await emulator.readRow<{ userID: string; mobile: string; email: string }>('users', id);
    if (user.userID === userID) return { id, user };
  }
  throw new Error(`There is no user ${userID}.`);
}

async function latestCode(emulator: MockClient): Promise<string> {
  const messages = await emulator.readOutbox({ kind: 'oneTimePassword', waitMs: 10_000 });
  return messages.at(-1)?.code ?? '';
}

async function signInWith(page: Page, userID: string, password: string) {
  await page.getByRole('textbox', { name: 'Login name' }).fill(userID);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a forgotten password: who it is, a code by text message, a new password, sign in', async ({ page, emulator }) => {
  const { user } = await userOf(emulator, 'demo.admin');
  await page.goto('demo/login');
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/#forgot-password$/);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter your login name.');
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a valid mobile number.');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(user.mobile.replace('+852', ''));
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toContainText(user.mobile.slice(-2));
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(emulator));
  await page.getByRole('button', { name: 'Confirm' }).click();

  const rules = page.getByRole('list', { name: 'Rules for the new password' });
  await expect(rules.getByText('not met yet')).toHaveCount(6);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toHaveText('The new password does not meet all rules.');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(newPassword);
  await expect(rules.getByText('not met yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(page.getByText('The new password is set. Sign in with it.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/demo\/login$/);
  await expect(page.getByRole('textbox', { name: 'Login name' })).toHaveValue('demo.admin');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await signInWith(page, 'demo.admin', newPassword);
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
});

test('a user who takes too long to choose a new password has to request a new code', async ({
  page,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  const { user } = await userOf(emulator, 'demo.admin');
  await page.goto('demo/login#forgot-password');
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(user.mobile.replace('+852', ''));
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(emulator));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(newPassword);
  await emulator.changeClock({ advanceSec: 11 * 60 });
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Verification code abnormal. Fetch a new code before submitting.');
  await page.getByRole('button', { name: 'Get new code' }).click();
  await expect(page.getByRole('textbox', { name: 'Login name' })).toHaveValue('demo.admin');
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible();
});

test('a forgotten password by email, for an unknown user: the same texts, and no code is accepted', {
  tag: '@whole',
}, async ({ page, emulator }) => {
  await page.goto('demo/login#forgot-password');
  await page.getByRole('textbox', { name: 'Login name' }).fill('nobody.here');
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByRole('textbox', { name: 'Email address' }).fill('nobody@');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a valid email.');
  await page.getByRole('textbox', { name: 'Email address' }).fill('nobody@mail.example');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toContainText('n•••@mail.example');
  for (const left of [4, 3, 2, 1]) {
    await page.getByRole('textbox', { name: 'Verification code' }).fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toHaveText(new RegExp(`Verification code abnormal. ${left} attempts? left.`));
  }
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('Verification code abnormal. Fetch a new code before submitting.');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('Fetch a new code before submitting.');
  expect(await emulator.readOutbox()).toEqual([]);
});

test('an initial password has to be changed before anything else, after a reload as well', async ({
  page,
  emulator,
}) => {
  const { id, user } = await userOf(emulator, 'demo.reviewer');
  await emulator.putRow('users', id, { ...user, mustChangePassword: true });
  await page.goto('demo/main/account_opening/application_manager');
  await signInWith(page, 'demo.reviewer', demoPassword);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await page.reload();
  await page.getByRole('textbox', { name: 'Initial password' }).fill(demoPassword);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(demoPassword);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText('The new password must differ from the current one.');
  await page.getByLabel('Language').selectOption('zh-Hant');
  await expect(page.getByRole('alert')).toHaveText('新密碼不可與現時密碼相同。');
  await expect(page.getByRole('textbox', { name: '新密碼', exact: true })).toHaveValue(demoPassword);
  await page.getByLabel('語言').selectOption('en');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  // The user continues to the requested page.
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/demo\/main\/account_opening\/application_manager/);
});

test('a user who chooses the initial password sees the time left, extends it, and loses nothing', async ({
  page,
  emulator,
  consoleErrors,
}) => {
  // The browser's clock runs ahead of the server's; the first rejected request corrects it.
  consoleErrors.expect(/status of 401/);
  await page.clock.install();
  const { id, user } = await userOf(emulator, 'demo.reviewer');
  await emulator.putRow('users', id, { ...user, mustChangePassword: true });
  await page.goto('demo/login');
  await signInWith(page, 'demo.reviewer', demoPassword);
  await expect(page.getByText(/^Time left: (29|30) minutes$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
  await page.clock.fastForward(26 * 60_000);
  await expect(page.getByRole('status').filter({ hasText: /^Time left: [34] minutes$/ })).toBeAttached();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Extend time' }).click();
  await expect(page.getByText(/^Time left: (29|30) minutes$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveValue(newPassword);

  await emulator.changeClock({ advanceSec: 31 * 60 });
  await page.clock.fastForward(31 * 60_000);
  // The page is reloaded, and the reason is taken from the history.
  await page.waitForFunction(() => sessionStorage.length === 0 && !('ended' in ((history.state ?? {}) as object)));
  const dialog = page.getByRole('dialog', { name: 'Session timeout or other device login' });
  await expect(dialog).toContainText('Sign in with the initial password to start again.');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('textbox', { name: 'Login name' })).toBeVisible();
});

test('changing the password in the person menu, with a code where the broker asks for one', async ({
  page,
  emulator,
  signIn,
}) => {
  const broker = await emulator.readRow<object>('brokers', 'DEMO');
  await emulator.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: ['password'] });
  await signIn('demo', 'demo.admin');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('Wrong2026x');
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
  await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();

  await dialog.getByRole('radio', { name: /Email/ }).check();
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'was sent to' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(emulator));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  // The code was correct, the password was not: both fields keep their values, and no second code is requested.
  await expect(dialog.getByRole('alert').filter({ hasText: 'The current password is wrong.' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Your password was changed.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeFocused();

  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInWith(page, 'demo.admin', newPassword);
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
});
