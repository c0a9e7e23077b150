import type { LocalText } from '@brokerdesk/api';
import { goToPage, type Journey, listTextKeys, openedDialog } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';

/** The texts of a new template. */
export interface NewTemplate {
  readonly name: LocalText;
  readonly description: LocalText;
  /** The name of the template that it begins as a copy of; without one it has the core questions only. */
  readonly copyOf?: string;
}

/** Creates a template; its editor opens. Returns its identifier. */
export async function createTemplate(journey: Journey, { name, description, copyOf }: NewTemplate): Promise<string> {
  const { page, user, translate } = journey;
  await goToPage(journey, 'templates:menu.templates');
  await user.reach(page.getByRole('button', { name: translate('templates:createTemplate.title'), exact: true }));
  await page.keyboard.press('Enter');
  const dialog = openedDialog(page);
  await expect(dialog).toBeVisible();
  const tabs = dialog.getByRole('tab');
  const textbox = (key: string) => dialog.getByRole('textbox', { name: new RegExp(`^${translate(key)}`) });
  for (const [index, language] of listTextKeys(journey).entries()) {
    // oxlint-disable no-await-in-loop -- one tab after the other
    if (index > 0) {
      await user.reach(tabs.nth(index - 1));
      await page.keyboard.press('ArrowRight');
    }
    await user.reach(textbox('templates:template.name'));
    await user.type(name[language]);
    await user.reach(textbox('templates:template.description'));
    await user.type(description[language]);
    // oxlint-enable no-await-in-loop
  }
  if (copyOf !== undefined) {
    await user.reach(dialog.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    await chooseRecord(journey, copyOf);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('tree')).toBeVisible();
  await user.expectFocus();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Chooses a record by its name in the only field of the dialog that searches for records. */
export async function chooseRecord({ page, user }: Journey, name: string): Promise<void> {
  await user.reach(openedDialog(page).getByRole('combobox'));
  await user.type(name);
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}
