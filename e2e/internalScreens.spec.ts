// Screens of the provider's staff, by the plugin in e2e/provider-plugin: menu, tabs, rows, the way back, search, jobs, cards,
// and an action that requires a second factor.
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an internal screen opens from its card, its rows, a search and a copied address, and leads back', async ({
  page,
  openSession,
}) => {
  await openSession('2go', 'provider.admin');
  await page.getByRole('region', { name: 'Brokers of the desk' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/2go\/main\/broker_desk$/);
  await page.getByPlaceholder('Search by code or name').fill('demo');
  await expect(page.getByRole('row', { name: /DEMO/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /LOTUS/ })).toHaveCount(0);
  await page.getByRole('row', { name: /DEMO/ }).getByRole('link').click();
  await expect(heading(page, 'Demo Securities')).toBeVisible();
  await expect(page).toHaveURL(/\/broker_desk\/detail\?q=/);
  await page.reload();
  await expect(heading(page, 'Demo Securities')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the brokers' }).click();
  await expect(page.getByPlaceholder('Search by code or name')).toHaveValue('demo');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).fill('harbour');
  await page.getByRole('option', { name: /Harbour Bright Securities.*Brokers of the desk/ }).click();
  await expect(heading(page, 'Harbour Bright Securities')).toBeVisible();
  await page.getByRole('button', { name: 'Count users' }).click();
  await expect(page.getByRole('button', { name: 'Jobs: 0 running, 1 finished' })).toBeVisible();
});

test('the tabs of a page keep its title and the focus, and each has its own address', async ({ page, openSession }) => {
  await openSession('2go', 'provider.admin', 'main/broker_desk');
  await expect(heading(page, 'Brokers of the desk')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Brokers of the desk' }).getByRole('link');
  await expect(tabs).toHaveText(['Brokers of the desk', 'Counts']);
  await tabs.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/broker_desk\/counts$/);
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(heading(page, 'Brokers of the desk')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Counts' })).toBeAttached();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).fill('counts');
  await page.getByRole('option', { name: 'Counts Brokers of the desk Pages' }).click();
  await expect(page).toHaveURL(/broker_desk\/counts$/);
  await page.setViewportSize({ width: 320, height: 640 });
  const header = page.locator('.bd-screen-tabs');
  expect(await header.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a second factor is asked for above the dialog, which keeps what was typed', { tag: '@whole' }, async ({
  page,
  emulator,
  openSession,
}) => {
  const provider = await emulator.readRow<object>('brokers', '2GO');
  await emulator.putRow('brokers', '2GO', { ...provider, twoFactorActions: ['brokerStatus'] });
  await openSession('2go', 'provider.admin', 'main/broker_desk');
  await page.getByRole('row', { name: /LOTUS/ }).getByRole('link').click();
  await page.getByRole('button', { name: 'Disable broker' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Disable this broker?' });
  await dialog.getByLabel('Code of the broker').fill('LOTUS');
  await dialog.getByRole('button', { name: 'Disable broker' }).click();
  const code = page.getByRole('dialog', { name: 'Verify your identity' });
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('A verification code is required for this.');
  await expect(dialog.getByLabel('Code of the broker')).toHaveValue('LOTUS');
  await dialog.getByRole('button', { name: 'Disable broker' }).click();
  await code.getByRole('button', { name: 'Get code' }).click();
  // The message can be in the outbox before the page knows that it was sent; until then, Enter sends nothing.
  await expect(code.getByRole('status').filter({ hasText: 'was sent to' })).toBeVisible();
  const [message] = await emulator.readOutbox({ kind: 'oneTimePassword', waitMs: 10_000 });
  const field = code.getByRole('textbox', { name: 'Verification code' });
  await field.fill(message?.code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(code.getByRole('alert')).toHaveText('Verification code abnormal. 4 attempts left.');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await field.fill(message?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(code).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Status: Disabled')).toBeVisible();
});
