import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editPlugin } from './copyEditPlugin.ts';
import { expect, test } from './fixtures.ts';

const screenFile = join(editPlugin, 'src/screens/edit/EditScreen.tsx');
const definitionFile = join(editPlugin, 'src/plugin.ts');
const mockFile = join(editPlugin, 'src/mock.ts');

test('an edit to a plugin shows in the real shell without a reload and keeps state', async ({ page, signIn }) => {
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

test('an edit to a definition shows in the menu without a reload and keeps state', { tag: '@whole' }, async ({
  page,
  signIn,
}) => {
  await signIn('demo', 'demo.admin');
  await page.getByRole('link', { name: 'Edit me' }).first().click();
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const before = readFileSync(definitionFile, 'utf8');
  writeFileSync(definitionFile, before.replace("title: 'menu.edit'", "title: 'menu.edited'"));

  await expect(page.getByRole('link', { name: 'Edit me, again' }).first()).toBeVisible();
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

test('the first page of a tab is signed in as the user that dev was started with', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/demo\/main/);
  await expect(page.getByRole('link', { name: 'Edit me' }).first()).toBeVisible();
});

test('an edit to mock.ts is in the emulator without a restart and keeps its rows', async ({ page, emulator }) => {
  await emulator.putRow('editVisits', 'first', { name: 'a visit' });
  await page.goto('demo/main/edit');
  await expect(page.getByText('Good morning, a visit')).toBeVisible();
  writeFileSync(mockFile, readFileSync(mockFile, 'utf8').replace('Good morning', 'Good evening'));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Good evening, a visit')).toBeVisible({ timeout: 10_000 });
  }).toPass();
});

test('the developer toolbar names plugins, breaks requests, moves the clock and changes the user', async ({
  page,
  emulator,
  signIn,
}) => {
  await signIn('demo', 'demo.admin');
  await page.getByRole('link', { name: 'Edit me' }).first().click();
  await expect(page.getByRole('button', { name: /^Counted/ })).toBeVisible();
  const toolbar = page.getByRole('complementary', { name: 'Developer toolbar' });
  await toolbar.getByRole('button', { name: 'Dev' }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await toolbar.getByRole('button', { name: 'Show which plugin rendered what' }).click();
  await page.getByRole('button', { name: /^Counted/ }).hover();
  await expect(toolbar.getByRole('status')).toHaveText('edit › X_EDIT');
  await page.getByRole('link', { name: 'Home' }).hover();
  await expect(toolbar.getByRole('status')).toHaveText('the host');
  await page.keyboard.press('Escape');
  await expect(toolbar.getByRole('status')).toBeHidden();

  const before = Date.parse((await emulator.readClock()).now);
  await toolbar.getByRole('button', { name: '+1 min' }).click();
  await expect.poll(async () => Date.parse((await emulator.readClock()).now) - before).toBeGreaterThan(59_000);

  const faults = toolbar.getByRole('group', { name: 'Failing requests' });
  await faults.getByRole('textbox', { name: 'Path of the API' }).fill('/users*');
  await faults.getByRole('combobox', { name: 'What happens' }).selectOption('fails (E0099)');
  await faults.getByRole('button', { name: 'Add' }).click();
  await expect(faults).toContainText('/users*: envelope');
  expect(await emulator.listFaults()).toMatchObject([{ match: { path: '/users*' } }]);
  await faults.getByRole('button', { name: 'Remove fault-1' }).click();
  await expect(faults.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await toolbar.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await toolbar.getByRole('combobox', { name: 'Sign in as' }).selectOption('harbour.users');
  await expect(page).toHaveURL(/\/admin\/harbour\/main$/);
  await expect(page.getByRole('link', { name: 'Client Management' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dev' }).click();
  await toolbar.getByRole('combobox', { name: 'Language' }).selectOption('zh-Hant');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
});
