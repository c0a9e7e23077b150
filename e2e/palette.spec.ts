// The command palette: everything that the user may open or do, by its name in the current language.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search pages and actions' });
const chosen = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true });

test('Ctrl K opens a page by its name, with the keyboard alone', async ({ page, openSession }) => {
  await openSession('demo', 'demo.admin');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('client man');
  await expect(chosen(page)).toHaveAccessibleName('Client Management Account Opening Pages');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/application_manager/);
  await expect(page.getByRole('dialog')).toBeHidden();
  // The page is offered first the next time.
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(chosen(page)).toHaveAccessibleName('Client Management Recently opened');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveAccessibleName('Sign out Actions');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Search/ })).toBeFocused();
});

test('finds an application by its number, and opens it', async ({ page, emulator, openSession }) => {
  const applyID = (await emulator.listRowIDs('applications')).find((id) => !/^(?:HB|LO)/.test(id)) ?? '';
  await openSession('demo', 'demo.admin');
  await page.keyboard.press('Control+k');
  await field(page).fill(applyID);
  await expect(chosen(page)).toHaveAccessibleName(new RegExp(`${applyID}.*Applications$`));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(applyID).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(chosen(page)).toHaveAccessibleName(new RegExp(`${applyID}.*Recently opened$`));
});

test('offers only what the user may open', { tag: '@whole' }, async ({ page, openSession }) => {
  await openSession('harbour', 'harbour.reviewer');
  await page.keyboard.press('Control+k');
  await field(page).fill('user');
  await expect(page.getByText('Nothing found for “user”.')).toBeVisible();
});

test('shows that a search has failed, and recovers when it works again', async ({
  page,
  emulator,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/);
  await openSession('demo', 'demo.admin');
  const fault = await emulator.addFault({ match: { path: '/applications' }, effect: { kind: 'http', status: 500 } });
  await page.keyboard.press('Control+k');
  await field(page).fill('chan');
  await expect(page.getByText(/^The search failed:/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await emulator.removeFault(fault.faultID);
  await field(page).fill('chan ');
  await field(page).fill('wong');
  await expect(page.getByRole('option').filter({ hasText: /wong/i }).first()).toBeVisible();
});

test('waits while an input method composes', async ({ page, openSession }) => {
  await openSession('demo', 'demo.admin');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: '简体中文' });
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: '搜索页面和操作' });
  await expect(input).toBeFocused();
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
  const before = await page.getByRole('listbox').getByRole('option').count();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'kehu', selectionStart: 4, selectionEnd: 4 });
  await expect(input).toHaveValue('kehu');
  expect(await page.getByRole('listbox').getByRole('option').count()).toBe(before);
  await page.keyboard.press('Enter');
  await expect(input).toBeVisible();
  await client.send('Input.insertText', { text: '客户' });
  await expect(page.getByRole('option', { name: /^客户管理/ })).toBeVisible();
});

test('single keys can be switched off from the person menu, and stay off', async ({ page, openSession }) => {
  await openSession('demo', 'demo.admin');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
