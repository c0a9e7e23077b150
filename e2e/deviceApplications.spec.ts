// A queue of devices in a browser, which alone shows where the focus goes when a row leaves the list, and runs the job.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('complementary');
const rows = (page: Page) => page.getByRole('grid').getByRole('row');

test('a queue of devices is decided with the keyboard, the rest of it by one job', async ({
  page,
  emulator,
  openSession,
}) => {
  const [id = ''] = (await emulator.listRowIDs('deviceApplications')).filter((one) => one.startsWith('DEMO-DA'));
  const { loginID } = await emulator.readRow<{ readonly loginID: string }>('deviceApplications', id);
  const names = ['Tablet A', 'Tablet B', 'Tablet C', 'Tablet D'];
  for (const deviceInfo of names) {
    await emulator.applyForDevice({ loginID, deviceInfo });
    // Two applications of one millisecond would be sorted by their numbers.
    await emulator.changeClock({ advanceSec: 1 });
  }
  await openSession('demo', 'demo.trading', 'main/product_control/manage_gotrade/user_related');
  await page.getByRole('button', { name: /^Applying/ }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill('Tablet');
  await expect(rows(page)).toHaveCount(5);
  const first = rows(page).nth(1).getByRole('rowheader').getByRole('button');
  await first.click();
  await expect(panel(page)).toContainText('Tablet D');

  await panel(page).getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Tablet C');
  await expect(panel(page)).toBeFocused();

  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox').fill('Not reached');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page)).toContainText('Tablet B');
  await expect(panel(page)).toContainText('Bound since');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);

  for (const index of [1, 2]) await rows(page).nth(index).getByRole('checkbox').check();
  await page
    .getByRole('group', { name: /selected/i })
    .getByRole('button', { name: 'Approve' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve 2 devices' }).click();
  await expect(page.getByRole('button', { name: 'Jobs: 0 running, 1 finished' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  const decided = await Promise.all(
    (await emulator.listRowIDs('deviceApplications'))
      .filter((one) => one.startsWith('DEMO-DV'))
      .map((one) => emulator.readRow<{ deviceInfo: string; status: string }>('deviceApplications', one)),
  );
  expect(Object.fromEntries(decided.map(({ deviceInfo, status }) => [deviceInfo, status]))).toEqual({
    'Tablet A': 'BIND',
    'Tablet B': 'BIND',
    'Tablet C': 'REJ',
    'Tablet D': 'BIND',
  });
});
