import { expect, type Page } from '@playwright/test';

/** Opens the application of the next visit. */
export async function openBranchVisits(page: Page) {
  await page.getByRole('region', { name: 'Next branch visits' }).getByRole('link').first().click();
  await openBranchVisitsTab(page);
}

/** Opens the tab of the branch visits. */
export async function openBranchVisitsTab(page: Page) {
  await page.getByRole('tab', { name: 'Branch visits' }).click();
  await expect(page.getByRole('textbox', { name: 'Note for the counter' })).toBeVisible();
}
