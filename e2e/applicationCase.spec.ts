// What is looked at beside the answers of an application: similar applicants, the address proof, files, the printed case,
// the steps after verification and the history of its numbers.
import { readFile } from 'node:fs/promises';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNotice } from './noticeWatch.ts';
import { violationsOn } from './violationsOn.ts';

interface Row {
  readonly status: string;
  readonly idType: string;
  readonly work?: unknown;
  readonly idCardNumber: string;
  readonly chiName: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly mobile: string;
}

const panel = (page: Page) => page.getByRole('tabpanel');
const bar = (page: Page) => page.getByRole('region', { name: 'What can be done' });

test('similar applicants are compared field by field, and one opens in a tab of its own', async ({
  page,
  context,
  signIn,
  emulator,
}) => {
  test.setTimeout(120_000);
  const { applyID, twinID } = await makeTwins(emulator);
  await signIn('demo', 'demo.admin');
  await openApplication(page, applyID);
  await goToTab(page, 'Similar applicants');
  const rows = page.getByRole('list', { name: /^Similar applicants/ }).getByRole('button');
  await expect(rows.first()).toContainText(twinID);
  await expect(rows.first()).toContainText('Alike: Identity number, Name, Mobile');
  const signs = page.getByRole('table', { name: 'What the likeness consists of' });
  await expect(signs.getByRole('row', { name: /^Identity number/ })).toContainText('Equal');
  const pictures = page.getByRole('region', { name: 'Pictures side by side' });
  await expect(pictures.getByRole('button', { name: /^Enlarge: Selfie/ })).toHaveCount(2);
  await pictures.getByRole('button', { name: `Enlarge: Selfie, ${twinID}` }).press('Enter');
  await expect(page.getByRole('dialog', { name: `Picture Selfie, ${twinID}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Different/ }).press('Enter');
  await expect(panel(page).getByText('Equal', { exact: false }).first()).toBeVisible();

  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: `Open in a new tab: ${twinID}` }).press('Enter'),
  ]);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(twinID).first()).toBeVisible();
  // Here nothing has moved: the comparison is still open, and the list is where it was.
  await expect(signs).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue(applyID);
});

test('an address proof is rejected with its reason, and the review taken back', async ({ page, signIn, emulator }) => {
  const applyID = await newest(emulator, ({ status, idType }) => status === 'SUB' && idType === 'MAINLAND_ID');
  await signIn('demo', 'demo.admin');
  await openApplication(page, applyID);
  await goToTab(page, 'Address proof');
  await expect(panel(page).getByText('To be reviewed')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show the document' }).press('Enter');
  await expect(page.getByText(/^address-proof/).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Reject proof' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject this address proof?' });
  await dialog.getByRole('radio', { name: 'The proof is older than three months.' }).press('Space');
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, `The address proof was rejected: ${applyID}`);
  await expect(panel(page).getByText('Rejected', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('The proof is older than three months.')).toBeVisible();
  expect(await emulator.row('chinaAddressProofs', applyID)).toMatchObject({ status: 'rejected', version: 2 });
  await panel(page).getByRole('button', { name: 'Take review back' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take review back' }).press('Enter');
  await expect(panel(page).getByText('To be reviewed')).toBeVisible();
});

test('files are saved one by one or as a zip, and the case is printed on white paper', async ({
  page,
  signIn,
  emulator,
}) => {
  test.setTimeout(120_000);
  const applyID = await newest(emulator, ({ status }) => status === 'IBO');
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('demo', 'demo.admin');
  await openApplication(page, applyID);
  await goToTab(page, 'Files');
  const table = page.getByRole('table', { name: /^\d+ files, [\d.]+ KB$/ });
  await expect(table.getByRole('row', { name: /Opening form, signed/ })).toContainText('PDF');
  expect(await save(page, 'Download selfie-')).toMatchObject({
    name: expect.stringMatching(/^selfie-\d+\.png$/),
    head: '\u0089PNG',
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
  // The sheet is a table for its header's sake, so its parts are presentation, too.
  const paper = page.getByRole('presentation').filter({ hasText: 'Demo Securities · Account-opening' }).first();
  await expect(paper).toContainText(applyID);
  await expect(paper).toContainText(/Printed by .+ on /);
  await expect(paper).toContainText('Import to back office');
  await expect(paper.getByRole('img', { name: 'Selfie' })).toBeVisible();
  // The browser says that it has printed, and the sheet goes.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
  await expect(paper).toBeHidden();
});

test('an application goes from verification to the archive on its own screen', async ({
  page,
  signIn,
  emulator,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  // A picture that gives way to the form while it is still being drawn.
  consoleGuard.allow(/ERR_FILE_NOT_FOUND \(blob:/);
  await emulator.changeClock({ instantWork: true });
  await emulator.putRow('importRefusals', '*', { times: 0 });
  const applyID = await newest(emulator, ({ status }) => status === 'CHK');
  await signIn('demo', 'demo.admin');
  await openApplication(page, applyID);
  // The first try may fail by the seed.
  await take(page, { button: 'CA certification', confirm: 'Certify 1 application' });
  const next = bar(page).getByRole('button', { name: 'Generate A/C opening form' });
  const again = page.getByText('CA verification failed', { exact: true });
  await expect(next.or(again)).toBeVisible({ timeout: 30_000 });
  if (await again.isVisible()) await take(page, { button: 'CA certification', confirm: 'Certify 1 application' });
  await take(page, { button: 'Generate A/C opening form', confirm: 'Generate 1 opening form' });
  await press(page, 'Confirm A/C opening form');
  await take(page, { button: 'Sign A/C opening form', confirm: 'Sign 1 opening form' });
  await take(page, { button: 'Import to back office', confirm: 'Import 1 application' });
  await take(page, { button: 'Archive', confirm: 'Archive application' });
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  expect((await emulator.row<Row>('applications', applyID)).status).toBe('ARC');
});

test('an account number is padded, checked at its field, and stands in the history as it was and is', async ({
  page,
  signIn,
  emulator,
}) => {
  const applyID = await newest(emulator, ({ status }) => status === 'SUB');
  await emulator.putRow('applications', applyID, {
    ...(await emulator.row<Row>('applications', applyID)),
    customAccountNum: null,
    nickname: null,
  });
  await signIn('demo', 'demo.admin');
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
  const first = panel(page).getByRole('listitem').first();
  await expect(first).toContainText('Account number Not given → 004711815');
  await expect(first).toContainText('Nickname Not given → case_1');
});

const languages = [
  {
    label: 'English',
    tabs: ['Address proof', 'Similar applicants', 'Files'],
    reject: 'Reject proof',
    takeBack: 'Take review back',
    skip: 'Import without certification',
  },
  {
    label: '简体中文',
    tabs: ['地址证明', '相似申请人', '文件'],
    reject: '拒绝地址证明',
    takeBack: '撤回审核',
    skip: '跳过认证直接导入',
  },
  {
    label: '繁體中文',
    tabs: ['地址證明', '相似申請人', '檔案'],
    reject: '拒絕地址證明',
    takeBack: '撤回審核',
    skip: '略過認證直接匯入',
  },
] as const;

for (const [index, { label, tabs, reject, takeBack, skip }] of languages.entries()) {
  test(`axe finds nothing on the tabs and dialogs of an application in ${label}`, async ({
    page,
    signIn,
    emulator,
  }) => {
    test.setTimeout(120_000);
    const { applyID } = await makeTwins(emulator, 'CHK');
    await page.emulateMedia({ colorScheme: index === 1 ? 'light' : 'dark' });
    await signIn('demo', 'demo.admin');
    await openApplication(page, applyID);
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label });
    const [proof, similar, files] = tabs;
    await page.getByRole('tab', { name: similar }).click();
    await expect(panel(page).getByRole('table').nth(1)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('tab', { name: files }).click();
    await expect(panel(page).getByRole('table')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('tab', { name: proof }).click();
    await panel(page).getByRole('button', { name: reject }).click();
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(4);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel(page).getByRole('button', { name: takeBack }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: skip }).click();
    await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}

/** The newest application of the demo broker on which nothing is under way. */
async function newest(emulator: MockClient, isWanted: (row: Row) => boolean): Promise<string> {
  const ids = (await emulator.rowIDs('applications')).filter((id) => id.startsWith('DE'));
  for (const id of ids.toReversed()) {
    // One after the other, as one of the first is usually wanted.
    // oxlint-disable-next-line no-await-in-loop
    const row = await emulator.row<Row>('applications', id);
    if (!row.work && isWanted(row)) return id;
  }
  throw new Error('No application is as wanted.');
}

/** Two applications by what seems to be one person, with a mainland identity card. */
async function makeTwins(emulator: MockClient, status = 'SUB') {
  const applyID = await newest(emulator, (row) => row.status === status && row.idType === 'MAINLAND_ID');
  const { idType, idCardNumber, chiName, lastName, firstName, mobile } = await emulator.row<Row>(
    'applications',
    applyID,
  );
  const ids = (await emulator.rowIDs('applications')).filter((id) => id.startsWith('DE') && id !== applyID);
  const twinID = ids.at(-1) ?? '';
  const same = { idType, idCardNumber, chiName, lastName, firstName, mobile };
  await emulator.putRow('applications', twinID, { ...(await emulator.row<Row>('applications', twinID)), ...same });
  return { applyID, twinID };
}

async function openApplication(page: Page, applyID: string): Promise<void> {
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill(applyID);
  await search.press('Enter');
  // Not before the search has been answered: the row may be on the first page as well.
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  await page.getByRole('grid').getByRole('link', { name: applyID }).click();
  await expect(bar(page)).toBeVisible();
}

/** By the arrow keys. */
async function goToTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await page.getByRole('tab', { selected: true }).focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Saves a file by a button, and gives its name and how it begins. */
async function save(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: button }).press('Enter'),
  ]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), head: bytes.subarray(0, 4).toString('latin1') };
}

/** Presses a button of the bar once it can be pressed. */
async function press(page: Page, name: string): Promise<void> {
  const button = bar(page).getByRole('button', { name, exact: true });
  await expect(button).toBeVisible({ timeout: 30_000 });
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
