// What follows once the pages are built: the classes of the score, the texts in the other languages, and publishing.
import type { LocalText } from '@brokerdesk/api';
import type { Profile } from '../../plugins/account-opening/demo/profiles/Profile.ts';
import type { Journey } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';

/** Adds the classes of the score. The focus is on the form, and on a button of the classes afterwards. */
export async function addClasses({ page, user, translate }: Journey, { scoreBands }: Profile): Promise<void> {
  await page.keyboard.press('2');
  const add = page.getByRole('button', { name: translate('templates:scores.add'), exact: true });
  for (const [index, { value, label, from, to }] of scoreBands.entries()) {
    // oxlint-disable no-await-in-loop -- one field after the other
    await user.reach(add);
    await page.keyboard.press('Enter');
    const field = (name: string) => page.locator(`[data-field="classification.${index}.${name}"]`);
    await expect(field('value')).toBeFocused();
    await user.type(value);
    for (const [name, words] of Object.entries({
      'label.EN': label.EN,
      'label.SC': label.SC,
      'label.TC': label.TC,
      from,
      to,
    })) {
      await page.keyboard.press('Tab');
      await expect(field(name)).toBeFocused();
      await user.type(String(words));
    }
    // oxlint-enable no-await-in-loop
  }
  await user.reach(add);
}

/** Pastes every text in three languages, as a translator's spreadsheet has them, beside the places of the grid. */
export async function pasteTexts({ page, user }: Journey, template: Profile): Promise<void> {
  const texts = listTexts(template);
  await page.keyboard.press('3');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', String(texts.length + 1));
  await user.reach(grid.locator('[tabindex="0"], textarea').first());
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  const cells = texts.map(({ EN, SC, TC }) => [EN, SC, TC].join('\t')).join('\n');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), cells);
  await page.keyboard.press('ControlOrMeta+v');
  await user.expectFocus();
}

/** Publishes the template. The focus is in the grid of texts. */
export async function publish({ page, user, translate }: Journey): Promise<void> {
  // In the cells of the grid, keys are typed.
  await user.reach(page.getByRole('tablist').first().getByRole('tab', { selected: true }));
  await page.keyboard.press('ControlOrMeta+s');
  const review = page.getByRole('alertdialog');
  await expect(review.locator('[data-first]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(translate('templates:editor.publish.done', { version: 2 })).first()).toBeVisible();
  await user.expectFocus();
}

/** Every text of a template, in the order of the grid. A line break has nothing to read. */
function listTexts({ name, description, pages, scoreBands }: Profile): readonly LocalText[] {
  const ofPages = pages.flatMap(({ title, groups }) => [
    title,
    ...groups.flatMap((group) => [
      group.name,
      ...group.components.flatMap(({ type, label, help, options = [] }) => [
        ...(type === 'Linebreak' ? [] : [label]),
        ...(help ? [help] : []),
        ...options.map((option) => option.label),
      ]),
    ]),
  ]);
  return [name, description, ...ofPages, ...scoreBands.map(({ label }) => label)];
}
