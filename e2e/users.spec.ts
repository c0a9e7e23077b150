import { readLatestCode, storeSession } from '@brokerdesk/plugin-testing/browser';
import { expect, test } from './fixtures.ts';

test('one code disables several users in the tray, and the palette opens one of them in its panel', {
  tag: '@journey',
}, async ({ page, emulator }) => {
  const broker = await emulator.readRow<object>('brokers', 'DEMO');
  await emulator.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: ['userStatus'] });
  await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.admin' });
  await page.goto('demo/main/user_control/user_manager');
  const grid = page.locator('[role=grid][aria-busy=false]');
  for (const name of ['demo.admin', 'demo.reader', 'demo.users']) {
    // oxlint-disable-next-line no-await-in-loop -- one click after the other, as a user does
    await grid
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('checkbox')
      .click();
  }
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Disable' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disable 2 accounts' });
  await expect(question).toContainText('(demo.admin): This is your own account');
  await question.getByRole('button', { name: 'Disable 2 accounts' }).click();

  const dialog = page.getByRole('dialog', { name: 'Verify your identity' });
  await expect(dialog).toContainText('One code confirms all 2 actions');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Verification code' })).toBeFocused();
  await page.keyboard.insertText(await readLatestCode({ page, emulator }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Disable 2 accounts: 2 done/).first()).toBeVisible();
  await expect(grid.getByRole('row', { name: /^demo\.reader/ })).toContainText('Disabled');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).fill('demo.users');
  await page.getByRole('option', { name: /demo\.users ·/ }).click();
  const panel = page.getByRole('complementary', { name: /KWOK/ });
  await expect(panel).toContainText('Disabled');
  await panel.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Enable' })).toBeVisible();
});
