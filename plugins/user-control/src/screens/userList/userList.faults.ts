import type { FaultScenario } from '../../../../../e2e/faults/FaultScenario.ts';
import { goHome, followMenu } from '../../../../../e2e/faults/sessionNavigation.ts';

/** The calls of the plugin user-control. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of users',
    endpoint: 'GET /users',
    isSignedIn: true,
    arrange: (context) => goHome(context, 'demo.admin'),
    trigger: (page) => followMenu(page, 'User Management'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
];
