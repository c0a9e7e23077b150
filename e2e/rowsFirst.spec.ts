// Each list of the portal at 1,280 × 800: where its first row begins, how many rows can be seen, and that no column is cut.
// The lists are found through the menu and the tabs of its pages, so one that is new is measured, too.
import type { Page } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { expect, test } from './fixtures.ts';

/** With cards or facts above the rows, such as the packages of quote plans. */
const withCards = new Set([
  'user_control/user_manager/contacts',
  'product_control/manage_info/quote_plan',
  'product_control/manage_portal',
]);

const accounts = [
  { displayCode: 'demo', userID: 'demo.admin' },
  { displayCode: '2go', userID: 'provider.admin' },
];

const languages = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' };

for (const { displayCode, userID } of accounts) {
  // Words are the longest in English.
  for (const [tag, language] of Object.entries(languages).slice(0, isWholeRun ? 3 : 1)) {
    test(`rows come first in each list of ${displayCode}, in ${language}`, async ({ page, openSession }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width: 1280, height: 800 });
      await openSession(displayCode, userID);
      await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: language });
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const measured = [];
      for (const address of await findAddresses(page)) {
        await page.goto(address);
        await page.locator('main :is([role=grid], [role=article], h1, h2)').first().waitFor();
        const list = await measureList(page);
        if (list) measured.push({ address: address.replace(/.*\/main\//, ''), ...list });
      }
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await test.info().attach(tag, { body: measured.map((one) => Object.values(one).join('\t')).join('\n') });
      expect(measured.length).toBeGreaterThan(4);
      const late = measured.filter(({ address, top }) => top > (withCards.has(address) ? 300 : 200));
      expect(late).toEqual([]);
      expect(measured.filter(({ isCut }) => isCut)).toEqual([]);
      expect(measured.filter(({ address, room }) => room < (withCards.has(address) ? 12 : 15))).toEqual([]);
    });
  }
}

/** The addresses of the menu, and of the tabs of its pages. */
async function findAddresses(page: Page): Promise<readonly string[]> {
  const menu = await hrefsOf(page, 'nav.bd-side-menu a');
  const all: string[] = [];
  for (const address of menu) {
    await page.goto(address);
    await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' });
    const tabs = await hrefsOf(page, '.bd-screen-tabs a');
    all.push(...(tabs.length === 0 ? [address] : tabs));
  }
  return [...new Set(all)];
}

function hrefsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

/** Where the rows of a list begin, in pixels from the top of the window, and for how many there is room. */
async function measureList(page: Page) {
  const row = page.locator('[role=grid] .bdk-body [role=row]').first();
  const isList = await row.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
  if (!isList) return undefined;
  await page.waitForTimeout(400);
  return row.evaluate((element) => {
    const grid = element.closest<HTMLElement>('[role=grid]')!;
    const top = Math.round(element.getBoundingClientRect().top);
    const bottom = grid.getBoundingClientRect().top + grid.clientHeight;
    const room = Math.floor((bottom - top) / element.clientHeight);
    return { top, room, columns: element.children.length, isCut: grid.scrollWidth - grid.clientWidth > 1 };
  });
}
