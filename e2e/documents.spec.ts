import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Locator, Page } from '@playwright/test';
import { samplePdf } from '../packages/plugin-sdk/src/gallery/samplePdf.ts';
import { expect, test } from './fixtures.ts';

test('an opening form is read in Chinese, with nothing fetched before it is shown and nothing from elsewhere', async ({
  page,
  openSession,
  emulator,
}) => {
  // A part is fetched, and then imported from the browser's cache: two requests of one address.
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await openSession('demo', 'demo.admin');
  const { applyID, name } = await applicationWithForm(emulator);
  await openApplication(page, applyID);
  await expect(canvasOf(page, 'Identity document, front')).toBeVisible();
  const readers = () => [...asked].filter((url) => /openPdf|pdf\.worker/.test(url));
  expect(readers()).toEqual([]);

  await thumbnail(page, /^Show Opening form/).click();
  const canvas = canvasOf(page, 'Opening form');
  const pages = canvas.getByRole('group', { name: /^Page \d of \d$/ });
  await expect(pages.first()).toContainText('客戶聲明');
  expect(readers()).toHaveLength(2);
  const origin = new URL(page.url()).origin;
  expect(
    [...asked].filter((url) => !url.startsWith(origin) && !url.startsWith('blob:') && !url.startsWith('data:')),
  ).toEqual([]);

  // The applicant's answers begin on the second or third page: what is before them depends on the application.
  const pageBox = page.getByRole('textbox', { name: 'Page' });
  const last = await pages.count();
  const texts: string[] = [];
  for (let number = 2; number <= last; number += 1) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await pageBox.fill(String(number));
    await pageBox.press('Enter');
    // Its text comes with its drawing; a template of the broker has its own words, and its pages no numbers.
    await expect(pages.nth(number - 1)).toContainText(/\S/);
    texts.push(await pages.nth(number - 1).innerText());
    // oxlint-enable no-await-in-loop
  }
  expect(texts.join('\n')).toContain(name);
  await expect.poll(() => darkShareOf(canvas.locator(`[data-page="${last}"] canvas`))).toBeGreaterThan(0.001);
  // Pages outside the viewport are not drawn.
  await expect(canvas.locator('[data-page="1"] canvas')).toHaveCount(0);
});

test('Chinese in fonts that are named but not embedded is decoded with the portal’s own tables', async ({
  page,
  openSession,
  emulator,
}) => {
  await openSession('demo', 'demo.admin');
  const { applyID } = await applicationWithForm(emulator);
  await openApplication(page, applyID);
  const body = Buffer.from(await samplePdf({ pages: 3 }).arrayBuffer());
  await page.route('**/applications/files?**', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  const tables: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/cmaps/')) tables.push(`${response.status()} ${response.url()}`);
  });
  await thumbnail(page, /^Show Opening form/).click();
  const first = canvasOf(page, 'Opening form').getByRole('group', { name: 'Page 1 of 3' });
  await expect(first).toContainText('样本开户表格');
  await expect(first).toContainText('樣本開戶表格');
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter((table) => !/^200 .*\/admin\/assets\/pdfjs-[\d.]+\/cmaps\//.test(table))).toEqual([]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('two documents below each other are both visible above the bar, and the strip of all scrolls into view', async ({
  page,
  openSession,
  emulator,
}) => {
  await openSession('demo', 'demo.admin');
  const { applyID } = await applicationWithForm(emulator);
  await openApplication(page, applyID);
  const canvases = page.getByRole('region', { name: /\. Plus/ });
  await expect(canvases).toHaveCount(1);
  await page.getByRole('button', { name: 'Two documents side by side' }).click();
  const [top, bottom] = [canvases.nth(0), canvases.nth(1)];
  await expect(bottom).toBeVisible();
  const bar = page.getByRole('region', { name: 'Available actions' });
  const edges = async (place: Locator) => {
    const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return { start: y, end: y + height };
  };
  const header = await edges(page.getByRole('banner'));
  await expect.poll(async () => (await edges(bottom)).end - (await edges(bar)).start).toBeLessThanOrEqual(0);
  expect((await edges(top)).start).toBeGreaterThanOrEqual(header.end);

  const last = thumbnail(page, /^Show /).last();
  // A document that is drawn after the focus has moved shifts what is below it; the next Tab scrolls again.
  await expect
    .poll(async () => {
      await last.blur();
      await last.focus();
      return (await edges(last)).end - (await edges(bar)).start;
    })
    .toBeLessThanOrEqual(0);
});

