import type { Profile } from '@brokerdesk/fixtures';
import { goToPage, type Journey, openedDialog } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';

/** Creates a template with the core questions and the names of another one; its editor opens. Returns its identifier. */
export async function createTemplate(journey: Journey, { name, description }: Profile): Promise<string> {
  const { page, user, translate } = journey;
  await goToPage(journey, 'templates:menu.templates');
  await user.reach(page.getByRole('button', { name: translate('templates:createTemplate.title'), exact: true }));
  await page.keyboard.press('Enter');
  const dialog = openedDialog(page);
  await expect(dialog).toBeVisible();
  const tabs = dialog.getByRole('tab');
  const textbox = (key: string) => dialog.getByRole('textbox', { name: new RegExp(`^${translate(key)}`) });
  for (const [index, language] of (['EN', 'SC', 'TC'] as const).entries()) {
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
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('tree')).toBeVisible();
  await user.expectFocus();
  return new URL(page.url()).searchParams.get('id') ?? '';
}
