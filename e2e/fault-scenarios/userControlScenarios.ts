import type { FaultScenario } from '../FaultScenario.ts';
import { goHome, followMenu } from './sessionNavigation.ts';

/** The calls of the plugin user-control. */
export const userControlScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of users',
    endpoint: 'GET /users',
    isSignedIn: true,
    arrange: (scene) => goHome(scene, 'demo.admin'),
    trigger: (page) => followMenu(page, 'User Management'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
];
