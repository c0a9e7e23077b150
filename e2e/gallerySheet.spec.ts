// What only a browser shows of a spreadsheet: the input method, the clipboard, scrolling, and how long 10,000 rows take.
import { expect, type Page } from '@playwright/test';
import { test } from './galleryTest.ts';
import { InputMethod } from './InputMethod.ts';

async function openState(page: Page, state: string) {
  await page.goto(`?bare#${new URLSearchParams({ page: 'Sheet', state, language: 'en', theme: 'light' })}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The active cell: a text field with the names of its column and row. */
const active = (page: Page, name: string) => page.getByRole('grid').getByRole('textbox', { name, exact: true });

test('an input method begins with the first key, in a cell that is not edited yet', async ({ page }) => {
  await openState(page, 'Editable');
  const method = await InputMethod.open(page);
  await page.getByRole('gridcell', { name: '陳美' }).click();
  await method.compose('huang');
  await expect(active(page, 'Name 1')).toHaveValue('huang');
  await method.press('Enter');
  await method.press('Escape');
  await expect(active(page, 'Name 1')).toBeFocused();
  await method.commit('黃');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: '黃', exact: true })).toBeVisible();
  await expect(active(page, 'Name 2')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(active(page, 'Name 1')).toHaveValue('陳美');
});

test('cells are copied and pasted through the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openState(page, 'Editable');
  await page.getByRole('gridcell', { name: 'mei.chan@example.com' }).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mei.chan@example.com\njun.li@example.com');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('status')).toHaveText('2 cells pasted.');
  await expect(page.getByRole('gridcell', { name: 'mei.chan@example.com' })).toHaveCount(1);
  await expect(active(page, 'Note 1')).toHaveValue('mei.chan@example.com');
});

test('the clipboard works in empty cells and in cells that cannot be edited', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openState(page, 'Editable');
  await page.getByRole('gridcell', { name: 'mei.chan@example.com' }).click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(active(page, 'Note 1')).toHaveValue('');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mei.chan@example.com\t');
  await page.keyboard.press('Home');
  await expect(active(page, 'User ID 1')).toHaveAttribute('readonly', '');
  await page.evaluate(() => navigator.clipboard.writeText('new.id\t陳小美'));
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('status')).toHaveText('1 cell pasted. 1 cell cannot be edited and was not changed.');
  await expect(page.getByRole('gridcell', { name: '陳小美' })).toBeVisible();
});

test('a second click sets the caret; text is added, not replaced', async ({ page }) => {
  await openState(page, 'Editable');
  const cell = page.getByRole('gridcell', { name: '李俊' });
  await cell.click();
  await active(page, 'Name 2').click();
  await page.keyboard.press('End');
  await page.keyboard.type('傑');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('gridcell', { name: '李俊傑' })).toBeVisible();
  await expect(active(page, 'Email 2')).toBeFocused();
});

test('the focus stays visible from one end of 10,000 rows to the other', async ({ page }) => {
  await openState(page, '10,000 rows');
  await page.getByRole('gridcell', { name: 'b0', exact: true }).click();
  await page.keyboard.press('Control+End');
  await expect(active(page, 'F 10000')).toBeFocused();
  await expect(active(page, 'F 10000')).toBeInViewport();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(active(page, 'A 1')).toBeFocused();
  expect(await page.getByRole('row').count()).toBeLessThan(100);
});

test('nothing but the grid itself is wider than a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openState(page, 'With errors');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Next error' }).click();
  await expect(active(page, 'Email 2')).toBeFocused();
  await expect(active(page, 'Email 2')).toBeInViewport({ ratio: 0.9 });
});
