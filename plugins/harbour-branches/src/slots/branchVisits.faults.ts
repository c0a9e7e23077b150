import {
  ensureSignedIn,
  expect,
  type FaultScenario,
  followMenu,
  goHome,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const note = 'Bring the original passport.';

/** The calls of the plugin harbour-branches. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the card of a plugin',
    endpoint: 'GET /harbour/branch_visits',
    isSignedIn: true,
    container: 'a single record',
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

/** Opens the application of the next visit and types a note. */
async function openNote(context: TestContext) {
  const { page } = context;
  await goHome(context, 'harbour.admin');
  await page.getByRole('region', { name: 'Next branch visits' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Branch visits' }).click();
  await page.getByRole('textbox', { name: 'Note for the counter' }).fill(note);
}
