import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editPlugin } from './copyEditPlugin.ts';
import { expect, test } from './fixtures.ts';

const screenFile = join(editPlugin, 'src/screens/edit/EditScreen.tsx');

test('an edit to a plugin shows in the real shell without a reload and keeps state', async ({
  page,
  emulator,
  signIn,
}) => {
  await emulator.putRow('functions', 'DEMO/F_EDIT', {
    brokerCode: 'DEMO',
    functionID: 'F_EDIT',
    parentID: null,
    functionCode: 'X_EDIT',
    name: { EN: 'Edit', SC: '编辑', TC: '編輯' },
    category: 'Admin',
  });
  await signIn('demo', 'demo.admin');
  await page.getByRole('link', { name: 'Edit me' }).first().click();
  await expect(page.getByRole('heading', { name: 'Before the edit' })).toBeVisible();
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const before = readFileSync(screenFile, 'utf8');
  writeFileSync(screenFile, before.replace('Before the edit', 'After the edit'));

  await expect(page.getByRole('heading', { name: 'After the edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('requests are signed in development as they are in the portal', async ({ page, emulator, signIn }) => {
  const unsigned: string[] = [];
  let signed = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/systems/public/')) return;
    if (request.headers()['signature-input']) signed += 1;
    else unsigned.push(pathname);
  });
  await signIn('demo', 'demo.admin');
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(unsigned).toEqual([]);
  expect(signed).toBeGreaterThan(3);
  const refused = (await emulator.readJournal()).filter(({ status }) => status === 401);
  expect(refused).toEqual([]);
});
