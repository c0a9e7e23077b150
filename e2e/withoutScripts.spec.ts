// What the page says where the code of the portal cannot run: packages/host/index.html.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('without JavaScript the page says in three languages that it needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('demo/login');
  // Playwright does not look for texts there.
  const words = page.locator('noscript p');
  await expect(words).toHaveText([
    /^The portal needs JavaScript\./,
    /^门户需要 JavaScript。/,
    /^平台需要 JavaScript。/,
  ]);
  await expect(words.last()).toBeInViewport();
  await expect(oldBrowserWords(page)).toBeHidden();
  await context.close();
});

test('a browser without what the code is compiled for is told to update', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/);
  await failToRun(page);
  // The style sheet as such a browser reads it, which the hash in the page would not allow.
  await page.route(/\/demo\/login$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/(<link rel="stylesheet"[^>]*) integrity="[^"]*"/g, '$1'),
    });
  });
  await page.route(/\/assets\/main-[^/]*\.css$/, async (route) => {
    const response = await route.fetch();
    const known = /@supports \(color: ?light-dark\(/;
    const text = await response.text();
    expect(text).toMatch(known);
    await route.fulfill({ response, body: text.replace(known, '@supports (color: unknown-function(') });
  });
  await page.goto('demo/login');
  for (const words of ['This browser is too old', '此浏览器版本过旧', '此瀏覽器版本過舊'])
    await expect(oldBrowserWords(page).getByText(words)).toBeVisible();
});

test('a supported browser is not told to update, however late the code arrives', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/);
  await failToRun(page);
  await page.goto('demo/login');
  await expect(oldBrowserWords(page)).toBeAttached();
  await expect(oldBrowserWords(page)).toBeHidden();
});

/** The code does not run in an old browser, and not before it has arrived. */
async function failToRun(page: Page): Promise<void> {
  await page.route(/\/assets\/main-[^/]*\.js$/, (route) => route.abort());
}

function oldBrowserWords(page: Page) {
  return page.locator('.bd-old-browser');
}
