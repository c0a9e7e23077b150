// The list behind a figure contains as many applications as the figure says. All figures are compared in
// `plugins/dashboard/src/model/walk`; here one of each of two charts is followed in the browser, a total and
// a value (in a whole run: of each chart).
import type { Locator, Page } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { waitForResponses } from './waitForResponses.ts';

const charts = ['submitted', 'deletions', ...(isWholeRun ? ['stayPages', 'statuses', 'regions', 'referrers'] : [])];
const dashboard = 'demo/main/account_opening/dashboard';

test('each chart leads from a figure to a list with as many applications', async ({ page, emulator, openSession }) => {
  test.setTimeout(360_000);
  // With time, further applications are deleted within as many days.
  await emulator.changeClock({ frozen: true });
  await openSession('demo', 'demo.admin', dashboard.slice('demo/'.length));
  for (const [index, chart] of charts.entries()) {
    const card = page.locator(`[data-card=${chart}]`);
    if (index % 2 === 0) {
      await card.getByRole('button', { name: 'Table' }).first().click();
      await expectSameTotal(page, card.getByRole('table').first().getByRole('link').last());
    } else {
      await expectSameTotal(page, card.locator('a.dashboard-value').first());
    }
  }
  // They count attempts and documents, of which there is no list.
  for (const chart of ['authentications', 'ocr']) {
    const card = page.locator(`[data-card=${chart}]`);
    await expect(card.locator('.dashboard-value').first()).toHaveText(/\d/);
    await expect(card.getByRole('link')).toHaveCount(0);
  }
});

test('a user without applications sees figures that lead nowhere', { tag: '@journey' }, async ({
  page,
  openSession,
}) => {
  await openSession('demo', 'demo.charts', dashboard.slice('demo/'.length));
  await expect(page.locator('[data-card=statuses] .dashboard-value').first()).toHaveText(/\d/);
  await expect(page.getByRole('main').locator('[data-card] a')).toHaveCount(0);
});

test('the library that draws is fetched with the first chart, and each number is reached by keyboard', {
  tag: '@journey',
}, async ({ page, openSession }) => {
  test.setTimeout(180_000);
  // A part is fetched, and then imported from the browser's cache: two requests of one address.
  const libraries = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('ChartDrawing')) libraries.add(request.url());
  });
  const user = new KeyboardUser(page);
  await user.start();
  await openSession('demo', 'demo.charts');
  await waitForResponses(page);
  expect(libraries.size).toBe(0);
  await user.press(page.getByRole('navigation').getByRole('link', { name: 'Data Chart', exact: true }), {
    maxPresses: 60,
  });
  const figures = page.locator('[data-card] figure');
  await expect(figures.locator('.highcharts-root').first()).toBeAttached();
  expect(libraries.size).toBe(1);
  // The library's module for keys and screen readers is in the build, too.
  await expect(figures.getByRole('button', { name: /^Show or hide/ }).first()).toBeAttached();
  // The server counts a hundred thousand applications for the first time.
  await expect(page.locator('[data-card] [aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
  const count = await figures.count();
  expect(count).toBeGreaterThanOrEqual(8);
  for (let index = 0; index < count; index += 1) {
    const figure = figures.nth(index);
    // oxlint-disable no-await-in-loop -- one chart after the other, as users do
    await user.press(figure.getByRole('button', { name: 'Table' }), { maxPresses: 60 });
    await expect(figure.getByRole('table').getByRole('cell').last()).toHaveText(/\d/);
    await user.expectFocus();
    // oxlint-enable no-await-in-loop
  }
  expect(user.pointerEvents, 'pointed at').toEqual([]);
});

/** Follows the link of a figure, compares the number, and goes back. */
async function expectSameTotal(page: Page, link: Locator): Promise<void> {
  const count = await link.textContent();
  await link.click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
    new RegExp(`of ${count}$|of ${count}\\D`),
  );
  await page.goBack();
  await expect(page.locator('[data-card]').first()).toBeVisible();
}
