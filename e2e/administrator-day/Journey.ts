// What every part of the administrator's day uses: a page, a user of the keyboard, and how they get around.
import type { LocalText } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { FocusOptions, KeyboardUser } from '../KeyboardUser.ts';
import type { Translate } from '../loadTranslations.ts';
import { openInPalette } from '../openInPalette.ts';

/** One day in one language. */
export interface Journey {
  readonly page: Page;
  readonly emulator: MockClient;
  readonly user: KeyboardUser;
  /** Returns a text of the portal. */
  readonly translate: Translate;
  /** Returns a text of the demo data. */
  readonly textIn: (text: LocalText) => string;
}

/** Opens a page by its name in the command palette. */
export async function goToPage({ page, user, translate }: Journey, key: string): Promise<void> {
  const name = translate(key);
  await openInPalette(page, translate, name);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await user.expectFocus();
}

/** The rows of the list, once it is loaded. */
export function rowsOf(page: Page): Locator {
  return page.locator('[role=grid][aria-busy=false] .bdk-row');
}

/** Searches the list for what only one row has. */
export async function searchOne({ page, user }: Journey, words: string): Promise<void> {
  await page.keyboard.press('/');
  await user.expectFocus();
  await user.type(words);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(words);
  // The button that clears the search.
  await page.keyboard.press('Tab');
}

/** Goes to the first row and opens it. */
export async function openFirstRow({ page, user }: Journey): Promise<void> {
  await page.keyboard.press('j');
  await expect(rowsOf(page).first().locator(':focus')).toHaveCount(1);
  await user.expectFocus();
  await page.keyboard.press('Enter');
}

/** The dialog that is open. */
export function openedDialog(page: Page): Locator {
  return page.locator('dialog[open]').last();
}

/** Presses a button, which opens a dialog with a title. */
export async function openDialog(
  { page, user }: Journey,
  opener: Locator,
  { title, ...way }: FocusOptions & { readonly title: string },
): Promise<Locator> {
  await user.press(opener, way);
  const dialog = openedDialog(page);
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await user.expectFocus();
  return dialog;
}

/** Presses a button of the dialog, which closes it; the focus returns to the page. */
export async function finishDialog({ page, user }: Journey, label: string): Promise<void> {
  await user.press(openedDialog(page).getByRole('button', { name: label, exact: true }));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();
}

/** Chooses an action of the record that is shown from its menu. */
export async function chooseFromMore({ page, user, translate }: Journey, label: string): Promise<void> {
  const more = page.locator('.bdk-actions').getByRole('button', { name: translate('kit:actions.more') });
  const isBehind = await more.evaluate(
    (element) =>
      ((document.activeElement ?? document.body).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) >
      0,
  );
  await user.press(more, { isBackwards: isBehind, maxPresses: 60 });
  const item = page.getByRole('menuitem', { name: label, exact: true });
  await expect(item).toBeVisible();
  const steps = await item.evaluate(({ parentElement }, name) => {
    const items = [...(parentElement?.querySelectorAll('[role=menuitem]') ?? [])];
    return items.findIndex(({ textContent }) => textContent === name);
  }, label);
  // oxlint-disable-next-line no-await-in-loop -- one key after the other
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The keys of a text in the order of a form's language tabs: the user's own language first. */
export function listTextKeys({ textIn }: Journey): readonly (keyof LocalText)[] {
  const own = textIn({ EN: 'EN', SC: 'SC', TC: 'TC' });
  return (['EN', 'SC', 'TC'] as const).toSorted((left, right) => Number(right === own) - Number(left === own));
}

/** Types a text in each language, in the tabs of a form; the focus is before them. */
export async function typeTexts(journey: Journey, form: Locator, label: string, text: LocalText): Promise<void> {
  const { page, user } = journey;
  const tabs = form.getByRole('tab');
  for (const [index, key] of listTextKeys(journey).entries()) {
    // oxlint-disable no-await-in-loop -- one tab after the other, as users do
    if (index > 0) {
      await user.focus(tabs.nth(index - 1), { isBackwards: true });
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    }
    await user.fill(form.getByRole('tabpanel').getByRole('textbox', { name: new RegExp(`^${label}`) }), text[key]);
    // oxlint-enable no-await-in-loop
  }
}
