import { Buffer } from 'node:buffer';
import { expect } from '../fixtures.ts';
import {
  chooseFromMore,
  finishDialog,
  type Journey,
  openDialog,
  openedDialog,
  openFirstRow,
  rowsOf,
  searchOne,
} from './Journey.ts';

/** The login names that the import creates. */
export const importedUsers = ['mei.chan', 'kaho.ng'] as const;

/** Opens the users from the menu, filters them, and looks at one in the panel. */
export async function findUsers(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const name = translate('user-control:menu.userManagement');
  const menu = page.getByRole('navigation', { name: translate('host:frame.menu') });
  await user.press(menu.getByRole('link', { name, exact: true }), { maxPresses: 60 });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(rowsOf(page).first()).toBeVisible();
  await user.expectFocus();

  const all = await rowsOf(page).count();
  const type = page.getByRole('combobox', { name: translate('user-control:filter.type'), exact: true });
  await user.choose(type, translate('user-control:type.Administrator'), { maxPresses: 60 });
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(all);
  await user.expectFocus();
  await user.press(page.getByRole('button', { name: translate('kit:list.clear'), exact: true }), { maxPresses: 60 });
  await expect(rowsOf(page)).toHaveCount(all);
  await user.expectFocus();

  await searchOne(journey, 'demo.reader');
  await openFirstRow(journey);
  const panel = page.getByRole('complementary').filter({ has: page.locator('.bdk-actions') });
  await expect(panel).toBeFocused();
  const tabs = panel.getByRole('tab');
  await user.focus(tabs.first());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await user.expectFocus();
  await expect(rowsOf(page).locator(':focus')).toHaveCount(1);
}

/** Creates a user, whose initial password is shown once; then edits, disables and deletes them. */
export async function keepUser(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const item = translate('user-control:user');
  const column = (key: string) => translate(`user-control:column.${key}`);
  const create = page.getByRole('button', { name: translate('kit:create.button', { item }), exact: true });
  const title = translate('kit:create.title', { item });
  const dialog = await openDialog(journey, create, { title, isBackwards: true, maxPresses: 60 });
  const field = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await user.fill(field(column('userID')), 'yat.lee');
  await user.fill(field(column('userName')), 'LEE Yat 李逸');
  await user.focus(dialog.getByRole('combobox', { name: new RegExp(`^${column('roles')}`) }));
  await user.type(journey.textIn((await journey.emulator.readRow<{ name: never }>('roles', 'DEMO-READER')).name));
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await user.fill(field(column('email')), 'yat.lee@demo-securities.example');
  await user.fill(field(column('mobile')), '61234567');
  await page.keyboard.press('ControlOrMeta+Enter');

  const secret = page.getByRole('dialog', { name: translate('user-control:password.title') });
  await expect(secret).toBeVisible();
  await user.expectFocus();
  await user.press(secret.getByRole('button', { name: translate('kit:secret.show') }), { isBackwards: true });
  await expect(secret.getByRole('textbox')).toHaveValue(/.{8,}/);
  await finishDialog(journey, translate('kit:secret.done'));

  await searchOne(journey, 'yat.lee');
  await openFirstRow(journey);
  const panel = page.getByRole('complementary').filter({ has: page.locator('.bdk-actions') });
  await expect(panel).toBeFocused();
  const edit = panel.getByRole('button', { name: translate('user-control:action.change'), exact: true });
  await openDialog(journey, edit, { title: translate('kit:change.title', { item }) });
  await user.fill(field(column('userName')), 'LEE Yat Fai 李逸輝');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'LEE Yat Fai 李逸輝' })).toBeVisible();
  await expect(edit).toBeFocused();

  const disable = translate('user-control:action.disable');
  await chooseFromMore(journey, disable);
  await expect(page.getByRole('alertdialog', { name: translate('user-control:status.disableTitle') })).toBeVisible();
  await user.expectFocus();
  await finishDialog(journey, disable);
  await expect(rowsOf(page)).toContainText(translate('user-control:enabled.false'));
  await deleteUser(journey);
}

/** Deletes the user of the panel, with a code. */
async function deleteUser(journey: Journey): Promise<void> {
  const { page, emulator, user, translate } = journey;
  const item = translate('user-control:user');
  await chooseFromMore(journey, translate('user-control:action.delete'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await user.expectFocus();
  await user.press(openedDialog(page).getByRole('button', { name: translate('kit:delete.submit', { item }) }));
  const get = openedDialog(page).getByRole('button', { name: translate('host:code.get'), exact: true });
  const code = await emulator.receiveCode(() => user.press(get));
  await expect(openedDialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(0);
  await user.expectFocus();
}

/** Imports two users from a csv file. */
export async function importUsers(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const link = page.getByRole('link', { name: translate('user-control:menu.importUsers') });
  await user.press(link, { isBackwards: true, maxPresses: 60 });
  await expect(page.getByRole('heading', { level: 1, name: translate('user-control:menu.importUsers') })).toBeVisible();
  await user.expectFocus();
  const choosing = page.waitForEvent('filechooser');
  await user.press(page.getByRole('button', { name: translate('kit:import.choose'), exact: true }));
  const titles = ['userID', 'userName', 'type', 'email', 'mobile'].map((key) =>
    translate(`user-control:columns.${key}`),
  );
  const type = translate('user-control:type.Operator');
  const lines = importedUsers.map((id, index) => [
    id,
    `用戶 ${index}`,
    type,
    `${id}@demo.example`,
    `+852 6123 456${index}`,
  ]);
  const csv = [titles, ...lines].map((cells) => cells.join(',')).join('\n');
  await (await choosing).setFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('grid')).toBeVisible();
  await user.expectFocus();
  const submit = page.getByRole('button', { name: translate('kit:import.submit_other', { count: 2 }), exact: true });
  await user.press(submit, { maxPresses: 60 });
  await user.expectFocus();
  await user.press(page.getByRole('link', { name: translate('user-control:back'), exact: true }), {
    isBackwards: true,
    maxPresses: 60,
  });
  await expect(
    page.getByRole('heading', { level: 1, name: translate('user-control:menu.userManagement') }),
  ).toBeVisible();
  await user.expectFocus();
  for (const login of importedUsers) {
    // oxlint-disable-next-line no-await-in-loop -- one search after the other
    await searchOne(journey, login);
  }
}
