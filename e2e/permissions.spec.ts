import { expect, test } from './fixtures.ts';
import { findFunction } from './findFunction.ts';

const list = 'demo/main/account_opening/application_manager';

test('a user without the codes of a plugin fetches no file of it and finds no way to it', { tag: '@journey' }, async ({
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

  await page.goto(list);
  await expect(page.getByRole('heading', { name: 'Not permitted' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This needs the function “Account Opening”' })).toBeVisible();
  await expect(page.getByText('RAO', { exact: true })).toBeVisible();

  expect(fetched.filter((path) => path.includes('/plugins/user-control/'))).not.toEqual([]);
  expect(fetched.filter((path) => path.includes('/plugins/account-opening/'))).toEqual([]);
});

test('an address that no function opens shows “not found”, not “not permitted”', { tag: '@whole' }, async ({
  page,
  openSession,
}) => {
  await openSession('demo', 'demo.admin');
  await page.goto('demo/main/account_opening/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/demo\/main\/?$/);
});

test('a code with another parent opens at another address, with no change of code', { tag: '@whole' }, async ({
  page,
  openSession,
  emulator,
}) => {
  const users = await findFunction(emulator, { brokerCode: 'DEMO', code: 'USER_AND_ROLE' });
  const clients = await findFunction(emulator, { brokerCode: 'DEMO', code: 'RAO_CLIENT_MANAMEMENT' });
  await emulator.putRow('functions', clients.id, { ...clients.row, parentID: users.row.functionID });
  await openSession('demo', 'demo.admin');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await expect(page).toHaveURL(/\/demo\/main\/user_control\/application_manager/);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('row').nth(2).click();
  await expect(page).toHaveURL(/\/demo\/main\/user_control\/application_manager\/detail/);
  await page.goto(list);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a code whose ancestor is missing opens no screen', { tag: '@whole' }, async ({ page, openSession, emulator }) => {
  const area = await findFunction(emulator, { brokerCode: 'DEMO', code: 'RAO' });
  await emulator.removeRow('functions', area.id);
  await openSession('demo', 'demo.admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'User Management' })).toBeVisible();
  await expect(menu.getByText('Client Management')).toHaveCount(0);
  await page.goto(list);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a node that no plugin owns is passed through and reported', { tag: '@whole' }, async ({
  page,
  openSession,
  emulator,
}) => {
  const area = await findFunction(emulator, { brokerCode: 'DEMO', code: 'RAO' });
  const clients = await findFunction(emulator, { brokerCode: 'DEMO', code: 'RAO_CLIENT_MANAMEMENT' });
  const nobodys = {
    ...area.row,
    functionID: 'between',
    parentID: area.row.functionID,
    functionCode: 'X_NOBODYS',
  };
  await emulator.putRow('functions', 'DEMO/between', nobodys);
  await emulator.putRow('functions', clients.id, { ...clients.row, parentID: 'between' });
  await openSession('demo', 'demo.admin');
  await page.goto(list);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('link', { name: 'Plugins and permissions' }).click();
  await expect(page.getByText('No plugin of this portal declares X_NOBODYS')).toBeVisible();
});
