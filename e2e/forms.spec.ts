// Forms in the real portal, by the plugin in e2e/form-plugin: loaded lazily, validated by the contract, without lost input.
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Browser, Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';
import { expectToast, recordToasts } from './toastRecorder.ts';
import { InputMethod } from './InputMethod.ts';

test.setTimeout(540_000);

const nickname = (page: Page) => page.getByRole('textbox', { name: 'Nickname' });
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving your changes?' });

test('forms and schemas arrive with the first form, and the schema keeps a wrong value from being sent', async ({
  page,
  emulator,
  openSession,
}) => {
  // A part is fetched, and then imported from the browser's cache: two requests of one address.
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  const late = () => [...fetched].filter((path) => /plugin-sdk-forms|\/shapes-/.test(path));
  await openSession('harbour', 'harbour.admin');
  await expect(page.getByRole('button', { name: 'Open the desk' })).toBeVisible();
  expect(late()).toEqual([]);
  await openForms(page);
  expect(late()).toHaveLength(2);

  await nickname(page).fill('big man');
  await nickname(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'One field is not valid' })).toBeVisible();
  await expect(nickname(page)).toHaveAccessibleDescription('Up to 16 digits, letters, _ and -');
  await expect(nickname(page)).toBeFocused();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect((await emulator.readJournal()).filter(({ method }) => method === 'PATCH')).toEqual([]);

  await nickname(page).fill('big-man');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectToast(page, 'The nickname was saved.');
  await page.reload();
  await openForms(page);
  await expect(nickname(page)).toHaveValue('big-man');
});

test('a form with changes is asked about: by a link, by Back, and when the tab is closed', { tag: '@journey' }, async ({
  page,
  openSession,
}) => {
  await openSession('harbour', 'harbour.admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Customer Management' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await menu.getByRole('link', { name: 'Home' }).click();
  await openForms(page);
  await nickname(page).fill('half-typ');

  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(nickname(page)).toHaveValue('half-typ');
  await expect(page).toHaveURL(/\/harbour\/main\/?$/);

  await menu.getByRole('link', { name: 'Customer Management' }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toBeHidden();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await menu.getByRole('link', { name: 'Customer Management' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await menu.getByRole('link', { name: 'Home' }).click();
  await openForms(page);
  await expect(nickname(page)).not.toHaveValue('half-typ');
});

test('of two people on one record neither overwrites the other unseen', { tag: '@whole' }, async ({
  page,
  browser,
  emulator,
  openSession,
}) => {
  await openSession('harbour', 'harbour.admin');
  await openForms(page);
  await nickname(page).fill('mine');
  await saveAsOtherUser(browser, { sandbox: emulator.sandbox, home: page.url() });

  await page.getByRole('button', { name: 'Save nickname' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'changed this on' });
  await expect(conflict.getByRole('row', { name: /Nickname/ })).toContainText('theirs');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await expect(nickname(page)).toHaveValue('mine');
  await conflict.getByRole('button', { name: 'Apply mine again' }).click();
  await expectToast(page, 'The nickname was saved.');
  await expect(conflict).toBeHidden();
});

test('files go one by one with their progress, and a lost answer does not keep one twice', { tag: '@whole' }, async ({
  page,
  emulator,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 502/);
  await openSession('harbour', 'harbour.admin');
  await openForms(page);
  const pdf = (name: string, size: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size)]),
  });
  await page
    .getByLabel('Papers', { exact: true })
    .locator('input[type=file]')
    .setInputFiles([pdf('one.pdf', 2_000_000), pdf('two.pdf', 1_000), pdf('large.pdf', 3_100_000)]);
  const files = page.getByRole('list', { name: 'Files of Papers' }).getByRole('listitem');
  await expect(files.nth(2)).toContainText('The file is 3 MB; the limit is 2.9 MB.');
  await emulator.addFault({
    match: { method: 'POST', path: '/desk/papers' },
    when: { nth: 2, times: 1 },
    effect: { kind: 'lostReply' },
  });
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(files.nth(0)).toContainText('Uploaded');
  await expect(files.nth(1)).toContainText('Not uploaded');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again: two.pdf' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 of 3 uploaded' })).toBeVisible();
  const papers = (await emulator.readJournal()).filter(({ endpoint }) => endpoint?.includes('/desk/papers'));
  expect(papers).toHaveLength(3);
  expect(await emulator.listRowIDs('papers')).toEqual(['1', '2']);
});

