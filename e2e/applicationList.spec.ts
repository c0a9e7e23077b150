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
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Hong Kong' });
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  await page.getByRole('grid').getByRole('link').first().focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowDown');
  const focused = page.getByRole('row').filter({ has: page.locator(':focus') });
  const number = (await focused.getByRole('link').textContent()) ?? '';
  const scroll = await scrollOfGrid(page);
  expect(scroll).toBeGreaterThan(300);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toBeInViewport();
  await expect.poll(() => scrollOfGrid(page)).toBeCloseTo(scroll, -1);
  await expect(page.getByRole('row').filter({ has: page.locator(':focus') })).toContainText(number);
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

/** The rows of the answer that was asked for last: while it is on its way, those before stay and the grid is busy. */
async function firstRows(page: Page): Promise<string[]> {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  return (await page.getByRole('grid').getByRole('link').allTextContents()).slice(0, 5);
}

async function scrollOfGrid(page: Page): Promise<number> {
  return page.getByRole('grid').evaluate((grid) => {
    let scroller: Element | null = grid;
    while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
    return scroller?.scrollTop ?? 0;
  });
}
