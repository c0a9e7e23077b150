// Plugins that are delivered while the portal runs: nothing was built for them, the page has only the root's key.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { DeliveredPlugins } from './DeliveredPlugins.ts';
import { expect, test as journey } from './fixtures.ts';

const test = journey.extend<{ readonly delivered: DeliveredPlugins }>({
  delivered: async ({ context, emulator }, use) => {
    await grantFees(emulator);
    const delivered = new DeliveredPlugins();
    await delivered.serve(context);
    await use(delivered);
  },
});

/** The back end knows the plugin’s function, as it knows those of all plugins. */
async function grantFees(emulator: MockClient): Promise<void> {
  for (const broker of ['DEMO', 'HARBOUR']) {
    await emulator.putRow('functions', `${broker}/X_FEE_SCHEDULE`, {
      brokerCode: broker,
      functionID: 'X_FEE_SCHEDULE',
      parentID: null,
      functionCode: 'X_FEE_SCHEDULE',
      name: { EN: 'Fees', SC: '收费', TC: '收費' },
      category: 'Admin',
    });
  }
}

const card = (page: Page) => page.getByRole('main').getByText(/fees on a card/);
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);

test('a plugin is there at the next load, for its broker alone, and nothing of it is asked for before the sign-in', {
  tag: '@journey',
}, async ({ page, delivered, openSession }) => {
  await page.goto('/admin/demo/login');
  await expect(page.getByRole('heading', { name: /Sign in to/ })).toBeVisible();
  await openSession('demo', 'demo.admin');
  await expect(card(page)).toHaveCount(0);
  expect(delivered.asked.filter((file) => file.startsWith('plugins/'))).toEqual([]);

  await delivered.add('1.0.0');
  await page.reload();
  await expect(card(page)).toHaveText('first fees on a card');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Fee schedule' }).click();
  await expect(page.getByText('first fees on a page')).toBeVisible();
  await page.reload();
  await expect(page.getByText('first fees on a page')).toBeVisible();

  await openSession('harbour', 'harbour.admin');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('an open page says that there is another version, and keeps what the user types', {
  tag: '@journey',
}, async ({ page, delivered, openSession }) => {
  await delivered.add('1.0.0');
  await delivered.add('1.1.0', (content) => content.replaceAll('first fees', 'second fees'));
  await openSession('demo', 'demo.admin');
  await expect(card(page)).toHaveText('second fees on a card');
  await page.locator('button:has(.bd-person-name)').click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Current password' });
  await field.fill('half a password');
  await delivered.rollBack();
  const isSaid = toast(page, 'There is a new version of your plugins.').waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isSaid;
  await expect(field).toHaveValue('half a password');
  await page.reload();
  await expect(card(page)).toHaveText('first fees on a card');
});

const faults = [
  { place: 'loaded', change: (code: string, isEntry: boolean) => (isEntry ? `throw new Error("no");${code}` : code) },
  { place: 'started', change: (code: string) => throwInsteadOf('first fees at the start', code) },
  { place: 'rendered', change: (code: string) => throwInsteadOf('first fees on a card', code) },
];

function throwInsteadOf(text: string, code: string): string {
  return code.replace(new RegExp(`(["'\`])${text}\\1`), '(()=>{throw new Error("no")})()');
}

for (const { place, change } of faults) {
  const tag = place === 'rendered' ? '@journey' : '@whole';
  test(`a candidate that fails when it is ${place} returns to the stable version at the next load, and says so`, {
    tag,
  }, async ({ page, delivered, openSession, consoleErrors }) => {
    consoleErrors.expect(/: no\b/);
    await delivered.add('1.0.0');
    await delivered.add('1.1.0', change, 1_000);
    await openSession('demo', 'demo.admin');
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'fee-schedule' })).toBeVisible();
    const isSaid = toast(page, 'A new version of a plugin failed here').waitFor();
    await page.reload();
    await isSaid;
    await expect(card(page)).toHaveText('first fees on a card');
    await page.reload();
    await expect(card(page)).toHaveText('first fees on a card');
  });
}

test('a script that was changed on its way is not run, and “Plugins and permissions” says so', {
  tag: '@journey',
}, async ({ page, delivered, openSession, consoleErrors }) => {
  consoleErrors.expect(/integrity/i);
  consoleErrors.allow(/./);
  await delivered.add('1.0.0');
  delivered.altered.set(/FeeCard.*\.js$/, ';document.documentElement.dataset.fees = "altered";');
  await openSession('demo', 'demo.admin');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'PLG_INTEGRITY' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['fees'])).toBeUndefined();
});

test('the provider sees which broker has what, and what was published for it', {
  tag: '@journey',
}, async ({ page, delivered, openSession }) => {
  await delivered.add('1.0.0');
  await delivered.add('1.1.0', (content) => content.replaceAll('first fees', 'second fees'), 100);
  await openSession('2go', 'provider.admin');
  await page.goto('/admin/2go/main/user_manager/plugins');
  const row = page.getByRole('row', { name: /^Demo Securities/ });
  await expect(row.getByRole('cell')).toContainText([
    'fee-schedule 1.0.0',
    /fee-schedule 1\.1\.0.*10% of the accounts/,
  ]);
  await expect(row).toContainText('In use');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await row.getByRole('link').click();
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText('Published for 10% of the accounts');
  await expect(changes.first()).toContainText('fee-schedule 1.0.0 → 1.1.0');
  expect(await findAccessibilityViolations(page)).toEqual([]);

  // Pages of this broker refuse what this screen names.
  delivered.altered.set(/1\.0\.0.*signed\.json$/, ' x');
  await page.reload();
  await expect(page.getByText(/^fee-schedule, DLV_UNREADABLE: The manifest is not JSON/)).toBeVisible();
});
