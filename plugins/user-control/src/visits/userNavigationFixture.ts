// How scenarios get to the users and leave their dialogs.
import { ensureSignedIn, followMenu, goHome, type TestContext } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';

/** The user whom scenarios look at and change. */
export const changedUser = 'demo.reader';

/** Follows the menu to the list of users. */
function openUsers(page: Page): Promise<void> {
  return followMenu(page, 'User Management');
}

/** The row of the changed user, whose click opens the panel. */
export function userRow(page: Page) {
  return page.getByRole('grid').getByRole('button', { name: changedUser, exact: true });
}

/** Leaves what is open and shows the list of users. */
export async function goToUsers(context: TestContext): Promise<void> {
  const { page } = context;
  await leaveSecret(page);
  await leaveDialogs(page);
  await ensureSignedIn(context, 'demo.admin');
  await goHome(context, 'demo.admin');
  await openUsers(page);
  await userRow(page).waitFor();
}

/** Shows the panel of the changed user, with its facts. */
export async function goToPanel(context: TestContext): Promise<void> {
  await goToUsers(context);
  await userRow(context.page).click();
  await userPanel(context.page).getByRole('tab', { name: 'Details' }).waitFor();
}

/** The panel beside the list. */
export function userPanel(page: Page) {
  return page.getByRole('complementary').filter({ has: page.getByRole('tablist', { name: 'User' }) });
}

/** Opens the menu of a row and chooses an action. */
export async function chooseUserAction(page: Page, row: string | RegExp, action: string | RegExp): Promise<void> {
  const name = typeof row === 'string' ? `Actions ${row}` : row;
  await page.getByRole('grid').getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The dialog with a password closes only once the password was shown. */
async function leaveSecret(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Initial password' });
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('button', { name: 'Show' }).click();
  await dialog.getByRole('button', { name: 'I have it' }).click();
}

/** Closes the dialog for a code and the one below it, and discards what was typed. */
async function leaveDialogs(page: Page): Promise<void> {
  for (const role of ['dialog', 'alertdialog', 'dialog'] as const) {
    const cancel = page.getByRole(role).getByRole('button', { name: 'Cancel' }).last();
    // oxlint-disable-next-line no-await-in-loop -- one above the other
    if (await cancel.isVisible()) await cancel.click();
    const discard = page.getByRole('button', { name: 'Discard changes' });
    // oxlint-disable-next-line no-await-in-loop -- asked by the dialog that was cancelled
    if (await discard.isVisible()) await discard.click();
  }
}
