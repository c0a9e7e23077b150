import type { FaultScenario } from '../../../../../e2e/faults/FaultScenario.ts';
import { ensureSignedIn } from '../../../../../e2e/faults/sessionNavigation.ts';

/** The calls of the plugin user-control. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of users',
    endpoint: 'GET /users',
    isSignedIn: true,
    // The home page reads users as well, so the list is opened by its address.
    arrange: (context) => ensureSignedIn(context, 'demo.admin'),
    trigger: (page) => page.goto('demo/main/user_control/user_manager'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
];
