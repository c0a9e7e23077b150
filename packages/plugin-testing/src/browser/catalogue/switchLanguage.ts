import type { Language } from '@brokerdesk/api';
import type { Page } from '@playwright/test';

/** Chooses a language on the page; a dialog may lie over the choice, which is why the choice is forced. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('.bd-language select').selectOption(language, { force: true });
  // At every frame; an expectation looks a second time only after a tenth of a second.
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language, { polling: 'raf' });
}
