import type { Page } from '@playwright/test';
import type { Leaving } from './createDeskWalk.ts';

const waysOut =
  /^(Stay on this page|Cancel|Close|Discard changes|Discard|I have it|Sign in again|Keep editing|Back|Done|Not now)/;
const mostDialogs = 5;
const clickLimitMs = 3_000;

/** Leaves a screen. Returns the words of a dialog that has no way out. */
export async function leaveScreen(page: Page, leaving: Leaving): Promise<string | undefined> {
  if (leaving === 'reload') await page.reload();
  if (leaving === 'back') await goBack(page);
  return closeDialogs(page);
}

/** Goes back, but not out of the portal. */
async function goBack(page: Page): Promise<void> {
  await page.goBack();
  if (page.url() === 'about:blank') await page.goForward();
}

/** Closes whatever is open, as a user who has had enough of it. */
async function closeDialogs(page: Page): Promise<string | undefined> {
  for (let closed = 0; closed < mostDialogs; closed += 1) {
    const dialog = page.locator('dialog[open], [role="dialog"], [role="alertdialog"]').filter({ visible: true }).last();
    if (!(await dialog.isVisible())) return undefined;
    await closeDialog(page);
  }
  return page.locator('body').innerText();
}

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open], [role="dialog"], [role="alertdialog"]').filter({ visible: true }).last();
  // A secret has to be looked at first.
  const show = dialog.getByRole('button', { name: 'Show', exact: true });
  if (await show.isVisible()) await show.click();
  const out = dialog.getByRole('button', { name: waysOut, disabled: false }).last();
  if (await out.isVisible()) await out.click({ timeout: clickLimitMs }).catch(() => page.keyboard.press('Escape'));
  else await page.keyboard.press('Escape');
}
