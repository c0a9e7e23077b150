// From a verified application to one in the back office: step by step, many at once, and with lost responses.
import { readFile } from 'node:fs/promises';
import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readCsv } from './readCsv.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Jobs' });
const bar = (page: Page) => page.getByRole('group', { name: 'Next step' });
const step = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Steps of the application' }).getByRole('listitem').filter({ hasText: name });

test.beforeEach(async ({ page, emulator, openSession }) => {
  await emulator.changeClock({ instantWork: true });
  await openSession('demo', 'demo.admin');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Document Check' }).click();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});

test('the queues fit on one line of an ordinary window', async ({ page }) => {
  const queues = page.getByRole('group', { name: 'Quick filters' }).getByRole('button');
  await expect(queues).toHaveCount(9);
  await expect(queues.last()).toHaveText(/\d/);
  const lines = await queues.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(1);
});

test('an application goes from certification to the archive by keyboard alone', { tag: '@whole' }, async ({
  page,
  emulator,
  consoleErrors,
}) => {
  test.setTimeout(360_000);
  // The form may replace a picture that is still being drawn.
  consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
  await emulator.putRow('certificationFailures', '*', { times: 1, reason: 'number-not-found' });
  await openFirstOf(page, /^To certify/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await take(page, { button: 'Certify', confirm: 'Certify 1 application' });
  await expect(step(page, /Certify/)).toContainText('The document number is not in the register.');
  await take(page, { button: 'Certify', confirm: 'Certify 1 application' });
  await expect(step(page, /Certify/)).toContainText(/Done/);
  await take(page, { button: 'Generate A/C opening form', confirm: 'Generate 1 A/C opening form' });
  await expect(page.getByRole('button', { name: 'Confirm A/C opening form' })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await take(page, { button: 'Confirm A/C opening form', confirm: 'Confirm 1 A/C opening form' });
  await take(page, { button: 'Return A/C opening form', confirm: 'Return 1 A/C opening form' });
  await take(page, { button: 'Confirm A/C opening form', confirm: 'Confirm 1 A/C opening form' });
  await take(page, { button: 'Sign A/C opening form', confirm: 'Sign 1 A/C opening form' });
  await expect(page.getByText('SHA-256 of the certificate')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await take(page, { button: 'Import to back office', confirm: 'Import 1 application to back office' });
  await take(page, { button: 'Archive', confirm: 'Archive 1 application' });
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await expect(step(page, /./).filter({ hasText: 'Done' })).toHaveCount(7);
});

/** As many as a page of a list has at most. */
const many = 500;

test(`${many} applications with 20 failing: the csv keeps zeros and Chinese, a retry takes the failed ones, nothing twice`, {
  tag: '@whole',
}, async ({ page, emulator, consoleErrors }) => {
  test.setTimeout(720_000);
  await chooseQueue(page, /^To import/);
  const answered = page.waitForResponse((response) => response.url().includes(`size=${many}`));
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption(String(many));
  const { data } = (await (await answered).json()) as { data: { items: readonly { applyID: string }[] } };
  const wanted = data.items.map(({ applyID }) => applyID);
  expect(wanted).toHaveLength(many);
  await emulator.putRow('importRefusals', '*', { times: 0 });
  const failing = wanted.filter((_id, index) => index % (many / 20) === 0);
  const reason = { EN: 'The account number is taken.', SC: '账号已被使用。', TC: '帳號已被使用。' };
  await Promise.all(failing.map((id) => emulator.putRow('importRefusals', id, { times: 1, reason })));
  // The response to one of the first requests is lost, so the result of some applications is unknown.
  consoleErrors.expect(/status of 502|Failed to load/);
  const match = { method: 'POST', path: '/applications/import_bo' } as const;
  await emulator.addFault({ match, when: { nth: 2, times: 1 }, effect: { kind: 'lostReply' } });

  await page.locator('[role="grid"][aria-busy="false"]').getByRole('checkbox').first().click();
  const selected = page.getByRole('group', { name: 'Selected rows' });
  await selected.getByRole('button', { name: 'Import to back office' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Import ${many} applications to back office` })
    .click();
  await expect(page.getByRole('button', { name: 'Jobs: 0 running, 1 finished' })).toBeVisible({ timeout: 540_000 });
  await page.getByRole('button', { name: /^Jobs/ }).click();
  await expect(tray(page)).toContainText(/\d+ done · \d+ failed · \d+ unknown/);
  await tray(page)
    .getByRole('button', { name: /^Check status \(\d+\)/ })
    .click();
  await expect(tray(page)).toContainText(`${many - 20} done · 20 failed`, { timeout: 180_000 });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tray(page).getByRole('button', { name: 'Export failures as csv' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  // Without the byte order mark, a spreadsheet misreads Chinese.
  expect(csv.startsWith('\ufeff')).toBe(true);
  const [header, ...lines] = readCsv(csv);
  expect(header).toEqual(['Application', 'Name', 'Account number', 'State', 'Code', 'Message']);
  const told = await Promise.all(failing.map((id) => emulator.readRow<Applicant>('applications', id)));
  expect(lines).toEqual(
    told.map(({ applyID, chiName, lastName, firstName, customAccountNum }) => [
      applyID,
      [chiName, lastName, firstName].filter((part) => part !== '').join(' '),
      customAccountNum,
      'Failed',
      'IPF',
      'The account number is taken.',
    ]),
  );
  const numbers = told.map(({ customAccountNum }) => customAccountNum);
  expect(numbers.some((number) => /^0\d{8}$/.test(number))).toBe(true);
  expect(told.some(({ chiName }) => /\p{Script=Han}/u.test(chiName))).toBe(true);

  await tray(page).getByRole('button', { name: 'Retry failed (20)' }).click();
  await expect(tray(page)).toContainText(`${many} of ${many}${many} done`, { timeout: 180_000 });
  expect(await countImports(emulator, wanted)).toEqual({ imported: [1], tries: many + 20 });
});

test('an import without certification requires a typed consent, which the history records', { tag: '@whole' }, async ({
  page,
  emulator,
}) => {
  await emulator.putRow('importRefusals', '*', { times: 0 });
  await openFirstOf(page, /^To certify/);
  await bar(page).getByRole('button', { name: 'Import to back office without certification' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Import 1 application to back office' });
  await expect(dialog).toContainText('neither certified nor signed');
  const agree = dialog.getByRole('button', { name: 'Import 1 application to back office' });
  await expect(agree).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'Consent' }).fill('skip');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await agree.click();
  await expect(step(page, /Import to back office/)).toContainText('Done');
  await expect(step(page, /./).filter({ hasText: 'Skipped' })).toHaveCount(4);
  await page.getByRole('link', { name: 'Open the application' }).click();
  await page.getByRole('tab', { name: /History/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Imported without certification and signature');
});

test('the data of applications are saved as a file', async ({ page, consoleErrors }) => {
  // A picture whose screen is left while it is being drawn.
  consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
  await openFirstOf(page, /^Imported/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Download data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^DE\d+\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

interface Applicant {
  readonly applyID: string;
  readonly chiName: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly customAccountNum: string;
}

/** Returns how often each was imported, as distinct numbers, and how many imports were started in all. */
async function countImports(emulator: MockClient, ids: readonly string[]) {
  interface Histories {
    readonly histories: readonly { readonly toStatus: string; readonly time: string }[];
  }
  const all = await Promise.all(ids.map((id) => emulator.readRow<Histories>('actionHistories', id)));
  const count = (status: string) =>
    all.map(({ histories }) => histories.filter(({ toStatus }) => toStatus === status).length);
  return { imported: [...new Set(count('IBO'))], tries: count('IPB').reduce((sum, number) => sum + number, 0) };
}

/** Presses the button once it is enabled, and confirms, all by keyboard. */
async function take(page: Page, { button, confirm }: { readonly button: string; readonly confirm: string }) {
  const opener = bar(page).getByRole('button', { name: button, exact: true });
  await expect(opener).toBeVisible({ timeout: 60_000 });
  await expect(opener).not.toHaveAttribute('aria-disabled', 'true');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  const last = dialog.getByRole('button', { name: confirm });
  // The response that it waits for may still be in flight.
  await expect(last).not.toHaveAttribute('aria-disabled', 'true');
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function openFirstOf(page: Page, queue: RegExp) {
  await chooseQueue(page, queue);
  await page.locator('[role="grid"][aria-busy="false"]').getByRole('link').first().press('Enter');
  await expect(bar(page)).toBeVisible();
}

async function chooseQueue(page: Page, queue: RegExp) {
  const tab = page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: queue });
  await tab.press('Enter');
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[role="grid"][aria-busy="false"]')).toBeVisible();
}
