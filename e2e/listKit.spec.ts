// What every list of the portal can do, tested on the list of applications: columns, views, export, selection.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';
import { expectToast } from './toastRecorder.ts';

const openList = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false', { timeout: 180_000 });
};
/** The headers of the columns that the user arranges, without check boxes and row menus. */
const headers = (page: Page) =>
  page
    .getByRole('columnheader')
    .filter({ hasText: /\S/, hasNotText: /^Actions$/ })
    .allTextContents();
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test.beforeEach(async ({ page, signIn }) => {
  await signIn('demo', 'demo.reviewer');
  await openList(page);
});

test('columns stay as the user has arranged them, also after the next sign-in, and only for this user', {
  tag: '@whole',
}, async ({ page, signIn }) => {
  test.setTimeout(360_000);
  const plain = await headers(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = panel(page, 'Columns');
  await columns.getByRole('checkbox', { name: 'Show Mobile' }).uncheck();
  await columns.getByRole('button', { name: 'Pin Status' }).click();
  await columns
    .getByRole('row', { name: 'Region' })
    .dragTo(columns.getByRole('row', { name: 'Name' }).first(), { targetPosition: { x: 60, y: 2 } });
  await columns.getByRole('radio', { name: 'Compact' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await expect
    .poll(async () => (await headers(page)).slice(0, 3).map((text) => text.trim()))
    .toEqual([plain[0], 'Status', 'Region']);
  const arranged = await headers(page);
  expect(arranged).not.toContain('Mobile');

  const width = async () => (await page.getByRole('columnheader', { name: 'Region' }).boundingBox())?.width;
  const narrow = (await width()) ?? 0;
  const edge = page.getByRole('columnheader', { name: 'Region' }).locator('.bdk-resize');
  const box = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 64, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBeCloseTo(narrow + 60, 0);
  const wide = await width();
  await page.getByRole('columnheader', { name: 'Region' }).getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(width).toBeCloseTo((wide ?? 0) + 16, 0);

  await signOut(page);
  await signIn('demo', 'demo.admin');
  await openList(page);
  await expect.poll(() => headers(page)).toEqual(plain);
  await signOut(page);
  await signIn('demo', 'demo.reviewer');
  await openList(page);
  await expect.poll(() => headers(page)).toEqual(arranged);
  await expect.poll(width).toBeCloseTo((wide ?? 0) + 16, 0);
});

test('a view brings back filters, order and columns, shows that it was changed, and its address shows other users the same rows', {
  tag: '@whole',
}, async ({ page, browser, emulator }) => {
  test.setTimeout(360_000);
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Hong Kong' });
  await page.getByRole('button', { name: 'Views' }).click();
  await panel(page, 'Views').getByRole('textbox', { name: 'Name of a new view' }).fill('香港 Hong Kong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '香港 Hong Kong' })).toBeVisible();

  await page
    .getByRole('columnheader', { name: /Applied/ })
    .getByRole('button')
    .click();
  const button = page.getByRole('button', { name: /香港 Hong Kong/ });
  await expect(button).toContainText('changed');
  await button.click();
  await panel(page, 'Views').getByRole('button', { name: 'Revert changes' }).click();
  await expect(button).not.toContainText('changed');
  await expect(page.getByRole('columnheader', { name: /Applied/ })).toHaveAttribute('aria-sort', 'descending');
  const rows = await firstRows(page);

  await openList(page);
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await panel(page, 'Views')
    .getByRole('checkbox', { name: /^Start this list/ })
    .check();
  await panel(page, 'Views').getByRole('button', { name: '香港 Hong Kong', exact: true }).click();
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  await expect.poll(() => firstRows(page)).toEqual(rows);
  const address = page.url();

  // From another screen, the bare address of the menu starts with the view.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first().click();
  await openList(page);
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();

  const context = await browser.newContext({ locale: 'en-US', extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox } });
  const colleague = await context.newPage();
  await colleague.goto(address);
  await colleague.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await colleague.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await colleague.getByRole('button', { name: /^Sign in/ }).click();
  await expect(colleague.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Views' })).toBeVisible();
  await expect.poll(() => firstRows(colleague)).toEqual(rows);
  await context.close();
});

test('an export holds every row that matches, with the columns shown, Chinese and leading zeros intact', {
  tag: '@whole',
}, async ({ page }) => {
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Macau' });
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  const [first] = await firstRows(page);
  const total = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  const shown = (await headers(page)).map((text) => text.trim());
  expect(total).toBeGreaterThan(500);

  await page.getByRole('button', { name: 'Export' }).click();
  const tools = panel(page, 'Export');
  await expect(tools).toContainText(`${total.toLocaleString('en')} rows, ${shown.length} columns as chosen`);
  await tools.getByRole('radio', { name: /csv/ }).check();
  const downloading = page.waitForEvent('download');
  await tools.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('applications.csv');
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toBe(`\ufeff${shown.join(',')}`.trim());
  expect(lines).toHaveLength(total + 1);
  expect(lines[1]).toMatch(new RegExp(`^${first},`));
  expect(text).toMatch(/"=""0\d{8}""/);
  expect(text).toMatch(/\p{Script=Han}/u);
  expect(text).not.toContain('[object');
  await expect(tools).toBeHidden();

  // A workbook is written in a worker, which the page's policy has to allow.
  await page.getByRole('button', { name: 'Export' }).click();
  await tools.getByRole('radio', { name: /xlsx/ }).check();
  const second = page.waitForEvent('download');
  await tools.getByRole('button', { name: 'Export', exact: true }).click();
  const workbook = await second;
  expect(workbook.suggestedFilename()).toBe('applications.xlsx');
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a selection survives pages and a look at an application, and goes when the filters change', {
  tag: '@whole',
}, async ({ page }) => {
  test.setTimeout(360_000);
  const boxes = page.getByRole('row').getByRole('checkbox');
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('4 selected');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^51–100 of/)).toBeVisible();
  await firstRows(page);
  await page.getByRole('grid').getByRole('link').first().focus();
  await page.keyboard.press('x');
  await expect(bar).toContainText('5 selected');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toContainText('6 selected');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\?q=/);
  await page.goBack();
  await expect(bar).toContainText('6 selected');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(boxes.nth(3)).toBeChecked();

  await boxes.nth(0).click();
  await bar.getByRole('button', { name: /^Select all [\d,]+ that match$/ }).click();
  await expect(bar).toContainText(/All [\d,]+ that match are selected/);
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Macau' });
  await expect(bar).toBeHidden();
  await expectToast(page, 'The filters changed, so the selection was cleared.');
});

test('a row selected at the lower edge stays visible when the bulk bar opens below it', { tag: '@whole' }, async ({
  page,
}) => {
  const grid = page.getByRole('grid');
  const room = (await grid.boundingBox())?.height ?? 0;
  const rowHeight = (await grid.getByRole('row').first().boundingBox())?.height ?? room;
  // The last that fits below the header.
  const last = Math.floor(room / rowHeight) - 2;
  const link = grid.getByRole('link').nth(last);
  await link.focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected rows' })).toBeVisible();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
});

async function firstRows(page: Page): Promise<string[]> {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  return (await page.getByRole('grid').getByRole('link').allTextContents()).slice(0, 5);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
}

test('the menu of a row stays visible while scrolling sideways, opens by keyboard, and leads to the decision for that row alone', {
  tag: '@whole',
}, async ({ page }) => {
  test.setTimeout(360_000);
  const grid = page.getByRole('grid');
  await page.getByRole('button', { name: /^To check/ }).click();
  await expect(page.getByRole('button', { name: /^To check/ })).toHaveAttribute('aria-pressed', 'true');
  await firstRows(page);
  const row = grid.getByRole('row').nth(2);
  const button = row.getByRole('button', { name: /^Actions/ });
  for (const scrollLeft of [0, 300]) {
    await grid.evaluate((element, left) => element.scrollTo({ left }), scrollLeft);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('End');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Actions for this row' })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Verify 1 application' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a column moves by keyboard from its drag handle, and each step is announced', { tag: '@whole' }, async ({
  page,
}) => {
  const before = await headers(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = panel(page, 'Columns');
  const rows = columns.getByRole('row');
  const name = ((await rows.nth(2).textContent()) ?? '').trim();
  await rows.nth(2).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-live-announcer]')).toContainText('Started dragging');
  // The first target is the end of the list; the keys go on from there.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-live-announcer]')).toContainText('Drop complete');
  await expect(rows.nth(1)).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(columns).toHaveCount(0);
  await expect.poll(async () => (await headers(page))[1]?.trim()).toBe(name);
  expect((await headers(page)).toSorted()).toEqual(before.toSorted());
});

test('pinned columns keep their position while rows scroll', { tag: '@whole' }, async ({ page }) => {
  const grid = page.getByRole('grid');
  for (const left of [0, 300]) {
    await grid.evaluate((element, to) => element.scrollTo({ left: to }), left);
    await expect(grid).toHaveAttribute('data-overflow-end');
    // The first column is pinned once the grid has noticed that it is scrolled.
    await expect(grid.and(page.locator('[data-overflow-start]'))).toHaveCount(left === 0 ? 0 : 1);
    const before = await grid.evaluate(outerEdges);
    expect(before.last).toBeGreaterThan(before.first);
    for (let step = 0; step < 3; step += 1) {
      await grid.evaluate((element) => element.scrollBy({ top: 64 }));
      expect(await grid.evaluate(outerEdges)).toEqual(before);
    }
  }
});

/** Where the first column of the rows ends and their last one begins, in pixels. */
function outerEdges(element: HTMLElement): { readonly first: number; readonly last: number } {
  const row = element.querySelectorAll('[role=row]:has([role=rowheader])')[4];
  const place = (selector: string) => row?.querySelector(selector)?.getBoundingClientRect();
  return {
    first: place('[role=rowheader]')?.right ?? Number.NaN,
    last: place('[role=gridcell]:last-child')?.left ?? Number.NaN,
  };
}

test('in a narrow window the list keeps to one row of filters and to the window', { tag: '@whole' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('combobox', { name: 'Region' })).toBeHidden();
  const ends = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
  expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeLessThanOrEqual(800);
  await page.getByText('More filters').click();
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Macau' });
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
});
