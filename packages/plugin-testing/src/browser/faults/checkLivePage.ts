import { expect, type Page } from '@playwright/test';

/** The page is not blank, and nothing keeps waiting, except below the question for a code. */
export async function checkLivePage(page: Page, label: string): Promise<void> {
  await expect(page.locator('body'), `${label}: no blank page`).toHaveText(/\S/, { useInnerText: true });
  if (await page.getByRole('dialog', { name: 'Verify your identity' }).isVisible()) return;
  const waiting = page.locator('[aria-busy="true"], [role="progressbar"]').filter({ visible: true });
  await expect(waiting, `${label}: nothing keeps waiting`).toHaveCount(0);
}
