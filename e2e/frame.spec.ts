// What surrounds every page: themes follow the system and the other tabs, the menu can be skipped or opened as a drawer,
// and a toast does not cover the message log.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForResponses } from './waitForResponses.ts';

const root = (page: Page) => page.locator('html');
const focusColour = (page: Page) =>
  root(page).evaluate((html) => getComputedStyle(html).getPropertyValue('--bd-focus'));

test('light and dark follow the system and the other tabs, also after the end of a session', async ({
  page,
  context,
  openSession,
}) => {
  await openSession('demo', 'demo.reviewer');
  const other = await context.newPage();
  await other.goto('demo/main');
  await other.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Use light colours' })).toBeVisible();
  const dark = await focusColour(page);

  // Whatever arrived after the sign-out would be rejected.
  await waitForResponses(page);
  await waitForResponses(other);
  await other.getByRole('button', { name: /^Account:/ }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('main')).toContainText('Please login again');
  // Wait for the page: on the way there, nothing can be evaluated.
  await expect(other.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
  await other.getByRole('button', { name: 'Use light colours' }).click();
  await expect(root(page)).toHaveCSS('color-scheme', 'light');
  expect(await focusColour(page)).not.toBe(dark);

  await other.evaluate(() => localStorage.setItem('Theme', 'system'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
  expect(await focusColour(page)).toBe(dark);
});

test('a toast leaves the open log visible, also in a narrow window', async ({ page, openSession }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openSession('demo', 'demo.admin');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/applications/statuses', async (route) => {
    if (route.request().method() === 'PATCH') await isReleased;
    await route.continue();
  });
  await page.goto('demo/main/account_opening/application_manager');
  await page.getByRole('button', { name: /^To check/ }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('grid').getByRole('link').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Verify' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Verify/ })
    .click();
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  const gap = page.evaluate(measureNextToast);
  release();
  expect(await gap).toBeGreaterThanOrEqual(0);
});

/** Pixels between the open panel and the next toast, measured as the toast appears because it soon goes. */
function measureNextToast(): Promise<number> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const message = document.querySelector('.bd-toast');
      const panel = document.querySelector('.bd-panel');
      if (!message || !panel) return;
      observer.disconnect();
      resolve(message.getBoundingClientRect().top - panel.getBoundingClientRect().bottom);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('home and a list need no horizontal scroll in a window of 320 pixels', async ({ page, openSession }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const buttons = page.getByRole('banner').getByRole('button');
  for (const [displayCode, userID] of [
    ['demo', 'demo.reviewer'],
    ['2go', 'provider.admin'],
  ] as const) {
    await openSession(displayCode, userID);
    await expect(page.getByRole('region').first()).toBeVisible();
    expect(await width()).toBe(320);
    await expect(buttons.last()).toBeInViewport({ ratio: 1 });
  }
  await openSession('demo', 'demo.reviewer', 'main/account_opening/application_manager');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(await width()).toBe(320);
  await expect(buttons.last()).toBeInViewport({ ratio: 1 });
});

test('a keyboard user skips the menu, and a new screen takes the focus to its heading or content', async ({
  page,
  openSession,
}) => {
  await openSession('demo', 'demo.admin');
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
  test('the menu is a drawer', async ({ page, openSession }) => {
    await openSession('demo', 'demo.admin');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Client Management' }).first().click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'User Management' })).toBeHidden();
  });
});
