// The forms before sign-in, found by what password managers find them by, as names differ from language to language.
import type { Page } from '@playwright/test';

/** The password of every demo account. */
export const demoPassword = 'Brokerdesk2026';

/** Types name and password into the sign-in page. */
export async function fillSignIn(page: Page, userID: string): Promise<void> {
  await page.locator('form:visible input[name=username]').fill(userID);
  await page.locator('form:visible input[name=password]').fill(demoPassword);
}

/** Sends the form that is shown. */
export function submitForm(page: Page): Promise<void> {
  return page.locator('form:visible button[type=submit]').click();
}
