// A new release is published while a page of the portal is open: loaded parts go on working, and parts that are gone offer
// a reload.
import type { Page } from '@playwright/test';
import { openBranchVisits, openBranchVisitsTab } from './branchVisits.ts';
import { demoPassword, expect, test } from './fixtures.ts';

const words = /A new version of the portal was published while this page was open/;

test('a screen whose code is gone asks to reload, and is there afterwards at the same address', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /Failed to load resource|Failed to fetch dynamically imported module|PLG_OUTDATED|PluginFailure/,
  );
  await signIn('demo', 'demo.admin');
  await publishNewRelease(page, '**/plugins/account-opening/**');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('alert')).toContainText(words);
  await expect(page.getByRole('alert')).toContainText('PLG_OUTDATED');
  const address = page.url();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  // The cards of the home page offer the same.
  await expect(page.getByRole('region', { name: 'Client Management' })).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).toBe(address);
});

test("a part of the portal's own that is gone asks to reload too", async ({ page, signIn, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|Failed to fetch dynamically imported module|ChunkError|integrity/);
  await signIn('demo', 'demo.admin');
  await publishNewRelease(page, '**/assets/InspectorPage-*');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('link', { name: 'Plugins and permissions' }).click();
  await expect(page.getByRole('alert')).toContainText(words);
  await expect(page.getByRole('heading', { name: 'The portal has a new version' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Plugins and permissions' })).toBeVisible();
});

const inChinese = [
  { locale: 'zh-CN', person: /^账户：/, link: '插件与权限', title: '门户已有新版本', reload: '重新加载页面' },
  { locale: 'zh-HK', person: /^帳戶：/, link: '外掛程式與權限', title: '平台已有新版本', reload: '重新載入頁面' },
];

for (const { locale, person, link, title, reload } of inChinese) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the message and the reload are offered in this language', { tag: '@whole' }, async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.expect(/Failed to load resource|Failed to fetch dynamically imported module|ChunkError|integrity/);
      await page.goto('demo/login');
      await page.locator('input[name=username]').fill('demo.admin');
      await page.locator('input[name=password]').fill(demoPassword);
      await page.locator('button[type=submit]').click();
      await page.getByRole('button', { name: person }).click();
      await publishNewRelease(page, '**/assets/InspectorPage-*');
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: reload }).click();
      await expect(page.getByRole('heading', { name: link })).toBeVisible();
    });
  });
}

test('what was typed before the reload is restored after it', { tag: '@whole' }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /Failed to load resource|Failed to fetch dynamically imported module|PLG_OUTDATED|PluginFailure/,
  );
  const typed = 'Bring the original passport.';
  await signIn('harbour', 'harbour.admin');
  await openBranchVisits(page);
  const note = page.getByRole('textbox', { name: 'Note for the counter' });
  await note.fill(typed);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('Draft.')).length))
    .toBe(1);
  const address = page.url();
  await publishNewRelease(page, '**/plugins/user-control/**');
  await page.getByRole('link', { name: 'User Management' }).first().click();
  await expect(page.getByRole('alert')).toContainText(words);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(address);
  await openBranchVisitsTab(page);
  await expect(note).toHaveValue(typed);
});

/** Removes these files, and has the page that a sign-in has loaded name others. */
async function publishNewRelease(page: Page, gone: string) {
  await page.route(gone, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
  await page.route('**/admin/*/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('sha256-', 'sha256-A') });
  });
}
