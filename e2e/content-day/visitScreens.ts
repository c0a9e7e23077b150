// What every part of the day uses besides the administrator's: screens with tabs and cards, and the actions of a panel.
import type { Locator, Page } from '@playwright/test';
import { chooseFromMore, finishDialog, type Journey } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import { openInPalette } from '../openInPalette.ts';

/** Opens a screen by its name in the command palette, and waits for its address and for what it shows. */
export async function openScreen(
  { page, user, translate }: Journey,
  { key, path, shown }: { readonly key: string; readonly path: string; readonly shown: Locator },
): Promise<void> {
  const name = translate(key);
  await openInPalette(page, translate, name);
  await page.waitForURL((url) => url.pathname.endsWith(path));
  await expect(shown.first()).toBeVisible();
  await user.expectFocus();
}

/** Opens the panel of the only record that has these words. */
export async function openRecord({ page, user }: Journey, words: string): Promise<Locator> {
  await page.keyboard.press('/');
  await user.expectFocus();
  await user.type(words);
  const opener = page.locator('[role=grid][aria-busy=false] .bdk-row-link');
  await expect(opener).toHaveCount(1);
  await expect(page.getByRole('grid')).toContainText(words);
  await user.reach(opener);
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toBeFocused();
  return panel;
}

/** The panel beside the list. */
export function panelOf(page: Page): Locator {
  return page.getByRole('complementary').filter({ has: page.locator('.bdk-actions') });
}

/** Chooses an action of the panel, a button or in the menu, and confirms the question that names it. */
export async function confirmAction(journey: Journey, label: string): Promise<void> {
  await chooseAction(journey, label);
  await expect(journey.page.getByRole('alertdialog')).toBeVisible();
  await journey.user.expectFocus();
  await finishDialog(journey, label);
}

/** Chooses an action of the panel, which is a button or in the menu. */
export async function chooseAction(journey: Journey, label: string): Promise<void> {
  const { page, user } = journey;
  const button = panelOf(page).getByRole('button', { name: label, exact: true });
  if ((await button.count()) === 0) return chooseFromMore(journey, label);
  await user.reach(button);
  await page.keyboard.press('Enter');
}
