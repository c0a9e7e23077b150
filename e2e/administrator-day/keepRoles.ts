import type { LocalText } from '@brokerdesk/api';
import { findFunction } from '../findFunction.ts';
import { expect } from '../fixtures.ts';
import { chooseFromMore, goToPage, type Journey, openedDialog, openFirstRow, rowsOf, searchOne } from './Journey.ts';

/** The names of the functions that are granted to the role, and revoked. */
interface ChangedFunctions {
  readonly granted: string;
  readonly revoked: string;
}

/** Copies the reviewer role, changes its functions, compares it, views the portal as it, asks why, and deletes it. */
export async function keepRoles(journey: Journey): Promise<void> {
  const { emulator, textIn } = journey;
  const { name } = await emulator.readRow<{ readonly name: LocalText }>('roles', 'DEMO-REVIEWER');
  const copy = textIn({ EN: `Copy of ${name.EN}`, SC: `${name.SC}（副本）`, TC: `${name.TC}（副本）` });
  const nameOf = async (code: string) => textIn((await findFunction(emulator, { brokerCode: 'DEMO', code })).row.name);
  const changed = { granted: await nameOf('UR_OPERATION_RECORD'), revoked: await nameOf('RAO_CM_VERIFY') };
  await goToPage(journey, 'user-control:menu.roleManagement');
  await copyRole(journey, textIn(name), copy);
  await editRole(journey, copy, changed);
  await compareRoles(journey, textIn(name), copy);
  await viewAsRole(journey, copy);
  await askWhy(journey, copy, changed);
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

async function editRole(journey: Journey, copy: string, { granted, revoked }: ChangedFunctions): Promise<void> {
  const { page, user, translate } = journey;
  await user.press(page.getByRole('link', { name: translate('user-control:action.edit'), exact: true }));
  const title = translate('user-control:roleEditor.editTitle', { name: copy });
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('tree')).toBeVisible();
  await user.expectFocus();
  await tickFunction(journey, revoked);
  await tickFunction(journey, granted);
  const text = (key: string) => translate(`user-control:roleReview.${key}`);
  await submitRole(journey, 'roleReview.submit', [text('granted'), granted, text('revoked'), revoked]);
  await expect(page.getByRole('heading', { level: 1, name: copy, exact: true })).toBeVisible();
  await user.expectFocus();
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

async function compareRoles(journey: Journey, original: string, copy: string): Promise<void> {
  const { page, user, translate } = journey;
  await user.press(page.getByRole('link', { name: translate('user-control:action.compare'), exact: true }));
  const others = page.getByRole('combobox', { name: translate('user-control:roleComparison.choose'), exact: true });
  await expect(others).toBeVisible();
  await user.expectFocus();
  await user.choose(others, original);
  await user.press(page.getByRole('button', { name: translate('user-control:roleComparison.add'), exact: true }));
  const plain = page.getByRole('switch', { name: translate('kit:matrix.plain') });
  await user.focus(plain);
  await page.keyboard.press('Space');
  const functions = page.getByRole('table', { name: translate('user-control:functions'), exact: true });
  await expect(functions.getByRole('columnheader')).toHaveText([
    translate('user-control:roleComparison.function'),
    copy,
    original,
  ]);
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
  // The portal is loaded again: the focus begins before the banner.
  await user.press(banner.getByRole('button', { name: translate('host:back'), exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: copy, exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.keyboard.press('Tab');
  await user.expectFocus();
}

async function askWhy(journey: Journey, copy: string, { granted, revoked }: ChangedFunctions): Promise<void> {
  const { page, user, translate } = journey;
  await chooseFromMore(journey, translate('user-control:menu.why'));
  const question = page.getByRole('searchbox', { name: translate('user-control:why.question') });
  await expect(question).toBeVisible();
  await user.expectFocus();
  const answer = page.getByRole('region', { name: translate('user-control:why.answer') });
  for (const [name, mark] of [
    [granted, 'progress'],
    [revoked, 'failed'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one question after the other
    await user.fill(question, name);
    await page.keyboard.press('Enter');
    await expect(answer.getByText(translate(`user-control:why.mark.${mark}`)).first()).toBeVisible();
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
