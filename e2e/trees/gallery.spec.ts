// Ordered lists, trees and differences in a browser: long lists draw only the items in view, items are dragged with the
// pointer and by keyboard, and everything fits into a narrow window.
import { expect, type Page } from '@playwright/test';
import { test } from '../galleryTest.ts';

// The first page of a server that has just started takes longest.
test.setTimeout(540_000);

test('an item moved far away in a long list is shown, with the focus on it', async ({ page }) => {
  await open(page, { page: 'OrderedList', state: '500 items' });
  await page.getByRole('button', { name: 'Move Which markets can I trade? to a position' }).click();
  await page.getByRole('textbox').fill('400');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Which markets can I trade? is now at position 400 of 500.')).toBeAttached();
  const row = page.getByRole('row', { name: 'Which markets can I trade?', exact: true });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-rowindex', '400');
  await expect(page.getByRole('button', { name: 'Move Which markets can I trade? to a position' })).toBeFocused();
});

test('an item is dragged with the pointer and with the keyboard', async ({ page }) => {
  await open(page, { page: 'OrderedList', state: '500 items' });
  const names = page.getByRole('row').locator('.bdk-reorder-name');
  const handle = page.getByRole('button', { name: 'Drag How do I open an account?', exact: true });
  await handle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Insert/ }).first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(names.nth(2)).toHaveText('How do I open an account?');
  await expect(page.getByText('How do I open an account? is now at position 3 of 500.')).toBeAttached();
  const row = page.getByRole('row', { name: 'How do I open an account?', exact: true });
  await row.dragTo(page.getByRole('row').first(), { targetPosition: { x: 100, y: 2 } });
  await expect(names.first()).toHaveText('How do I open an account?');
  await expect(page.getByText('Order saved')).toHaveCount(0);
});

test('every row of a tree of 10,000 nodes is reached with the keys', async ({ page }) => {
  await open(page, { page: 'CheckTree', state: '10,000 nodes' });
  await expect(page.getByRole('treeitem')).toHaveCount(20);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  const last = page.getByRole('treeitem', { name: 'Function 20.25.19', exact: true });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('treeitem', { name: 'Function 20.25 1 of 19', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Search' }).fill('7.7.7');
  await expect(page.locator('mark').last()).toHaveText('7.7.7');
  await expect(page.getByRole('treeitem', { name: /^Function 7\.7 / })).toBeVisible();
});

for (const name of ['OrderedList', 'CheckTree', 'DiffView', 'RecordHistory']) {
  test(`${name} fits into 320 pixels`, async ({ page }) => {
    for (const language of ['en', 'zh-Hans', 'zh-Hant']) await open(page, { page: name, state: '', language });
  });
}

async function open(page: Page, choice: { page: string; state: string; language?: string }) {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`?bare#${new URLSearchParams({ language: 'en', theme: 'light', ...choice })}`);
  const states = page.locator('main.bd-gallery-states');
  await expect(states).toHaveAttribute('data-shown', `${choice.page}/${choice.state}`, { timeout: 180_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
