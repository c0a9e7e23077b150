// A plugin that was built with the first release runs in this portal as it was delivered: nothing of it is built again. Its back
// end is not the emulator's.
import { storeSession } from '@brokerdesk/plugin-testing/browser';
import { answerComplaints } from './answerComplaints.ts';
import { expect, test } from './fixtures.ts';

test('a plugin of the first release lists and creates its records', async ({ page, emulator, consoleErrors }) => {
  // Of the plugin that fails on purpose, on the same home.
  consoleErrors.allow(/This screen throws while it is rendered/);
  const sent = await answerComplaints(page);
  await storeSession(page, emulator, { displayCode: 'lotus', userID: 'lotus.admin' });
  await page.goto('lotus/main');
  await expect(page.getByRole('main').getByRole('link', { name: 'Open · Complaints: 1' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Complaints' }).click();
  await expect(page.getByRole('heading', { name: 'Complaints', level: 1 })).toBeVisible();
  const row = page.getByRole('grid').getByRole('row', { name: /Late statement/ });
  await expect(row).toContainText('Open');

  await page.getByRole('button', { name: 'New complaint' }).click();
  const dialog = page.getByRole('dialog');
  for (const [tab, name] of [
    ['English', 'Wrong fee'],
    ['Simplified Chinese', '收费有误'],
    ['Traditional Chinese', '收費有誤'],
  ] as const) {
    await dialog.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  }
  await dialog.getByRole('button', { name: 'Create complaint' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Due/ })).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Due/ }).fill('2027-02-01');
  await dialog.getByRole('button', { name: 'Create complaint' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([
    {
      name: { EN: 'Wrong fee', SC: '收费有误', TC: '收費有誤' },
      status: 'open',
      dueDay: '2027-02-01',
      note: '',
    },
  ]);
});
