import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'View as a role' });
const returnTo = '/admin/demo/main/user_control/role_manager';

/** Starts a view from the list of roles. */
async function view(page: Page, role: string, onStart?: () => void): Promise<void> {
  await page.goto('demo/main/user_control/role_manager');
  await page.getByRole('button', { name: `Actions ${role}` }).click();
  const action = page.getByRole('menuitem', { name: 'View as this role' });
  await action.waitFor();
  onStart?.();
  await action.click();
  await expect(banner(page)).toBeVisible();
}

function readMenu(page: Page): Promise<readonly string[]> {
  return page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').allTextContents();
}

test('a view has the menu of the role, refuses to change anything and leads back', async ({ page, openSession }) => {
  await openSession('demo', 'demo.reviewer');
  await expect(page.getByRole('link', { name: 'Client Management' })).toBeVisible();
  const menuOfRole = await readMenu(page);

  await openSession('demo', 'demo.admin', 'main/user_control/user_manager');
  expect(await readMenu(page)).not.toEqual(menuOfRole);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Pictures are public.
    if (/^\/api\/(?!systems\/public\/)/.test(pathname))
      calls.push(`${pathname} ${request.headers()['view-as'] ?? 'as oneself'}`);
  });
  await view(page, 'Reviewer', () => void calls.splice(0));
  await expect(banner(page)).toContainText('You are viewing as the role “Reviewer”. Nothing can be changed.');
  await expect(page.getByRole('link', { name: 'Client Management' })).toBeVisible();
  expect(await readMenu(page)).toEqual(menuOfRole);
  expect(calls.filter((call) => call.endsWith('as oneself'))).toEqual(['/api/roles/DEMO-REVIEWER as oneself']);

  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(demoPassword);
  for (const name of ['New password', 'Confirm new password']) {
    await page.getByRole('textbox', { name, exact: true }).fill('Harbour-Light7');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  const refusal = 'You are viewing as a role. Nothing can be changed until you go back.';
  await expect(page.getByRole('dialog').getByText(refusal)).toBeVisible();

  await page.reload();
  await banner(page).getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${returnTo}$`));
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('signing out ends a view, and so does the end of its role', { tag: '@whole' }, async ({
  page,
  openSession,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*\/roles\/DEMO-READER/);
  await openSession('demo', 'demo.admin');
  await view(page, 'Read only');
  await emulator.removeRow('roles', 'DEMO-READER');
  await page.getByRole('link', { name: 'Client Management' }).click();
  await expect(banner(page)).toContainText('The view has ended, because its role was deleted.');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'User Management' })).toBeVisible();

  await view(page, 'Reviewer');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('ViewAs'))).toBeNull();
});