test('a time, files and a cropped picture are sent in one request, and once, whatever is lost', {
  tag: '@journey',
}, async ({ page, emulator, openSession, consoleErrors }) => {
  consoleErrors.expect(/status of 502/);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openSession('harbour', 'harbour.admin');
  await openNotice(page);
  expect(fetched.filter((path) => /Calendar|SectionChooser/.test(path))).toEqual([]);
  const method = await InputMethod.open(page);
  const delivery = page.getByRole('textbox', { name: 'Delivery' });
  await delivery.focus();
  await method.compose('２０３０');
  // The Enter that ends a composition does not send the form.
  expect(await method.press('Enter')).toMatchObject({ isComposing: true });
  await method.commit('２０３０年１１月２０日 下午２：３０');
  await page.keyboard.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Calendar: Delivery' });
  await calendar.getByRole('gridcell', { name: 'Friday, 22 November 2030' }).click();
  await calendar.getByRole('button', { name: 'Done' }).click();
  await expect(delivery).toHaveValue('22 Nov 2030, 14:30');

  const paper = { name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
  await attach(page, 'Attachments', paper);
  await attach(page, 'Logo', {
    name: 'brand.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await page.evaluate(drawPng)),
  });
  const crop = page.getByRole('dialog', { name: 'Choose the section: Logo' });
  await expect(crop.getByText('Section: 900 × 200 pixels, becomes 270 × 60')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await crop.getByRole('button', { name: 'Use this section' }).click();
  await expect(page.getByText('Chosen: 270 × 60 pixels')).toBeVisible();

  await emulator.addFault({
    match: { method: 'POST', path: '/desk/notices' },
    when: { times: 1 },
    effect: { kind: 'lostReply' },
  });
  const send = page.getByRole('button', { name: 'Send notice' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'it is not known whether this was saved' })).toBeVisible();
  await send.click();
  await expectToast(page, 'The notice was sent.');
  expect(await emulator.listRowIDs('notices')).toEqual(['1']);
  expect(await emulator.readRow('notices', '1')).toMatchObject({
    at: '2030-11-22T06:30:00.000Z',
    names: ['terms.pdf', 'brand_270x60.png'],
  });
});

async function openNotice(page: Page): Promise<void> {
  await openForms(page);
  await page.getByRole('button', { name: 'Write a notice' }).click();
}

async function attach(page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel(label, { exact: true }).and(page.locator('input')).setInputFiles(file);
}

/** Runs in the page. Returns the bytes of a PNG of 900 × 600 pixels. */
async function drawPng(): Promise<number[]> {
  const canvas = new OffscreenCanvas(900, 600);
  canvas.getContext('2d')?.fillRect(0, 0, 450, 600);
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
}

async function openForms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the desk' }).click();
  // The forms are fetched now, which takes its time on a busy machine.
  await expect(nickname(page)).toBeVisible({ timeout: 180_000 });
}

async function saveAsOtherUser(
  browser: Browser,
  { sandbox, home }: { readonly sandbox: string; readonly home: string },
) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Mock-Sandbox': sandbox }, locale: 'en-US' });
  await recordToasts(context);
  const page = await context.newPage();
  await page.goto(home.replace(/\/main.*$/, '/login'));
  await page.getByRole('textbox', { name: 'Staff number' }).fill('harbour.reviewer');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: /^Sign in/ }).click();
  await openForms(page);
  await nickname(page).fill('theirs');
  await page.getByRole('button', { name: 'Save nickname' }).click();
  await expectToast(page, 'The nickname was saved.');
  await context.close();
}
