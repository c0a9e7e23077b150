// Steps that are taken on the screen of an application after verification, and its account numbers.
import type { Page } from '@playwright/test';
import {
  type ApplicationRow,
  decisionBar,
  goToTab,
  newestApplication,
  openApplication,
  tabPanel,
} from './applicationPage.ts';
import { expect, test } from './fixtures.ts';

test('an application goes from verification to the archive on its own screen', { tag: '@whole' }, async ({
  page,
  openSession,
  emulator,
  consoleErrors,
}) => {
  test.setTimeout(360_000);
  // The form may replace a picture that is still being drawn.
  consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
  await emulator.changeClock({ instantWork: true });
  await emulator.putRow('importRefusals', '*', { times: 0 });
  const applyID = await newestApplication(emulator, ({ status }) => status === 'CHK');
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  // The seed may let the first try fail.
  await take(page, { button: 'Certify', confirm: 'Certify 1 application' });
  const next = decisionBar(page).getByRole('button', { name: 'Generate A/C opening form' });
  const again = page.getByText('CA verification failed', { exact: true });
  await expect(next.or(again)).toBeVisible({ timeout: 90_000 });
  if (await again.isVisible()) await take(page, { button: 'Certify', confirm: 'Certify 1 application' });
  await take(page, { button: 'Generate A/C opening form', confirm: 'Generate 1 A/C opening form' });
  await press(page, 'Confirm A/C opening form');
  await take(page, { button: 'Sign A/C opening form', confirm: 'Sign 1 A/C opening form' });
  await take(page, { button: 'Import to back office', confirm: 'Import 1 application to back office' });
  await take(page, { button: 'Archive', confirm: 'Archive' });
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  expect((await emulator.readRow<ApplicationRow>('applications', applyID)).status).toBe('ARC');
});

test('an account number is padded and checked at its field, and the history shows the old and the new one', {
  tag: '@whole',
}, async ({ page, openSession, emulator }) => {
  const applyID = await newestApplication(emulator, ({ status }) => status === 'SUB');
  await emulator.putRow('applications', applyID, {
    ...(await emulator.readRow<ApplicationRow>('applications', applyID)),
    customAccountNum: null,
    nickname: null,
  });
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  await page.getByRole('button', { name: 'Change account number and nickname' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Account number and nickname' });
  const number = dialog.getByRole('textbox', { name: 'Account number' });
  await number.fill('47a');
  await page.keyboard.press('Control+Enter');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('4711815');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('case_1');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await goToTab(page, 'History');
  const first = tabPanel(page).getByRole('listitem').first();
  await expect(first).toContainText('Account number Not given → 004711815');
  await expect(first).toContainText('Nickname Not given → case_1');
});

/** Presses a button of the bar once it is enabled. */
async function press(page: Page, name: string): Promise<void> {
  const button = decisionBar(page).getByRole('button', { name, exact: true });
  await expect(button).toBeVisible({ timeout: 90_000 });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
}

async function take(page: Page, { button, confirm }: { readonly button: string; readonly confirm: string }) {
  await press(page, button);
  const dialog = page.locator('dialog[open]');
  const agree = dialog.getByRole('button', { name: confirm });
  await expect(agree).not.toHaveAttribute('aria-disabled', 'true');
  await agree.press('Enter');
  await expect(dialog).toBeHidden();
}
