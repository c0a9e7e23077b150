// Tests share the contexts of their worker; what one leaves behind, the next must not find.
import { openEmptyPage, storeSession } from '@brokerdesk/plugin-testing/browser';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from './fixtures.ts';
import { SharedContexts } from './SharedContexts.ts';

test('a context that a test has used is as new as one of a new browser', async ({ emulator, browser, baseURL }) => {
  const contexts = new SharedContexts(browser);
  const address = { ...(baseURL !== undefined && { baseURL }), locale: 'en-US' };
  const kind = { ...address, hasChineseFonts: false };
  const used = await contexts.take(kind);
  await used.setExtraHTTPHeaders({ 'Mock-Sandbox': emulator.sandbox });
  const page = await used.newPage();
  await used.route('**/demo/login', (route) => route.fulfill({ body: 'left behind' }));
  await used.grantPermissions(['clipboard-read']);
  await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.admin' });
  await page.goto('demo/main');
  await page.locator('.bd-language select').selectOption('zh-Hant', { force: true });
  await page.evaluate(() => (document.cookie = 'left=behind'));
  const popup = used.waitForEvent('page');
  await page.evaluate(() => void window.open('portal_list', 'left'));
  await popup;
  await used.setOffline(true);
  const heard: string[] = [];
  used.on('page', () => heard.push('page'));
  used.on('request', () => heard.push('request'));
  const before = await page.evaluate(readState);
  await contexts.giveBack(used);
  expect(page.isClosed()).toBe(true);
  heard.length = 0;

  const again = await contexts.take(kind);
  expect(again).toBe(used);
  expect(again.pages()).toHaveLength(1);
  const next = await again.newPage();
  await openEmptyPage(next);
  const context = await browser.newContext(address);
  const fresh = await context.newPage();
  await openEmptyPage(fresh);
  const unused = await fresh.evaluate(readState);
  expect(await next.evaluate(readState)).toEqual(unused);
  expect(heard).toEqual([]);
  // Every member was changed, so that each of them is proved to be reset.
  const changed = Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, unused[name as 'local']));
  expect(changed.map(([name]) => name)).toEqual(Object.keys(unused));
  // The route is gone, too.
  for (const one of [next, fresh]) {
    await one.goto('demo/login');
    await expect(one.getByRole('textbox', { name: 'Login name' })).toBeVisible();
  }
  expect(await next.evaluate(readState)).toEqual(await fresh.evaluate(readState));

  // A clock lasts as long as its context.
  await next.clock.install();
  await contexts.giveBack(again);
  expect(await contexts.take(kind)).not.toBe(used);
  await contexts.close();
  await context.close();
});

/** Runs in the page: everything that could tell a page from one of a new browser. */
async function readState() {
  const permission = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    cookies: document.cookie,
    permission: permission.state,
    isOnline: navigator.onLine,
  };
}
