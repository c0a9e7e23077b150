import type { LocalText } from '@brokerdesk/api';
import { fillSignIn, submitForm } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { findFunction } from '../findFunction.ts';
import { expect } from '../fixtures.ts';
import type { UserPage } from '../openUserPage.ts';
import { chooseFromMore, goToPage, type Journey, openedDialog, openFirstRow, rowsOf, searchOne } from './Journey.ts';

/** A function whose tick is changed, with the page that it opens. */
interface ChangedFunction {
  readonly code: string;
  readonly isGranted: boolean;
  readonly path: string;
  /** The key of the page's title. */
  readonly title: string;
}

const changedFunctions: readonly ChangedFunction[] = [
  {
    code: 'RAO_CHECK_DOCUMENT',
    isGranted: false,
    path: 'account_opening/ca',
    title: 'account-opening:menu.documentCheck',
  },
  { code: 'RAO_DATA_CHART', isGranted: true, path: 'account_opening/dashboard', title: 'dashboard:menu.dashboard' },
  // Its area is granted with it.
  {
    code: 'UR_OPERATION_RECORD',
    isGranted: true,
    path: 'user_control/operation_record',
    title: 'user-control:menu.operationRecords',
  },
];

/** The keys of all titles in the menu of the changed role. */
const menuOfRole = [
  'host:frame.home',
  'dashboard:menu.dashboard',
  'account-opening:menu.clientManagement',
  'user-control:menu.operationRecords',
];

/** A changed function with its name. */
interface NamedFunction extends ChangedFunction {
  readonly name: string;
}

/**
 * Copies the role of document officers, changes three of its functions, views the portal as it, compares it, gives it to a
 * user who has no other, asks why, takes it away and deletes it.
 */
export async function keepRoles(journey: Journey, member: UserPage): Promise<void> {
  const { emulator, textIn } = journey;
  const { name } = await emulator.readRow<{ readonly name: LocalText }>('roles', 'DEMO-DOCUMENTS');
  const original = textIn(name);
  const copy = textIn({ EN: `Copy of ${name.EN}`, SC: `${name.SC}（副本）`, TC: `${name.TC}（副本）` });
  const functions: NamedFunction[] = [];
  for (const one of changedFunctions) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { row } = await findFunction(emulator, { brokerCode: 'DEMO', code: one.code });
    functions.push({ ...one, name: textIn(row.name) });
  }
  await goToPage(journey, 'user-control:menu.roleManagement');
  await copyRole(journey, original, copy);
  await editFunctions(journey, copy, functions);
  await viewAsRole(journey, copy);
  await compareRoles(journey, { original, copy, functions });
  const { userID } = member.account;
  await toggleMember(journey, { copy, member: userID, change: 'added' });
  await member.page.goto('demo/login');
  await fillSignIn(member.page, userID);
  await submitForm(member.page);
  await expectAccess(journey, member.page);
  await askWhy(journey, copy, functions);
  await toggleMember(journey, { copy, member: userID, change: 'removed' });
  await deleteRole(journey, copy);
}

async function copyRole(journey: Journey, original: string, copy: string): Promise<void> {
  const { page, user, translate } = journey;
  await searchOne(journey, original);
  await openFirstRow(journey);
  await expect(page.getByRole('heading', { level: 1, name: original, exact: true })).toBeVisible();
  await user.expectFocus();
  await user.press(page.getByRole('link', { name: translate('user-control:action.duplicate'), exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: translate('user-control:menu.newRole') })).toBeVisible();
  await expect(page.getByRole('tree')).toBeVisible();
  await user.expectFocus();
  await submitRole(journey, 'roleReview.submitNew');
  await expect(page.getByRole('heading', { level: 1, name: copy, exact: true })).toBeVisible();
  await user.expectFocus();
}

/** Sends the form by its shortcut, and confirms what it changes. */
async function submitRole(
  { page, user, translate }: Journey,
  label: string,
  changes: readonly string[] = [],
): Promise<void> {
  // The shortcut belongs to the form.
  await user.focus(page.getByRole('searchbox').or(page.locator('main form [role=search] input')).first(), {
    maxPresses: 60,
  });
  await page.keyboard.press('ControlOrMeta+Enter');
  const review = page.getByRole('alertdialog');
  await expect(review).toBeVisible();
  await user.expectFocus();
  for (const words of changes) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(review).toContainText(words);
  }
  await user.press(review.getByRole('button', { name: translate(`user-control:${label}`), exact: true }));
  await expect(review).toBeHidden();
}

async function openEditor(journey: Journey, copy: string): Promise<void> {
  const { page, user, translate } = journey;
  await user.reach(page.getByRole('link', { name: translate('user-control:action.edit'), exact: true }));
  await page.keyboard.press('Enter');
  const title = translate('user-control:roleEditor.editTitle', { name: copy });
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('tree')).toBeVisible();
  await user.expectFocus();
}

/** Confirms what the editor changes, and returns to the role. */
async function saveRole(journey: Journey, copy: string, changes: readonly string[]): Promise<void> {
  const { page, user } = journey;
  await submitRole(journey, 'roleReview.submit', changes);
  await expect(page.getByRole('heading', { level: 1, name: copy, exact: true })).toBeVisible();
  await user.expectFocus();
}

async function editFunctions(journey: Journey, copy: string, functions: readonly NamedFunction[]): Promise<void> {
  await openEditor(journey, copy);
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const { name } of functions) await tickFunction(journey, name);
  const text = (key: string) => journey.translate(`user-control:roleReview.${key}`);
  await saveRole(journey, copy, [text('granted'), text('revoked'), ...functions.map(({ name }) => name)]);
}

