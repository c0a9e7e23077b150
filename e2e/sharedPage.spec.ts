// The entries of the catalogue share one page of their worker; what one leaves behind, the next must not find.
import { isDeepStrictEqual } from 'node:util';
import { expect } from './fixtures.ts';
import { resetPage } from './resetPage.ts';
import { test } from './sharedTest.ts';
import { openEmptyPage, storeSession } from './storeSession.ts';

test('a shared page that is reset is as new as a page of a new browser', async ({ page, emulator, browser }) => {
  await page.route('**/demo/login', (route) => route.fulfill({ body: 'left behind' }));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.admin' });
  await page.goto('demo/main');
  await page.locator('.bd-language select').selectOption('zh-Hant', { force: true });
  await page.locator('.bd-drawer-button').hover();
  await page.evaluate(() => {
    document.cookie = 'left=behind';
    window.name = 'left behind';
  });
  const before = await page.evaluate(readState);
  await resetPage(page);

  const context = await browser.newContext();
  const fresh = await context.newPage();
  await openEmptyPage(fresh);
  const unused = await fresh.evaluate(readState);
  expect(await page.evaluate(readState)).toEqual(unused);
  // Every member was changed, so that each of them is proved to be reset.
  const changed = Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, unused[name as 'local']));
  expect(changed.map(([name]) => name)).toEqual(Object.keys(unused));
  // The route is gone, too.
  for (const one of [page, fresh]) {
    await one.goto('demo/login');
    await expect(one.getByRole('textbox', { name: 'Login name' })).toBeVisible();
  }
  expect(await page.evaluate(readState)).toEqual(await fresh.evaluate(readState));
  await context.close();
});

/** Runs in the page: everything that could tell a page from a new one. */
async function readState() {
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    cookies: document.cookie,
    name: window.name,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    size: [innerWidth, innerHeight],
    hovered: [...document.querySelectorAll(':hover')]
      .map((element) => element.tagName)
      .filter((name) => name === 'BUTTON'),
  };
}
