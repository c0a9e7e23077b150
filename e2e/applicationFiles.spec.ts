// What leaves the portal about an application: its files, one by one or together, and the printed case.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { goToTab, newestApplication, openApplication, tabPanel } from './applicationPage.ts';
import { expect, test } from './fixtures.ts';

test('files are saved one by one or as a zip, and the case is printed on white paper', { tag: '@whole' }, async ({
  page,
  openSession,
  emulator,
}) => {
  test.setTimeout(360_000);
  const applyID = await newestApplication(emulator, ({ status }) => status === 'IBO');
  const row = await emulator.readRow<object>('applications', applyID);
  await emulator.putRow('applications', applyID, { ...row, firstName: 'W'.repeat(300) });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  await goToTab(page, 'Files');
  const table = page.getByRole('table', { name: /^\d+ files, [\d.]+ KB$/ });
  await expect(table.getByRole('row', { name: /Opening form, signed/ })).toContainText('PDF');
  expect(await save(page, 'Download selfie-')).toMatchObject({
    name: expect.stringMatching(/^selfie-\d+\.jpg$/),
    head: '\u00ff\u00d8\u00ff\u00e0',
  });
  expect(await save(page, 'Download all files')).toMatchObject({
    name: `${applyID}-files.zip`,
    head: 'PK\u0003\u0004',
  });

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print case' }).press('Enter');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // The sheet is a table so that its header repeats on each page; its parts have the role presentation.
  const paper = page.getByRole('presentation').filter({ hasText: 'Demo Securities · Account-opening' }).first();
  await expect(paper).toContainText(applyID);
  await expect(paper).toContainText(/Printed by .+ on /);
  await expect(paper).toContainText('Import to back office');
  await expect(paper.getByRole('img', { name: 'Selfie' })).toBeVisible();
  // A name of 300 letters without a space stays on A4 paper.
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  // After the browser's afterprint event the sheet is removed.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
  await expect(paper).toBeHidden();
});

/** Saves a file by a button and returns its name and its first bytes. */
async function save(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tabPanel(page).getByRole('button', { name: button }).press('Enter'),
  ]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), head: bytes.subarray(0, 4).toString('latin1') };
}
