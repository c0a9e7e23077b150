import { expect } from '../fixtures.ts';
import { type Journey, openDialog, openedDialog, rowsOf, typeTexts } from './Journey.ts';

const groupName = { EN: 'Branch desk', SC: '分行柜台', TC: '分行櫃位' };
const contactName = { EN: 'Hotline', SC: '热线', TC: '熱線' };

/** Creates a group and a contact in it, and puts the group first. */
export async function keepContacts(journey: Journey): Promise<void> {
  const { page, user, translate, textIn } = journey;
  const text = (key: string) => translate(`user-control:${key}`);
  const link = page.getByRole('link', { name: text('menu.contacts'), exact: true });
  await user.press(link, { maxPresses: 60 });
  await expect(rowsOf(page).first()).toBeVisible();
  await user.expectFocus();

  const groups = page.getByRole('navigation', { name: text('groups.title') });
  const item = text('groups.item');
  const newGroup = await openDialog(journey, groups.getByRole('button', { name: text('groups.create') }), {
    title: translate('kit:create.title', { item }),
  });
  await typeTexts(journey, newGroup, text('groups.name'), groupName);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const entry = groups.getByRole('button', { name: new RegExp(`^${textIn(groupName)}`) });
  await expect(entry).toBeVisible();
  await user.expectFocus();
  await user.press(entry, { maxPresses: 60 });
  await expect(page.getByRole('heading', { level: 2, name: textIn(groupName), exact: true })).toBeVisible();
  await user.expectFocus();

  const contact = text('details.item');
  const create = page.getByRole('button', { name: translate('kit:create.button', { item: contact }) }).first();
  const title = translate('kit:create.title', { item: contact });
  const newContact = await openDialog(journey, create, { title, maxPresses: 60 });
  await typeTexts(journey, newContact, text('details.name'), contactName);
  await user.fill(
    newContact.getByRole('textbox', { name: new RegExp(`^${text('details.email')}`) }),
    'desk@demo.example',
    {
      maxPresses: 60,
    },
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(rowsOf(page)).toContainText(textIn(contactName));
  await user.expectFocus();

  await openDialog(journey, groups.getByRole('button', { name: text('groups.order') }), {
    title: text('groups.orderTitle'),
    isBackwards: true,
    maxPresses: 60,
  });
  const rows = openedDialog(page).getByRole('row');
  await expect(rows.last()).toContainText(textIn(groupName));
  const up = rows.filter({ hasText: textIn(groupName) }).locator('[data-move^=up]');
  const count = await rows.count();
  await user.focus(rows.first());
  // oxlint-disable-next-line no-await-in-loop -- one key after the other
  for (let place = 1; place < count; place += 1) await page.keyboard.press('ArrowDown');
  // oxlint-disable-next-line no-await-in-loop -- one key after the other
  for (let control = 0; control < 3; control += 1) await page.keyboard.press('ArrowRight');
  await user.press(up);
  await expect(rows.nth(count - 2)).toContainText(textIn(groupName));
  await user.expectFocus();
  await user.press(openedDialog(page).locator('[data-intent=primary]'), { isBackwards: true });
  // The mark that it is not saved.
  await expect(openedDialog(page).locator('.bdk-tag')).toHaveCount(0);
  await user.expectFocus();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();
}
