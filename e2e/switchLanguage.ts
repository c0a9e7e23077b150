import type { Language } from '@brokerdesk/api';
import { expect, type Page } from '@playwright/test';

/** Chooses a language on the page; a dialog may lie over the choice, which is why the choice is forced. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('.bd-language select').selectOption(language, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
