import type { FaultScenario, TestContext } from '../../../../e2e/faults/FaultScenario.ts';
import { expect } from '../../../../e2e/fixtures.ts';
import { ensureSignedIn, followMenu, goHome } from '../../../../e2e/faults/sessionNavigation.ts';

const note = 'Bring the original passport.';

/** The calls of the plugin harbour-branches. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the card of a plugin',
    endpoint: 'GET /harbour/branch_visits',
    isSignedIn: true,
    arrange: async (context) => {
      await ensureSignedIn(context, 'harbour.admin');
      // The page is loaded without the card, because the card makes the call when it is first shown.
      await context.page.goto('harbour/main/user_control/user_manager');
      await expect(context.page.getByRole('grid')).toBeVisible();
    },
    trigger: (page) => followMenu(page, 'Home'),
    content: (page) => page.locator('table.harbour-branches-visits'),
  },
  {
    name: 'the note of a plugin',
    endpoint: 'PUT /harbour/branch_visits/{visitID}/notes',
    isSignedIn: true,
    arrange: openNote,
    trigger: (page) => page.getByRole('button', { name: 'Save note' }).click(),
    content: (page) => page.getByRole('region', { name: 'Latest messages' }).getByText('The note has been saved.'),
    typedFields: (page) => [[page.getByRole('textbox', { name: 'Note for the counter' }), note]],
  },
];

/** Opens the application of the next visit, by its applicant's name, and types a note. */
async function openNote(context: TestContext) {
  const { page } = context;
  await goHome(context, 'harbour.admin');
  const visit = page.getByRole('region', { name: 'Next branch visits' }).getByRole('row').nth(1);
  const name = await visit.getByRole('cell').nth(1).innerText();
  await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href$="application_manager"]').click();
  const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
  await search.fill(name);
  await search.press('Enter');
  // Only the rows that match the search: the full list may begin with another applicant.
  await page.getByRole('grid').getByRole('row').filter({ hasText: name }).first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Branch visits' }).click();
  await page.getByRole('textbox', { name: 'Note for the counter' }).fill(note);
}
