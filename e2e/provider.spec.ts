// The provider's desk: a member of its staff manages a broker by keyboard alone, and what that means for the broker's users,
// who are signed in meanwhile.
import type { LocalText } from '@brokerdesk/api';
import {
  finishDialog,
  goToPage,
  type Journey,
  openDialog,
  openedDialog,
  openFirstRow,
  rowsOf,
  searchOne,
} from './administrator-day/Journey.ts';
import { tickFunction } from './administrator-day/keepRoles.ts';
import { findFunction } from './findFunction.ts';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { loadTranslations } from './loadTranslations.ts';
import { openUserPage } from './openUserPage.ts';

test.describe('in a browser set to zh-HK', () => {
  test.use({ locale: 'zh-HK' });
  test('a broker is disabled and enabled with a code, gets an administrator and loses a function, by keyboard', {
    tag: '@journey',
  }, async ({ page, emulator, openSession }) => {
    test.setTimeout(600_000);
    const user = new KeyboardUser(page);
    await user.start();
    const provider = await emulator.readRow<object>('brokers', '2GO');
    await emulator.putRow('brokers', '2GO', { ...provider, twoFactorActions: ['brokerStatus'] });
    const translate = await loadTranslations('zh-Hant');
    const text = (key: string) => translate(`provider:${key}`);
    const journey: Journey = { page, emulator, user, translate, textIn: ({ TC }: LocalText) => TC };
    await openSession('2go', 'provider.admin');
    await goToPage(journey, 'provider:menu.brokers');
    await expect(rowsOf(page).first()).toBeVisible();
    await searchOne(journey, 'HARBOUR');
    await openFirstRow(journey);
    await expect(page.getByRole('heading', { level: 1, name: '港暉證券' })).toBeVisible();
    await user.expectFocus();

    for (const [action, code] of [
      ['disable', true],
      ['enable', false],
    ] as const) {
      const button = page.locator('.bdk-actions').getByRole('button', { name: text(`brokerAction.${action}`) });
      await openDialog(journey, button, { title: text(`brokerAction.${action}Title`), maxPresses: 40 });
      await user.press(openedDialog(page).getByRole('button', { name: text(`brokerAction.${action}Label`) }));
      // The code is good for the first change only, and the next one has to wait: enabling again asks for none here.
      if (code) {
        await enterCode(journey);
        await emulator.putRow('brokers', '2GO', { ...provider, twoFactorActions: [] });
      }
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await user.expectFocus();
    }

    await openTab(journey, 'user-control:menu.users');
    await expect(rowsOf(page).first()).toBeVisible();
    await createAdministrator(journey);

    await openTab(journey, 'provider:brokerDetail.functions');
    const { row } = await findFunction(emulator, { brokerCode: 'HARBOUR', code: 'RAO_CM_VERIFY' });
    await tickFunction(journey, row.name.TC);
    await page.keyboard.press('ControlOrMeta+Enter');
    const review = page.getByRole('alertdialog');
    await expect(review).toContainText(row.name.TC);
    await expect(review.getByRole('listitem').nth(1)).toBeVisible();
    await finishDialog(journey, text('permissionSet.save'));
    expect((await emulator.listRowIDs('functions')).includes(`HARBOUR/${row.functionID}`)).toBe(false);

    const compare = page.getByRole('button', { name: text('permissionSet.compare') });
    await user.reach(compare);
    await page.keyboard.press('Enter');
    await expect(openedDialog(page).getByRole('option', { name: /\(DEMO\)/ })).toBeAttached();
    await user.choose(openedDialog(page).getByRole('combobox').first(), '示範證券 (DEMO)');
    await expect(openedDialog(page).getByRole('tree')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(user.pointerEvents, 'pointed at').toEqual([]);
  });
});

test('a withdrawn function is gone at the next sign-in, its code is not fetched, and no role has it when it is given again', {
  tag: '@journey',
}, async ({ page, emulator, browser, openSession }) => {
  const role = await emulator.readRow<{ functionCodes: readonly string[] }>('roles', 'DEMO-READER');
  const area = ['PRODUCT_MANAGEMENT', 'PM_CLIENT_INFORMATION', 'PM_CI_FAQ'];
  await emulator.putRow('roles', 'DEMO-READER', { ...role, functionCodes: [...role.functionCodes, ...area] });
  const codesOfRole = async () => (await emulator.readRow<typeof role>('roles', 'DEMO-READER')).functionCodes;
  const reader = await openUserPage(browser, emulator, { displayCode: 'demo', userID: 'demo.reader' });
  const isOfPlugin = (path: string) => path.includes('/plugins/client-information/');
  const before = await reader.open();
  const menu = reader.page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Client Information' }).click();
  await expect(reader.page.getByRole('tree').or(reader.page.getByRole('grid')).first()).toBeVisible();
  expect(before.filter(isOfPlugin)).not.toEqual([]);

  await openSession('2go', 'provider.admin', 'main/user_manager');
  await page.getByRole('row', { name: /DEMO/ }).getByRole('link').click();
  await page.getByRole('tab', { name: 'Permission set' }).click();
  const save = { name: 'Save permission set' };
  const toggle = async () => {
    await page.getByRole('treeitem', { name: /^Client Information/ }).click();
    await page.getByRole('button', save).click();
    await page.getByRole('alertdialog').getByRole('button', save).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  await toggle();
  await expect.poll(codesOfRole).not.toContain('PM_CLIENT_INFORMATION');
  // The session keeps its functions until the next one.
  await expect(menu.getByRole('link', { name: 'Client Information' })).toBeVisible();
  for (const isGivenAgain of [false, true]) {
    // oxlint-disable no-await-in-loop -- one sign-in after the other
    if (isGivenAgain) await toggle();
    const fetched = await reader.open();
    await expect(menu.getByRole('link', { name: 'Client Management' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Client Information' })).toHaveCount(0);
    await reader.page.goto('demo/main/product_control/manage_info/faq');
    await expect(
      reader.page.getByRole('heading', { name: isGivenAgain ? 'Not permitted' : 'Page not found' }),
    ).toBeVisible();
    expect(fetched.filter(isOfPlugin)).toEqual([]);
    // oxlint-enable no-await-in-loop
  }
  expect(await codesOfRole()).not.toContain('PM_CLIENT_INFORMATION');
  await reader.close();
});

test('deleting a broker ends its sessions with the dialog of the catalogue, and its address has no portal', async ({
  page,
  emulator,
  browser,
  openSession,
}) => {
  const staff = await openUserPage(browser, emulator, { displayCode: 'lotus', userID: 'lotus.admin' });
  await staff.open();
  await openSession('2go', 'provider.admin', 'main/user_manager');
  await page.getByRole('button', { name: 'Actions LOTUS' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this broker for good?' });
  await expect(dialog).toContainText('This ends 1 session and blocks 8 users at once.');
  await dialog.getByLabel('Code of the broker').fill('LOTUS');
  await dialog.getByRole('button', { name: 'Delete broker' }).click();
  await expect(page.getByRole('row', { name: /LOTUS/ })).toHaveCount(0);

  await staff.page.getByRole('link', { name: 'Client Management' }).first().click();
  const ended = staff.page.getByRole('dialog', { name: 'Session timeout or other device login' });
  await expect(ended).toContainText('Please login again');
  await ended.getByRole('button', { name: 'Sign in again' }).click();
  await expect(staff.page.getByRole('heading', { name: 'There is no portal “lotus”' })).toBeVisible();
  await staff.close();
});

/** Enters the code that the dialog for an action asks for. */
async function enterCode({ page, emulator, user, translate }: Journey): Promise<void> {
  const field = openedDialog(page).getByRole('textbox');
  const get = openedDialog(page).getByRole('button', { name: translate('host:code.get'), exact: true });
  const code = await emulator.receiveCode(() => user.press(get));
  await expect(field).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}

/** Selects a tab by the arrow keys. */
async function openTab({ page, user, translate }: Journey, key: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: translate('provider:brokerDetail.tabs') });
  await user.reach(tabs.locator('[role=tab][tabindex="0"]'));
  const names = await tabs.getByRole('tab').allTextContents();
  const selected = tabs.getByRole('tab', { selected: true });
  const [from, to] = [names.indexOf((await selected.textContent()) ?? ''), names.indexOf(translate(key))];
  for (let at = from; at < to; at += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other; the address has each tab before the next key
    await page.keyboard.press('ArrowRight');
    await expect(selected).toHaveText(names[at + 1] ?? '');
    // oxlint-enable no-await-in-loop
  }
  await expect(selected).toHaveText(translate(key));
}

/** Adds an administrator of the broker that is open, whose initial password is shown once. */
async function createAdministrator(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const item = translate('user-control:user');
  const create = page.getByRole('button', { name: translate('kit:create.button', { item }), exact: true });
  await user.reach(create);
  const dialog = await openDialog(journey, create, { title: translate('kit:create.title', { item }) });
  const field = (key: string) =>
    dialog.getByRole('textbox', { name: new RegExp(`^${translate(`user-control:column.${key}`)}`) });
  await user.fill(field('userID'), 'ng.kaho');
  await user.fill(field('userName'), 'NG Ka Ho 吳家豪');
  const type = dialog.getByRole('combobox', { name: new RegExp(`^${translate('user-control:column.type')}`) });
  await user.choose(type, translate('user-control:type.Administrator'));
  await user.fill(field('email'), 'ng.kaho@harbour.example');
  await user.fill(field('mobile'), '61234567');
  await page.keyboard.press('ControlOrMeta+Enter');
  const secret = page.getByRole('dialog', { name: translate('user-control:password.title') });
  await expect(secret).toBeVisible();
  await user.press(secret.getByRole('button', { name: translate('kit:secret.show') }), { isBackwards: true });
  await finishDialog(journey, translate('kit:secret.done'));
  await searchOne(journey, 'ng.kaho');
}
