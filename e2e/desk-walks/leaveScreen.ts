import type { Locator, Page } from '@playwright/test';
import type { Leaving } from './createDeskWalk.ts';

const waysOut = /^(Stay on this page|Cancel|Close|Discard changes|Discard|I have it|Sign in again|Back|Done|Not now)$/;
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const patienceMs = 10_000;
const pauseMs = 100;
const clickLimitMs = 3_000;

/** Leaves a screen. Returns the words of a dialog that has no way out. */
export async function leaveScreen(page: Page, leaving: Leaving): Promise<string | undefined> {
  if (leaving === 'reload') await reloadPage(page);
  if (leaving === 'back') await goBack(page);
  return closeDialogs(page);
}

/** Reloads a page, which may reload itself at the same moment because its session has ended. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload().catch((error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error;
  });
  await page.waitForLoadState();
}

/** Goes back, but not out of the portal to the page on which the session was stored. */
async function goBack(page: Page): Promise<void> {
  await page.goBack();
  if (!/\/(main|login|diagnostics)\b/.test(page.url())) await page.goForward();
}

/** Closes whatever is open, as a user who has had enough of it, and waits for what is being sent. */
async function closeDialogs(page: Page): Promise<string | undefined> {
  const dialog = page.locator(dialogs).filter({ visible: true }).last();
  for (const end = Date.now() + patienceMs; Date.now() < end; await page.waitForTimeout(pauseMs)) {
    if (!(await dialog.isVisible())) return undefined;
    await closeDialog(page, dialog);
  }
  return page.locator('body').innerText();
}

async function closeDialog(page: Page, dialog: Locator): Promise<void> {
  // A secret has to be looked at first.
  const show = dialog.getByRole('button', { name: 'Show', exact: true });
  if (await show.isVisible()) await show.click();
  const out = dialog.getByRole('button', { name: waysOut, disabled: false }).last();
  if (await out.isVisible()) await out.click({ timeout: clickLimitMs }).catch(() => page.keyboard.press('Escape'));
  else await page.keyboard.press('Escape');
}
