import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toastRecorder.ts';

test.beforeEach(async ({ page, openSession }) => {
  await openSession('demo', 'demo.reviewer');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('filters, sort and page are part of the address and survive reload, back and a copied address', async ({
  page,
  context,
}) => {
  const tabs = context.pages().length;
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
  expect(context.pages()).toHaveLength(tabs);
});

test('a period is typed, or chosen in the calendar', async ({ page }) => {
  await page.getByRole('button', { name: /^More filters/ }).press('Enter');
  const first = page.getByRole('textbox', { name: 'Applied, from' });
  await first.fill('2026-10-01');
  await expect(page.getByRole('button', { name: /Remove filter Applied/ })).toBeHidden();
  await first.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove filter Applied: from 01 Oct 2026' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Applied, to' }).press('Alt+ArrowDown');
  await page
    .getByRole('dialog', { name: 'Calendar: Applied, to' })
    .getByRole('button', { name: 'Today' })
    .press('Enter');
  await expect(page.getByRole('button', { name: /Remove filter Applied: 01 Oct 2026 –/ })).toBeVisible();
  // The calendar is closed, the filters are not.
  await expect(page.getByRole('textbox', { name: 'Applied, to' })).toBeVisible();
});

test('a list comes back as it was left after an application was opened', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Hong Kong' });
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  // Rows of another response begin at the top.
  await firstRows(page);
  await page.getByRole('grid').getByRole('link').first().focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowDown');
  // Away from the edge, where the selection bar takes some room.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowUp');
  const focused = page.getByRole('row').filter({ has: page.locator(':focus') });
  const number = (await focused.getByRole('link').textContent()) ?? '';
  await page.keyboard.press('x');
  const selected = page.getByRole('group', { name: 'Selected rows' });
  await expect(selected).toContainText('1 selected');
  const scroll = await scrollOfGrid(page);
  expect(scroll).toBeGreaterThan(300);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toBeInViewport();
  await expect.poll(() => scrollOfGrid(page)).toBeCloseTo(scroll, -1);
  await expect(page.getByRole('row').filter({ has: page.locator(':focus') })).toContainText(number);
  await expect(selected).toContainText('1 selected');
  await expect(page.getByRole('checkbox', { name: number })).toBeChecked();
});

test('an application opens by keyboard alone', { tag: '@whole' }, async ({ page }) => {
  await page.getByRole('gridcell').first().click({ trial: true });
  await page.getByRole('grid').getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\?q=/);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
});

test('a search without a match shows that and can be cleared', { tag: '@whole' }, async ({ page }) => {
  await page.getByRole('textbox', { name: 'Search' }).fill('nobody of this name');
  await expect(page.getByRole('button', { name: /Clear/ }).first()).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: /Clear/ }).first().click();
  await expect(page.getByText(/^1–50 of/)).toBeVisible();
});

test('the counts of the queues follow other users’ decisions, without a reload', async ({ page, emulator }) => {
  await page.clock.install();
  await page.reload();
  const tab = page.getByRole('button', { name: /^With the applicant/ });
  await expect(tab).toHaveText(/\d/);
  const before = await countIn(tab);
  await emulator.startApplication({ brokerCode: 'DEMO', status: 'PND' });
  // The counts are requested twice a minute.
  await page.clock.fastForward(30_000);
  await expect.poll(() => countIn(tab)).toBe(before + 1);
});

test('a Chinese name is found in either script, and a number without its signs', { tag: '@whole' }, async ({
  page,
  emulator,
}) => {
  const applyID = await firstNumber(page);
  const row = await emulator.readRow<{ readonly mobile: string }>('applications', applyID);
  await emulator.putRow('applications', applyID, { ...row, chiName: '陳國衞' });
  const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
  for (const words of ['陈国卫', '陳國衛']) {
    await search.fill(words);
    await expect(page.getByRole('link', { name: applyID })).toBeVisible();
    await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  }
  await search.fill(row.mobile.replace(/\D/g, ''));
  await expect(page.getByRole('link', { name: applyID })).toBeVisible();
});

test('the list shows which colleague has an application open', { tag: '@whole' }, async ({ page, emulator }) => {
  const applyID = await firstNumber(page);
  const [userName, until] = ['HO Ben', Date.now() + 600_000];
  const view = { refID: 'U-COLLEAGUE', viewID: 'his-page', userName, since: new Date().toISOString(), until };
  await emulator.putRow('applicationViews', `${applyID}/his`, { ...view, brokerCode: 'DEMO', applyID });
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: applyID })).toContainText(userName);
});

test('a bulk decision has a result for each application, and skips what a colleague has changed', async ({
  page,
  emulator,
}) => {
  await page.getByRole('button', { name: /^To check/ }).click();
  await expect(page.getByRole('button', { name: /^Remove filter Status/ })).toBeVisible();
  const numbers = (await firstRows(page)).slice(0, 3);
  for (const number of numbers) await page.getByRole('checkbox', { name: number }).click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Return to unchecked' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText(/Not possible for: .*\(\d\)\./);

  // The selection is still there after one of them was opened.
  await page.getByRole('link', { name: numbers[1] ?? '' }).click();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.goBack();
  await expect(bar).toContainText('3 selected');

  const row = await emulator.readRow<{ readonly version: number }>('applications', numbers[0] ?? '');
  await emulator.putRow('applications', numbers[0] ?? '', { ...row, version: row.version + 1 });
  await bar.getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Verify 3 applications' });
  await expect(dialog).toContainText(numbers[2] ?? '');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Verify 3 applications' }).click();
  await expectToast(page, /^Verify 3 applications: 2 done · 1 failed/);
  // The list has been reloaded: verified applications are in another queue.
  await expect(page.getByRole('link', { name: numbers[1] ?? '' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: numbers[0] ?? '' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

async function firstNumber(page: Page): Promise<string> {
  const [number = ''] = await firstRows(page);
  return number;
}

async function countIn(tab: Locator): Promise<number> {
  return Number((await tab.innerText()).replace(/\D/g, ''));
}

/** Returns the rows of the latest request: until its response arrives, earlier rows stay and the grid is busy. */
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
