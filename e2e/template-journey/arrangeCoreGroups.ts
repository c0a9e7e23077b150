import type { LocalText } from '@brokerdesk/api';
import { type Page } from '../../plugins/account-opening/demo/profiles/Profile.ts';
import { systemComponents } from '../../plugins/account-opening/demo/profiles/systemComponents.ts';
import type { Journey } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import type { TemplateEditorUser } from './TemplateEditorUser.ts';

/** The groups that a new template has, under the identifiers that they get. */
export const coreGroups: ReadonlySet<string> = new Set(['document', 'person', 'reach', 'address', 'accounts']);

/** Completes the groups of core questions on the second page, and moves those that belong elsewhere. */
export async function arrangeCoreGroups(journey: Journey, editor: TemplateEditorUser, pages: readonly Page[]) {
  const at = (pageID: string) => pages.findIndex((page) => page.pageID === pageID);
  // Document, name, mobile and email, address, account types.
  await editor.goToPage(at('identity'));
  await completePerson(editor);
  for (const pageID of ['contact', 'account']) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await editor.goToPage(at(pageID));
    await editor.selectGroup(0);
    await editor.key('Delete');
    await expect(editor.groupButton(0)).toHaveCount(0);
    await journey.user.expectFocus();
    // oxlint-enable no-await-in-loop
  }
  for (const [pageID, after] of [
    ['contact', undefined],
    ['contact', systemComponents.find(({ code }) => code === 'reach')?.name],
    ['account', undefined],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one group after the other
    await editor.goToPage(at('identity'));
    await editor.selectGroup(2);
    await moveTo(journey, pages[at(pageID)]?.title, after);
    // oxlint-enable no-await-in-loop
  }
  for (const page of pages) {
    for (const [position, { groupID: id, name }] of page.groups.entries()) {
      if (!coreGroups.has(id)) continue;
      // oxlint-disable no-await-in-loop -- one group after the other
      await editor.goToPage(pages.indexOf(page));
      await editor.selectGroup(position);
      await editor.key('e');
      await editor.name('group', { name, id });
      // oxlint-enable no-await-in-loop
    }
  }
}

/** The rest of the personal details comes ready-made, too: its questions move up into the group of the names. */
async function completePerson(editor: TemplateEditorUser): Promise<void> {
  await editor.selectGroup(1);
  const person = systemComponents.find(({ code }) => code === 'person');
  await editor.insert(person ? editor.textIn(person.name) : '');
  await editor.leaveField();
  await editor.key('Alt+ArrowUp');
  await editor.selectGroup(2);
  await editor.key('Delete');
}

/** Moves the selected group to another page by the dialog. */
async function moveTo({ page, user, textIn, translate }: Journey, title: LocalText | undefined, after?: LocalText) {
  await page.keyboard.press('m');
  const dialog = page.locator('dialog[open]');
  const [pages, position] = [dialog.locator('select').first(), dialog.locator('select').last()];
  await user.reach(pages);
  await user.choose(pages, title ? textIn(title) : '');
  await user.reach(position);
  const place = after
    ? translate('templates:editor.moveTo.after', { name: textIn(after) })
    : translate('templates:editor.moveTo.first');
  await user.choose(position, place);
  await user.reach(dialog.getByRole('button', { name: translate('templates:editor.moveTo.submit'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await user.expectFocus();
}
