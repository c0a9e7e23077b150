import { expect, type Page } from '@playwright/test';

/** Opens the application of the next visit, by its applicant's name. */
export async function openBranchVisits(page: Page) {
  const card = page.getByRole('region', { name: 'Next branch visits' });
  const name = await card.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
  await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href$="application_manager"]').click();
  const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
  await search.fill(name);
  await search.press('Enter');
  // Wait for the search results: the full list may begin with another applicant.
  await page.getByRole('grid').getByRole('row').filter({ hasText: name }).first().getByRole('link').first().click();
  await openBranchVisitsTab(page);
}

/** Opens the tab of the branch visits. */
export async function openBranchVisitsTab(page: Page) {
  await page.getByRole('tab', { name: 'Branch visits' }).click();
  await expect(page.getByRole('textbox', { name: 'Note for the counter' })).toBeVisible();
}
