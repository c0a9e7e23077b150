// An applicant who applied before under another number: compared field by field, with the pictures in pairs.
import { goToTab, createSimilarApplications, openApplication, tabPanel } from './applicationPage.ts';
import { expect, test } from './fixtures.ts';

test('similar applicants are compared field by field, and one opens in a new tab', { tag: '@whole' }, async ({
  page,
  context,
  openSession,
  emulator,
}) => {
  test.setTimeout(360_000);
  const { applyID, twinID } = await createSimilarApplications(emulator);
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  await goToTab(page, 'Similar applicants');
  const rows = page.getByRole('list', { name: /^Similar applicants/ }).getByRole('button');
  await expect(rows.first()).toContainText(twinID);
  await expect(rows.first()).toContainText('Similar: Identity number, Name, Mobile');
  const signs = page.getByRole('table', { name: 'Parts of the similarity' });
  await expect(signs.getByRole('row', { name: /^Identity number/ })).toContainText('Equal');
  const pictures = page.getByRole('region', { name: 'Pictures side by side' });
  await expect(pictures.getByRole('button', { name: /^Enlarge: Selfie/ })).toHaveCount(2);
  await pictures.getByRole('button', { name: `Enlarge: Selfie, ${twinID}` }).press('Enter');
  await expect(page.getByRole('dialog', { name: `Picture Selfie, ${twinID}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Different/ }).press('Enter');
  await expect(tabPanel(page).getByText('Equal', { exact: false }).first()).toBeVisible();

  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: `Open in a new tab: ${twinID}` }).press('Enter'),
  ]);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(twinID).first()).toBeVisible();
  // This tab has not changed: the comparison is still open, and the list keeps its position.
  await expect(signs).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue(applyID);
});
