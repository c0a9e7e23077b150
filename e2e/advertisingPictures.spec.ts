// A picture that is planned for one hour, as visitors see it in a second browser by the clock of the server.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const path = 'main/product_control/manage_config/advertising_picture';
const fileName = 'one_hour.png';
const link = 'https://www.demo-securities.example/one-hour';

test('a picture is on the sign-in page for the hour that is planned, and its click is in the chart', {
  tag: '@journey',
}, async ({ page, browser, emulator, openSession, consoleErrors }) => {
  // The server's clock goes on in steps; the first request that it rejects corrects that of the browser.
  consoleErrors.allow(/status of 401/);
  await emulator.changeClock({ set: '2026-12-01T00:30:00Z', frozen: true });
  await page.clock.install({ time: '2026-12-01T00:30:00Z' });
  await openSession('demo', 'demo.content', path);
  const before = await emulator.listRowIDs('images');
  await planPicture(page);
  const [imgID = ''] = (await emulator.listRowIDs('images')).filter((id) => !before.includes(id));

  const context = await browser.newContext({ locale: 'en-US', extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox } });
  const visitor = await context.newPage();
  const isShownAt = async (time: string) => {
    await emulator.changeClock({ set: time });
    return isShown(visitor);
  };
  expect(await isShownAt('2026-12-01T00:59:59Z')).toBe(false);
  expect(await isShownAt('2026-12-01T01:00:00Z')).toBe(true);
  expect(await isShownAt('2026-12-01T01:59:59Z')).toBe(true);
  // The app reports what its users click.
  expect(await emulator.clickAdvertisement(imgID)).toMatchObject({ day: '2026-12-01', clicks: 1 });
  expect(await isShownAt('2026-12-01T02:00:00Z')).toBe(false);
  await expect(emulator.clickAdvertisement(imgID)).rejects.toThrow(/expired/);
  await context.close();

  await page.clock.setSystemTime('2026-12-01T02:00:00Z');
  await openSession('demo', 'demo.content', path);
  await page.getByRole('button', { name: fileName, exact: true }).click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('Expired');
  await panel.getByRole('tab', { name: 'Clicks' }).click();
  await expect(panel.locator('.highcharts-series-group .highcharts-point')).toHaveCount(30);
  await panel.getByRole('button', { name: 'Table' }).click();
  await expect(panel.getByRole('row').last()).toHaveText(/01 Dec 2026\s*1$/);
});

async function planPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New advertising picture' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = await readFile('fixtures/pictures/advert_margin_4.png');
  await dialog.locator('input[type=file]').setInputFiles({ name: fileName, mimeType: 'image/png', buffer });
  // The field has no picture before this one has been measured.
  await expect(dialog.getByRole('img', { name: `Preview: ${fileName}` })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^From/ }).fill('2026-12-01 09:00');
  await dialog.getByRole('textbox', { name: /^Until/ }).fill('2026-12-01 10:00');
  await dialog.getByRole('textbox', { name: /^Link/ }).fill(link);
  await dialog.getByRole('switch', { name: 'Released' }).press('Space');
  await dialog.getByRole('button', { name: 'Create advertising picture' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Whether the picture is among those of the sign-in page, which shows one of them at a time. */
async function isShown(visitor: Page): Promise<boolean> {
  await visitor.goto('demo/login');
  const advertisements = visitor.getByRole('region', { name: 'Advertisements' });
  await expect(advertisements.getByRole('img')).toBeVisible();
  const next = advertisements.getByRole('button', { name: /^Next advertisement/ });
  if ((await next.count()) === 0) return false;
  await next.click();
  await expect(advertisements.getByRole('link')).toHaveAttribute('href', link);
  await expect(advertisements.getByRole('img')).toHaveJSProperty('complete', true);
  return true;
}
