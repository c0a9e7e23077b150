import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('demo', 'demo.reviewer');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('filters, sort and page stand in the address and survive reload, back and a copied address', async ({
  page,
  context,
}) => {
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Hong Kong' });
  await page.getByRole('columnheader', { name: /Applied/ }).click();
  await expect(page.getByRole('columnheader', { name: /Applied/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^51–100 of/)).toBeVisible();
  const rows = await firstRows(page);
  const address = page.url();
  expect(address).toMatch(/\?q=1\.[\w-]+\.[\w-]+$/);

  await page.reload();
  await expect(page.getByText(/^51–100 of/)).toBeVisible();
  await expect.poll(() => firstRows(page)).toEqual(rows);
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('HK');

  await page.goBack();
  await expect(page.getByText(/^1–50 of/)).toBeVisible();
  await page.goForward();
  await expect.poll(() => firstRows(page)).toEqual(rows);

  await page.goto('about:blank');
  await page.goto(address);
  await expect.poll(() => firstRows(page)).toEqual(rows);
  expect(context.pages()).toHaveLength(1);
});

test('a list comes back as it was left after an application was opened', async ({ page }) => {
  await page.getByRole('grid').focus();
  const row = page.getByRole('row').nth(12);
  const number = await row.getByRole('link').textContent();
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(number ?? '', { exact: true }).first()).toBeVisible();
  const before = page.url();
  expect(before).toContain('/detail?q=');
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: number ?? '' })).toBeVisible();
});

test('an application opens by keyboard alone', async ({ page }) => {
  await page.getByRole('gridcell').first().click({ trial: true });
  await page.getByRole('grid').getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\?q=/);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
});

test('a search that finds nothing says so and can be cleared', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Search' }).fill('nobody of this name');
  await expect(page.getByRole('button', { name: /Clear/ }).first()).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: /Clear/ }).first().click();
  await expect(page.getByText(/^1–50 of/)).toBeVisible();
});

async function firstRows(page: Page): Promise<string[]> {
  return (await page.getByRole('grid').getByRole('link').allTextContents()).slice(0, 5);
}