test('documents are examined by keyboard alone: zoomed, rotated, compared, enlarged', { tag: '@whole' }, async ({
  page,
  openSession,
  emulator,
}) => {
  await openSession('demo', 'demo.admin');
  await openApplication(page, (await applicationWithForm(emulator)).applyID);
  const front = canvasOf(page, 'Identity document, front');
  const picture = page.getByRole('img', { name: 'Identity document, front' });
  await expect(picture).toBeVisible();
  await front.focus();
  const fitted = await widthOf(picture);
  await page.keyboard.press('+');
  await expect.poll(async () => (await widthOf(picture)) / fitted).toBeCloseTo(1.25, 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => front.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('r');
  await expect(picture).toHaveCSS('rotate', '90deg');
  await page.keyboard.press('0');

  await press(page.getByRole('button', { name: 'Two documents side by side' }));
  await press(thumbnail(page, 'Show Selfie'));
  await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Show Selfie at full width' }));
  const popup = page.getByRole('dialog', { name: 'Documents' });
  await expect(popup.getByRole('img', { name: 'Selfie' })).toBeVisible();
  // The rotation is kept here, too.
  await expect(popup.getByRole('img', { name: 'Identity document, front' })).toHaveCSS('rotate', '90deg');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(canvasOf(page, 'Selfie')).toBeFocused();
});

test('a click shows a picture over the full width, a drag moves it', async ({ page, openSession, emulator }) => {
  await openSession('demo', 'demo.admin');
  await openApplication(page, (await applicationWithForm(emulator)).applyID);
  const front = canvasOf(page, 'Identity document, front');
  const picture = page.getByRole('img', { name: 'Identity document, front' });
  await expect(picture).toBeVisible();
  const fitted = await widthOf(picture);
  await front.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(async () => (await widthOf(picture)) / fitted).toBeCloseTo(1.56, 1);
  const box = await front.boundingBox();
  if (box === null) throw new Error('The canvas is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await front.evaluate((element) => element.scrollLeft);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => front.evaluate((element) => element.scrollLeft)).toBe(before + 40);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.click(x, y);
  await expect(page.getByRole('dialog', { name: 'Documents' })).toBeVisible();
});

test('a document that cannot be read, or has too many pages, shows an error and can still be saved', async ({
  page,
  openSession,
  emulator,
}) => {
  await openSession('demo', 'demo.admin');
  await openApplication(page, (await applicationWithForm(emulator)).applyID);
  let body = Buffer.from('%PDF-1.7 and nothing else');
  await page.route('**/applications/files?**', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await thumbnail(page, /^Show Opening form/).click();
  await expect(page.getByRole('heading', { name: 'Opening form cannot be shown' })).toBeVisible();
  body = Buffer.from(await samplePdf({ pages: 1_001 }).arrayBuffer());
  await page.reload();
  await thumbnail(page, /^Show Opening form/).click();
  await expect(page.getByRole('heading', { name: 'Opening form has too many pages to show' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Opening form' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^OF-.*\.pdf$/);
});

/** Finds an application whose generated form waits to be checked, and the applicant's name in the form. */
async function applicationWithForm(emulator: MockClient): Promise<{ applyID: string; name: string }> {
  const forms = (await emulator.listRowIDs('openingForms')).filter((id) => id.startsWith('OF-DE'));
  // The newest still wait.
  for (const id of forms.toReversed()) {
    const { applyID } = await emulator.readRow<{ applyID: string }>('openingForms', id);
    const { status, chiName } = await emulator.readRow<{ status: string; chiName: string }>('applications', applyID);
    if (status === 'GOF') return { applyID, name: chiName };
  }
  throw new Error('No application has a form.');
}

async function openApplication(page: Page, applyID: string): Promise<void> {
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await page.getByRole('textbox', { name: 'Search' }).fill(applyID);
  await page.getByRole('row').filter({ hasText: applyID }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Documents', exact: true })).toBeVisible();
}

function canvasOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${name}\\. Plus`) });
}

function thumbnail(page: Page, name: string | RegExp): Locator {
  return page.getByRole('list', { name: 'Documents' }).getByRole('button', { name });
}

async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

async function widthOf(picture: Locator): Promise<number> {
  return (await picture.boundingBox())?.width ?? 0;
}

/** Returns the share of a canvas that is not white. */
async function darkShareOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 160) dark += 1;
    return dark / (element.width * element.height);
  });
}
