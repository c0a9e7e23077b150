// The portal is published anew while a page of it is open: what the page still has goes on, and what it cannot have any
// more asks to reload.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const words = /A new version of the portal was published while this page was open/;

test('a screen whose code is gone asks to reload, and is there afterwards at the same address', async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource|Failed to fetch dynamically imported module|PLG_OUTDATED|PluginFailure/);
  await signIn('demo', 'demo.admin');
  await publishAnew(page, '**/plugins/account-opening/**');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('alert')).toContainText(words);
  await expect(page.getByRole('alert')).toContainText('PLG_OUTDATED');
  const address = page.url();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).toBe(address);
});

test("a part of the portal's own that is gone asks to reload too", async ({ page, signIn, consoleGuard }) => {
  consoleGuard.expect(/Failed to load resource|Failed to fetch dynamically imported module|ChunkError/);
  await signIn('demo', 'demo.admin');
  await publishAnew(page, '**/assets/InspectorPage-*');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('link', { name: 'Plugins and permissions' }).click();
  await expect(page.getByRole('alert')).toContainText(words);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Plugins and permissions' })).toBeVisible();
});

/** From now on these files are gone, and the page that is served names others. */
async function publishAnew(page: Page, gone: string) {
  await page.route(gone, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
  await page.route('**/admin/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('sha384-', 'sha384-A') });
  });
}
