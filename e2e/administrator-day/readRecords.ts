import { expect } from '../fixtures.ts';
import { readCsv } from '../readCsv.ts';
import { goToPage, type Journey, openFirstRow, rowsOf } from './Journey.ts';
import { importedUsers } from './manageUsers.ts';

/** Finds what was done to a user, follows it to the user, and exports what is listed. */
export async function readRecords(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const text = (key: string) => translate(`user-control:records.${key}`);
  const [login] = importedUsers;
  const name = '用戶 0';
  await goToPage(journey, 'user-control:menu.operationRecords');
  await expect(rowsOf(page).first()).toBeVisible();
  const operation = page.getByRole('combobox', { name: text('operation'), exact: true });
  const created = await operation.locator('option[value="user.create"]').innerText();
  await user.choose(operation, created, { maxPresses: 60 });
  await expect(rowsOf(page).first()).toContainText(created);
  await user.expectFocus();
  await user.fill(page.getByRole('textbox', { name: translate('kit:list.search'), exact: true }), name, {
    isBackwards: true,
  });
  await expect(rowsOf(page)).toHaveCount(1);
  await user.expectFocus();
  await page.keyboard.press('Tab');
  await openFirstRow(journey);
  const panel = page.getByRole('complementary', { name: created });
  await expect(panel).toBeFocused();
  await exportRows(journey, name);
  await page.keyboard.press('j');
  await user.press(panel.getByRole('link', { name, exact: true }), { maxPresses: 60 });
  await expect(page.getByRole('complementary', { name })).toBeVisible();
  await expect(rowsOf(page)).toContainText(login);
  await user.expectFocus();
}

async function exportRows({ page, user, translate }: Journey, name: string): Promise<void> {
  await user.press(page.getByRole('button', { name: translate('kit:list.export'), exact: true }), {
    isBackwards: true,
    maxPresses: 60,
  });
  const tools = page.getByRole('dialog', { name: translate('kit:export.title') });
  await expect(tools).toBeVisible();
  await user.expectFocus();
  const csv = tools.getByRole('radio', { name: translate('kit:export.csv') });
  await user.focus(tools.getByRole('radio', { checked: true }).last());
  await page.keyboard.press('ArrowDown');
  await expect(csv).toBeChecked();
  const downloading = page.waitForEvent('download');
  await user.press(tools.getByRole('button', { name: translate('kit:export.start'), exact: true }));
  const stream = await (await downloading).createReadStream();
  const rows = readCsv(Buffer.concat(await stream.toArray()).toString('utf8'));
  expect(rows).toHaveLength(2);
  expect(rows[1]?.join(' ')).toContain(name);
  await user.expectFocus();
  await page.keyboard.press('Escape');
  await user.expectFocus();
}
