import { backgroundOutcomes, ensureSession, type FaultScenario, type Page } from '@brokerdesk/plugin-testing/browser';
import { goToPanel, userPanel, userRow } from '../../visits/userNavigationFixture.ts';

/** The calls of the list of users and of the panel beside it. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of users',
    endpoint: 'GET /users',
    isSignedIn: true,
    container: 'a list screen',
    // The home page reads users as well, so the list is opened by its address.
    arrange: (context) => ensureSession(context, 'demo.admin'),
    trigger: (page) => page.goto('demo/main/user_control/user_manager'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  filterScenario('the roles to filter by', 'GET /roles'),
  filterScenario('the contact groups to filter by', 'GET /contact_groups'),
  {
    name: 'what a role opens',
    endpoint: 'GET /roles/{roleID}',
    isSignedIn: true,
    container: 'a single record',
    arrange: goToPanel,
    trigger: (page) => userPanel(page).getByRole('tab', { name: 'Roles' }).click(),
    content: (page) => userPanel(page).getByRole('tabpanel').getByRole('term').first(),
  },
  {
    name: 'the history of a user',
    endpoint: 'GET /operation_records',
    isSignedIn: true,
    container: 'the history of a record',
    arrange: goToPanel,
    trigger: openHistory,
    content: history,
    failure: (page) => userPanel(page).getByRole('heading', { name: /^This needs the function/ }),
  },
];

/** The list works without the options of these filters. */
function filterScenario(name: string, endpoint: FaultScenario['endpoint']): FaultScenario {
  return {
    name,
    endpoint,
    isSignedIn: true,
    container: 'a background call',
    arrange: (context) => ensureSession(context, 'demo.admin'),
    trigger: (page) => page.goto('demo/main/user_control/user_manager'),
    content: userRow,
    outcomes: backgroundOutcomes,
  };
}

function openHistory(page: Page): Promise<void> {
  return userPanel(page).getByRole('tab', { name: 'History' }).click();
}

function history(page: Page) {
  const panel = userPanel(page).getByRole('tabpanel');
  return panel.getByRole('list', { name: 'History' }).or(panel.getByText('No operations recorded yet'));
}
