import { expect, test } from './fixtures.ts';

test('a user without the codes of a plugin fetches no file of it and finds no way to it', async ({
  page,
  openSession,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openSession('demo', 'demo.users');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'User Management' })).toBeVisible();
  await expect(menu.getByText('Client Management')).toHaveCount(0);
  await menu.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  await page.goto('demo/main/account_opening/application_manager');
  await expect(page.getByRole('heading', { name: 'Not permitted' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This needs the function “Account Opening”' })).toBeVisible();
  await expect(page.getByText('RAO', { exact: true })).toBeVisible();

  expect(fetched.filter((path) => path.includes('/plugins/user-control/'))).not.toEqual([]);
  expect(fetched.filter((path) => path.includes('/plugins/account-opening/'))).toEqual([]);
});
