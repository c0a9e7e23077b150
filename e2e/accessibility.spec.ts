import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';

const screens: readonly { name: string; path: string; ready: (page: Page) => Locator }[] = [
  { name: 'home', path: '', ready: (page) => page.getByRole('heading', { level: 1 }) },
  {
    name: 'the application list',
    path: '/account_opening/application_manager',
    ready: (page) => page.getByRole('gridcell').first(),
  },
  { name: 'the user list', path: '/user_control/user_manager', ready: (page) => page.getByRole('gridcell').first() },
  {
    name: 'not found',
    path: '/no_such_screen',
    ready: (page) => page.getByRole('heading', { name: 'Page not found' }),
  },
];

for (const colours of ['light', 'dark'] as const) {
  test.describe(`in ${colours} colours`, () => {
    test.use({ colorScheme: colours });

    test('what comes before sign-in has no accessibility violation', async ({ page }) => {
      await page.goto('portal_list');
      await expect(page.getByRole('link', { name: /Demo Securities/ })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.goto('demo/login');
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    for (const { name, path, ready } of screens) {
      test(`${name} has no accessibility violation`, async ({ page, signIn }) => {
        await signIn('demo', 'demo.admin');
        await page.goto(`demo/main${path}`);
        await expect(ready(page)).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    }

    test('an application has no accessibility violation', async ({ page, signIn }) => {
      await signIn('demo', 'demo.admin');
      await page.getByRole('link', { name: 'Client Management' }).first().click();
      await page.getByRole('grid').getByRole('link').first().click();
      await expect(page.getByRole('tab').first()).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  });
}

test('a keyboard user skips the menu, and a new screen takes the focus to its heading or content', async ({
  page,
  signIn,
}) => {
  await signIn('demo', 'demo.admin');
  await page.goto('demo/main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Client Management' })).toBeVisible();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test('the menu is a drawer, and no page is wider than the screen', async ({ page, signIn }) => {
    await signIn('demo', 'demo.admin');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Client Management' }).first().click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'User Management' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  });
});