/** Adds a user, who is found by typing, to the members of the role, or removes them. */
async function toggleMember(
  journey: Journey,
  { copy, member, change }: { readonly copy: string; readonly member: string; readonly change: 'added' | 'removed' },
): Promise<void> {
  const { page, user, translate } = journey;
  await openEditor(journey, copy);
  await user.reach(page.getByRole('combobox', { name: new RegExp(`^${translate('user-control:members')}`) }));
  await user.type(member);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await saveRole(journey, copy, [translate(`user-control:roleReview.${change}`)]);
}

/** Finds a function by its name, and grants or revokes it. */
export async function tickFunction({ page, user }: Pick<Journey, 'page' | 'user'>, name: string): Promise<void> {
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await page.keyboard.press('/');
  await user.expectFocus();
  await user.type(name);
  const row = page.getByRole('treeitem').filter({ hasText: name }).last();
  await expect(page.getByRole('treeitem').last()).toContainText(name);
  const wasTicked = await row.getAttribute('aria-checked');
  await user.focus(page.locator('[role=treeitem][tabindex="0"]'));
  await page.keyboard.press('End');
  await expect(row).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row).not.toHaveAttribute('aria-checked', wasTicked ?? '');
  await user.expectFocus();
}

interface ComparedRoles {
  readonly original: string;
  readonly copy: string;
  readonly functions: readonly NamedFunction[];
}

async function compareRoles(journey: Journey, { original, copy, functions }: ComparedRoles): Promise<void> {
  const { page, user, translate } = journey;
  const text = (key: string) => translate(`user-control:roleComparison.${key}`);
  await user.reach(page.getByRole('link', { name: translate('user-control:action.compare'), exact: true }));
  await page.keyboard.press('Enter');
  const others = page.getByRole('combobox', { name: text('choose'), exact: true });
  await expect(others).toBeVisible();
  await user.expectFocus();
  await user.choose(others, original);
  await user.press(page.getByRole('button', { name: text('add'), exact: true }));
  const plain = page.getByRole('switch', { name: translate('kit:matrix.plain') });
  await user.focus(plain);
  await page.keyboard.press('Space');
  const table = page.getByRole('table', { name: translate('user-control:functions'), exact: true });
  await expect(table.getByRole('columnheader')).toHaveText([text('function'), copy, original]);
  for (const { name, isGranted } of functions) {
    const cells = table.getByRole('row').filter({ hasText: name }).getByRole('cell');
    const granted = [text('granted'), text('notGranted')];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(cells.locator('.bdk-hidden')).toHaveText(isGranted ? granted : granted.toReversed());
  }
  await user.expectFocus();
  await user.press(page.getByRole('link', { name: translate('user-control:backToList'), exact: true }).last(), {
    isBackwards: true,
  });
  await expect(rowsOf(page).first()).toBeVisible();
  await user.expectFocus();
  await searchOne(journey, copy);
  await openFirstRow(journey);
  await expect(page.getByRole('heading', { level: 1, name: copy, exact: true })).toBeVisible();
  await user.expectFocus();
}

async function viewAsRole(journey: Journey, copy: string): Promise<void> {
  const { page, user, translate } = journey;
  await chooseFromMore(journey, translate('user-control:viewAs.action'));
  const banner = page.getByRole('region', { name: translate('host:region') });
  await expect(banner).toContainText(copy);
  await expectAccess(journey, page);
  // The portal is loaded again: the focus begins before the banner.
  await user.press(banner.getByRole('button', { name: translate('host:back'), exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: copy, exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.keyboard.press('Tab');
  await user.expectFocus();
}

/** The menu has the pages of the role and no others; those that are granted open, and one that is revoked does not. */
async function expectAccess({ translate }: Journey, page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: translate('host:frame.menu') });
  await expect(menu.getByRole('link')).toHaveText(menuOfRole.map((key) => translate(key)));
  for (const { path, title, isGranted } of changedFunctions) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await page.goto(`demo/main/${path}`);
    const name = translate(isGranted ? title : 'host:notPermitted.title');
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    // oxlint-enable no-await-in-loop
  }
}

async function askWhy(journey: Journey, copy: string, functions: readonly NamedFunction[]): Promise<void> {
  const { page, user, translate } = journey;
  await chooseFromMore(journey, translate('user-control:menu.why'));
  const question = page.getByRole('searchbox', { name: translate('user-control:why.question') });
  await expect(question).toBeVisible();
  await user.expectFocus();
  const answer = page.getByRole('region', { name: translate('user-control:why.answer') });
  for (const { name, isGranted } of functions) {
    // oxlint-disable no-await-in-loop -- one question after the other
    await user.fill(question, name);
    await page.keyboard.press('Enter');
    const mark = translate(`user-control:why.mark.${isGranted ? 'progress' : 'failed'}`);
    await expect(answer.getByText(mark).first()).toBeVisible();
    await user.expectFocus();
    // oxlint-enable no-await-in-loop
  }
  await user.press(page.getByRole('link', { name: copy, exact: true }), { isBackwards: true });
  await expect(page.getByRole('heading', { level: 1, name: copy, exact: true })).toBeVisible();
  await user.expectFocus();
}

async function deleteRole(journey: Journey, copy: string): Promise<void> {
  const { page, user, translate } = journey;
  const label = translate('user-control:action.deleteRole');
  await chooseFromMore(journey, label);
  await expect(page.getByRole('alertdialog')).toContainText(copy);
  await user.expectFocus();
  const item = translate('user-control:item');
  await user.press(
    openedDialog(page).getByRole('button', { name: translate('kit:delete.submit', { item }), exact: true }),
  );
  await expect(
    page.getByRole('heading', { level: 1, name: translate('user-control:menu.roleManagement') }),
  ).toBeVisible();
  await expect(page.getByRole('grid').getByText(copy, { exact: true })).toHaveCount(0);
  await user.expectFocus();
}
