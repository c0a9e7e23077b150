// Fields whose behaviour only a browser shows: the calendar's keys, progress, and pictures that are decoded and drawn.
import { expect, type Page } from '@playwright/test';
import { test } from './galleryTest.ts';

test('a day is chosen by keyboard in the calendar, and the calendar returns the focus', async ({ page }) => {
  await open(page, 'Dates', 'Filled in');
  const input = page.getByRole('textbox', { name: 'Effective date' });
  await input.focus();
  await page.keyboard.press('Alt+ArrowDown');
  const days = page.getByRole('dialog', { name: 'Calendar: Effective date' }).getByRole('grid');
  await expect(days.getByRole('gridcell', { name: 'Friday, 20 November 2026' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('gridcell', { name: 'Monday, 28 December 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('28 Dec 2026');
  await expect(input).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('gridcell', { name: 'Monday, 28 December 2026' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input).toBeFocused();
});

test('a date and time is on the clock of Shanghai, with that of a browser elsewhere below', async ({ page }) => {
  await open(page, 'Dates', 'Filled in');
  const input = page.getByRole('textbox', { name: 'Delivery' });
  await expect(input).toHaveValue('20 Nov 2026, 14:30');
  // The morning after the clocks change in New York.
  await input.fill('2026-11-01 17:30');
  await input.blur();
  await expect(page.getByText('On this computer: 01 Nov 2026 04:30 (GMT-5)')).toBeVisible();
});

test('digits replace the number that Tab has reached, also from 1,000 on, and are added where the user clicked', async ({
  page,
}) => {
  await open(page, 'NumberField', 'Filled in');
  const quota = page.getByRole('textbox', { name: 'Quota' });
  await quota.click();
  await page.keyboard.press('Shift+Tab');
  await expect(quota).toHaveValue('1,000,000');
  await page.keyboard.press('Tab');
  await expect(quota).toBeFocused();
  await page.keyboard.type('5');
  await expect(quota).toHaveValue('5');
  await page.keyboard.type('000');
  await page.keyboard.press('Shift+Tab');
  await expect(quota).toHaveValue('5,000');
  await quota.click({ position: { x: 120, y: 8 } });
  await page.keyboard.type('1');
  await expect(quota).toHaveValue('50001');
});

test('a picture is moved and zoomed by keyboard, and becomes one of exactly the required size', async ({ page }) => {
  await open(page, 'PictureField', 'Section of a larger picture');
  const dialog = page.getByRole('dialog', { name: 'Choose the section: Logo' });
  await expect(dialog.getByText('Section: 900 × 200 pixels, becomes 270 × 60')).toBeVisible();
  await dialog.getByRole('application', { name: 'Section of the picture' }).focus();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('+');
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('Section: 420 × 93 pixels, becomes 270 × 60')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this section' }).click();
  await expect(dialog).toBeHidden();
  const preview = page.getByRole('img', { name: 'Preview: logo_900.png' });
  await expect(preview).toHaveJSProperty('naturalWidth', 270);
  await expect(preview).toHaveJSProperty('naturalHeight', 60);
  await expect(page.getByText('Chosen: 270 × 60 pixels')).toBeVisible();
  // The right end of the picture: empty, then the circle, then empty.
  expect(await pixelsOf(page, [5, 150, 268])).toEqual(['empty', '200,118,25', 'empty']);
  await page.getByRole('button', { name: 'Change section' }).click();
  await page.getByRole('button', { name: 'Show the whole picture' }).click();
  await expect(dialog.getByText('Section: 2700 × 600 pixels, becomes 270 × 60')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this section' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => pixelsOf(page, [5, 100, 265])).toEqual(['empty', '31,95,191', 'empty']);
});

test('a picture with more data than a picture is rejected', async ({ page }) => {
  await open(page, 'PictureField', 'Empty');
  const picture = Buffer.from(await page.evaluate(drawPng));
  const input = page.getByLabel('Logo', { exact: true }).and(page.locator('input'));
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([picture, Buffer.from('PK')]),
  });
  await expect(page.getByText('logo.png: The file contains other data besides the picture.')).toBeVisible();
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture.subarray(0, 60) });
  await expect(page.getByText('logo.png: The picture is damaged and cannot be shown.')).toBeVisible();
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Preview: logo_270x60.png' })).toBeVisible();
});

test('a photo is turned as its camera recorded, and loses what else the camera recorded', async ({ page }) => {
  await open(page, 'PictureField', 'Empty');
  const photo = Buffer.from(await page.evaluate(drawTurnedPhoto));
  const exif = Buffer.from(
    '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
    'latin1',
  );
  const buffer = Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)]);
  const input = page.getByLabel('Logo', { exact: true }).and(page.locator('input'));
  await input.setInputFiles({ name: 'photo_1.jpg', mimeType: 'image/jpeg', buffer });
  const preview = page.getByRole('img', { name: 'Preview: photo_1.jpg' });
  await expect(preview).toHaveJSProperty('naturalWidth', 270);
  const bytes = await preview.evaluate(async (image: HTMLImageElement) => (await fetch(image.src)).text());
  expect(bytes).not.toContain('Exif');
  // The upper half of the photo is on the right when it is turned clockwise.
  const [left, right] = await pixelsOf(page, [20, 250]);
  expect(left).toMatch(/^25\d,25\d,25\d$/);
  expect(right).toMatch(/^\d,\d,\d$/);
});

test('the progress of an upload can be seen', async ({ page }) => {
  await open(page, 'MultiFileUploader', '');
  // Without an extent in one of the directions it is not visible.
  await expect(page.getByRole('progressbar')).toBeVisible();
});

async function open(page: Page, name: string, state: string): Promise<void> {
  await page.goto(`?bare#${new URLSearchParams({ page: name, state, language: 'en', theme: 'light' })}`);
  await expect(page.locator('main.bd-gallery-states')).toHaveAttribute('data-shown', `${name}/${state}`);
}

/** Returns the colours of the previewed picture at these places of its middle line. */
function pixelsOf(page: Page, columns: readonly number[]): Promise<readonly string[]> {
  return page.getByRole('img', { name: /^Preview/ }).evaluate((image: HTMLImageElement, given) => {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return given.map((column) => {
      const [red, green, blue, alpha] = context?.getImageData(column, 30, 1, 1).data ?? [];
      return alpha === 0 ? 'empty' : `${red},${green},${blue}`;
    });
  }, columns);
}

/** Runs in the page. Returns the bytes of a PNG of 270 × 60 pixels. */
async function drawPng(): Promise<number[]> {
  const canvas = new OffscreenCanvas(270, 60);
  canvas.getContext('2d')?.fillRect(0, 0, 100, 60);
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
}

/** Runs in the page. Returns the bytes of a JPEG of 60 × 270 pixels: black above, white below. */
async function drawTurnedPhoto(): Promise<number[]> {
  const canvas = new OffscreenCanvas(60, 270);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 135, 60, 135);
  }
  return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())];
}
