import { type Journey, openDialog, openedDialog, rowsOf } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import type { Accounts } from './storedNotice.ts';

/** The name of the group of the journey. */
export const groupName = { EN: 'Evening guests', SC: '晚会宾客', TC: '晚會賓客' };

/** Creates a group from a file that has three accounts and two wrong lines. */
export async function createGroup(journey: Journey, { active, suspended }: Accounts): Promise<void> {
  const { page, user, translate, textIn } = journey;
  const text = (key: string, values = {}) => translate(`notices:${key}`, values);
  const item = text('group.item');
  const create = page.getByRole('button', { name: translate('kit:create.button', { item }), exact: true });
  await expect(rowsOf(page).first()).toBeVisible();
  await user.reach(create);
  const dialog = await openDialog(journey, create, { title: translate('kit:create.title', { item }) });
  for (const [index, words] of [groupName.EN, groupName.SC, groupName.TC].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await user.fill(dialog.getByRole('textbox').nth(index), words);
  }
  const lines = [text('members.column'), ...active, 'ten', suspended, '1234567890'];
  const chosen = page.waitForEvent('filechooser');
  await user.press(dialog.getByRole('button', { name: text('members.file'), exact: true }));
  await (await chosen).setFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(dialog.getByText(`${text('members.invalid')} (2)`)).toBeVisible();
  await expect(dialog.getByText('1234567890')).toBeVisible();
  const add = dialog.getByRole('button', { name: text('members.add_other', { number: 3 }), exact: true });
  await user.reach(add);
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByText(text('members.checked_other', { number: 3, active: 2, suspended: 1, closed: 0 })),
  ).toBeVisible();
  await user.expectFocus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(openedDialog(page)).toHaveCount(0);
  await user.expectFocus();
  await expect(rowsOf(page).filter({ hasText: textIn(groupName) })).toHaveCount(1);
}
