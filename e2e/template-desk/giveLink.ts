import type { Locator } from '@playwright/test';
import { type Pixels, readQrCode } from '../../plugins/templates/src/links/readQrCodeFixture.ts';
import { type Journey, openedDialog, openFirstRow, rowsOf, searchOne } from '../administrator-day/Journey.ts';
import { openScreen } from '../content-day/visitScreens.ts';
import { expect } from '../fixtures.ts';
import { chooseRecord } from '../template-journey/createTemplate.ts';

const referrer = { EN: 'Peak Advisers', SC: '山顶顾问', TC: '山頂顧問' };

/** Creates a referrer with a link to a template, and reads the QR code of the link as a camera does. */
export async function giveLink(journey: Journey, template: string): Promise<void> {
  const { page, user, translate, textIn } = journey;
  const text = (key: string) => translate(`templates:${key}`);
  await openScreen(journey, { key: 'templates:menu.referrers', path: '/referrers', shown: rowsOf(page) });
  const item = text('referrer.item');
  await user.reach(page.getByRole('button', { name: translate('kit:create.button', { item }), exact: true }));
  await page.keyboard.press('Enter');
  const form = openedDialog(page);
  const names = form.getByRole('textbox', { name: new RegExp(`^${text('referrer.name')}`) });
  for (const [index, words] of [referrer.EN, referrer.SC, referrer.TC].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await user.fill(names.nth(index), words);
  }
  await user.fill(form.getByRole('textbox', { name: new RegExp(`^${text('referrer.phone')}`) }), '61234567');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();

  await searchOne(journey, textIn(referrer));
  await openFirstRow(journey);
  const panel = page.getByRole('complementary');
  await expect(panel).toBeFocused();
  await user.reach(panel.getByRole('button', { name: text('referrerLinks.add'), exact: true }));
  await page.keyboard.press('Enter');
  await chooseRecord(journey, template);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();

  await user.reach(panel.getByRole('button', { name: `${text('links.qr')} – ${template}` }));
  await page.keyboard.press('Enter');
  const dialog = openedDialog(page);
  await expect(dialog).toContainText(textIn(referrer));
  const link = readQrCode(await readPixels(dialog.getByRole('img')));
  expect(link).toMatch(/^https:\/\/.+\?ref=.+/);
  await expect(dialog.getByText(link, { exact: true })).toBeVisible();
  await user.expectFocus();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();
}

/** What a camera sees of an element. */
async function readPixels(element: Locator): Promise<Pixels> {
  const picture = [...(await element.screenshot())];
  const { data, ...size } = await element.page().evaluate(decodePicture, picture);
  return { ...size, data: Uint8Array.from(data) };
}

/** Runs in the page. */
async function decodePicture(bytes: readonly number[]) {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const { width, height } = bitmap;
  const drawing = new OffscreenCanvas(width, height).getContext('2d');
  if (!drawing) throw new Error('The page cannot draw.');
  drawing.drawImage(bitmap, 0, 0);
  return { width, height, data: [...drawing.getImageData(0, 0, width, height).data] };
}
