import { expect, type Page } from '@playwright/test';
import type { Translate } from './loadTranslations.ts';

/** Opens a page by its name in the command palette, by keyboard. Until the palette is closed, the page's own keys do nothing. */
export async function openInPalette(page: Page, translate: Translate, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: translate('host/palette:title') });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.insertText(name);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
}
