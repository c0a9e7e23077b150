import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { type Journey, openedDialog } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import { chooseAction, confirmAction, openRecord, openScreen } from './visitScreens.ts';

const fileName = 'autumn_2026.png';
const link = 'https://www.demo-securities.example/autumn';

interface StoredImage {
  readonly linkUrl: string | null;
  readonly released: boolean;
  readonly active: boolean;
  readonly place: number;
}

/** Uploads a section of a picture, moves it to another place, releases it and switches it off. */
export async function keepPictures(journey: Journey): Promise<void> {
  const { page, emulator, user, translate } = journey;
  const text = (key: string) => translate(`product-control:images.${key}`);
  const before = await emulator.listRowIDs('images');
  await openScreen(journey, {
    key: 'product-control:menu.advertisingPictures',
    path: '/advertising_picture',
    shown: page.getByRole('grid').getByRole('row'),
  });
  await user.reach(page.getByRole('button', { name: text('create'), exact: true }));
  await page.keyboard.press('Enter');
  const form = openedDialog(page);
  await uploadSection(journey, form);
  await user.fill(form.getByRole('textbox', { name: new RegExp(`^${text('start')}`) }), '2026-01-05 09:00');
  await user.fill(form.getByRole('textbox', { name: new RegExp(`^${text('link')}`) }), link);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const [imgID = ''] = (await emulator.listRowIDs('images')).filter((id) => !before.includes(id));
  const read = () => emulator.readRow<StoredImage>('images', imgID);
  expect(await read()).toMatchObject({ linkUrl: link, released: false });

  const { place } = await read();
  await moveUp(journey);
  expect((await read()).place).toBeLessThan(place);

  const panel = await openRecord(journey, 'autumn');
  await expect(panel.getByRole('img').first()).toHaveJSProperty('naturalWidth', 240);
  await confirmAction(journey, text('release'));
  await expect(panel).toContainText(text('states.showing'));
  await chooseAction(journey, text('deactivate'));
  await expect(panel).toContainText(text('states.inactive'));
  expect(await read()).toMatchObject({ released: true, active: false });
  await user.expectFocus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Chooses a file, and of it a square as high as the picture. */
async function uploadSection({ page, user, translate }: Journey, form: Locator): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await user.reach(form.getByRole('button', { name: translate('kit:upload.choose') }));
  await page.keyboard.press('Enter');
  const buffer = await readFile('fixtures/pictures/advert_margin_4.png');
  await (await choosing).setFiles({ name: fileName, mimeType: 'image/png', buffer });
  await expect(form.locator(`img[alt*="${fileName}"]`)).toBeVisible();
  await user.reach(form.getByRole('button', { name: translate('kit:cropFreely'), exact: true }));
  await page.keyboard.press('Enter');
  const cropping = openedDialog(page);
  await expect(cropping.getByRole('application')).toBeVisible();
  await user.choose(cropping.getByRole('combobox'), '1 : 1');
  await user.reach(cropping.getByRole('application'));
  await page.keyboard.press('ArrowRight');
  await user.reach(cropping.getByRole('button', { name: translate('kit:dialog.apply'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(cropping.getByRole('application')).toHaveCount(0);
  await expect(form.locator(`img[alt*="${fileName}"]`)).toBeVisible();
  await user.expectFocus();
}

/** Moves the picture one place up in the order of all. */
async function moveUp({ page, user, translate }: Journey): Promise<void> {
  await user.reach(page.getByRole('button', { name: translate('product-control:images.order'), exact: true }));
  await page.keyboard.press('Enter');
  const dialog = openedDialog(page);
  const rows = dialog.getByRole('row');
  await expect(rows.last()).toContainText(fileName);
  const count = await rows.count();
  await user.focus(rows.first());
  // oxlint-disable-next-line no-await-in-loop -- one key after the other
  for (let at = 1; at < count; at += 1) await page.keyboard.press('ArrowDown');
  // oxlint-disable-next-line no-await-in-loop -- one key after the other
  for (let control = 0; control < 3; control += 1) await page.keyboard.press('ArrowRight');
  await user.press(rows.last().locator('[data-move^=up]'));
  await expect(rows.nth(count - 2)).toContainText(fileName);
  await user.press(dialog.locator('[data-intent=primary]'), { isBackwards: true });
  // The mark that it is not saved.
  await expect(dialog.getByText(translate('product-control:images.orderTitle'))).toBeVisible();
  await expect(dialog.locator('[data-intent=primary]')).toHaveAttribute('aria-disabled', 'true');
  await user.expectFocus();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();
}
