// How scenarios get to applications and leave their forms.
import { ensureSignedIn, followMenu, goHome, type TestContext } from '@brokerdesk/plugin-testing/browser';
import type { Locator, Page } from '@playwright/test';

/** The first application of the demo broker, which is archived and so has an opening form. */
export const applicationWithForm = 'DE0000001';

/** Follows the menu to the list of applications. */
export function openApplications(page: Page): Promise<void> {
  return followMenu(page, 'Client Management');
}

/** Opens the list of applications. */
export async function goToApplications(context: TestContext): Promise<void> {
  await ensureSignedIn(context, 'demo.admin');
  // An open application has a link to the list. An open list is left first, so that it is loaded again.
  if (!/\/detail\b/.test(context.page.url())) await goHome(context, 'demo.admin');
  await openApplications(context.page);
  await firstApplication(context.page).waitFor();
}

/** Finds an application in the list whose answers are being corrected. */
export async function goToCorrection(context: TestContext): Promise<void> {
  const { emulator, page } = context;
  const row = await emulator.readRow<object>('applications', applicationWithForm);
  await emulator.putRow('applications', applicationWithForm, { ...row, status: 'RTC' });
  await goToApplications(context);
  const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
  await search.fill(applicationWithForm);
  await search.press('Enter');
  await page.getByRole('grid').getByRole('link', { name: applicationWithForm }).waitFor();
}

/** Closes a form and discards what was typed. */
export async function closeDialog(page: Page): Promise<void> {
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  if (!(await cancel.isVisible())) return;
  await cancel.click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
}

/** Opens the first application of the list. */
export function openFirst(page: Page): Promise<void> {
  return firstApplication(page).click();
}

/** The link to the first application of the list. */
export function firstApplication(page: Page): Locator {
  return page.getByRole('grid').getByRole('link').first();
}
