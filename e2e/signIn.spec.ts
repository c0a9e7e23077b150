import { demoPassword, expect, test } from './fixtures.ts';
import { waitForResponses } from './waitForResponses.ts';

test('the portal list needs no sign-in and leads to the sign-in page of a broker', async ({ page }) => {
  await page.goto('portal_list');
  await expect(page.getByRole('heading', { name: 'Choose a portal' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('蓮');
  await expect(page.getByRole('link', { name: /Lotus Capital/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Demo Securities/ })).toBeHidden();
  await page.getByRole('link', { name: /Lotus Capital/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Lotus Capital' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/lotus\/login$/);
});

test('signing in by keyboard opens the shell with the screens that the account may use', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('demo/login');
  await page.getByRole('textbox', { name: 'Login name' }).focus();
  await page.keyboard.type('demo.reviewer');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Client Management' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'User Management' })).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/demo\/main$/);
});

for (const [who, userID] of [
  ['a wrong password', 'demo.admin'],
  ['an unknown user', 'nobody.here'],
] as const) {
  test(`${who} gets one and the same response, and the input stays`, { tag: '@whole' }, async ({ page }) => {
    await page.goto('demo/login');
    await page.getByRole('textbox', { name: 'Login name' }).fill(userID);
    await page.getByRole('textbox', { name: 'Password' }).fill('Wrong2026x');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Login name or password is wrong. Check both and try again.');
    await expect(page.getByRole('textbox', { name: 'Login name' })).toHaveValue(userID);
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Wrong2026x');
  });
}

test('a disabled account is named as the reason', { tag: '@whole' }, async ({ page, emulator }) => {
  for (const id of await emulator.listRowIDs('users')) {
    const user = await emulator.readRow<{ userID: string }>('users', id);
    if (user.userID === 'demo.admin') await emulator.putRow('users', id, { ...user, enabled: false });
  }
  await page.goto('demo/login');
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This account or its broker is disabled.');
});

test('without a session every address leads to the sign-in page of its first segment', async ({ page }) => {
  await page.goto('harbour/main/account_opening/application_manager?q=abc');
  await expect(page).toHaveURL(/\/admin\/harbour\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign in to Harbour Bright Securities' })).toBeVisible();
  await page.goto('2go/main/user_manager');
  await expect(page).toHaveURL(/\/admin\/2go\/login$/);
});

test('an unknown portal shows that and leads to the list', { tag: '@whole' }, async ({ page }) => {
  await page.goto('nowhere/login');
  await expect(page.getByRole('heading', { name: 'There is no portal “nowhere”' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose another portal' }).click();
  await expect(page).toHaveURL(/\/admin\/portal_list$/);
});

test('signing out wipes every trace but which tab it is, and going back does not bring the shell back', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('demo', 'demo.admin');
  // The calls of the home page would come too late after the sign-out.
  await waitForResponses(page);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['Tab']);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
});

test('a sign-in on another device ends this session with one dialog that leads back to the sign-in page', {
  tag: '@journey',
}, async ({ page, signIn, emulator, consoleErrors }) => {
  await signIn('demo', 'demo.admin');
  // A call of the first page would learn of it before the user has done anything.
  await waitForResponses(page);
  await emulator.takeOverSession({ brokerCode: 'DEMO', userID: 'demo.admin' });

  consoleErrors.expect(/status of 401/);
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Session timeout or other device login' });
  await expect(dialog).toContainText('Please login again');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/admin\/demo\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('Token'))).toBeNull();
});

test("the provider's staff have a separate area, without screens of a broker", { tag: '@whole' }, async ({
  page,
  signIn,
}) => {
  await signIn('2go', 'provider.admin');
  await expect(page).toHaveURL(/\/admin\/2go\/main$/);
  await expect(page.getByRole('link', { name: 'Client Management' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
});
