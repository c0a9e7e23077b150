import type { FaultStage } from '../FaultStage.ts';
import { beAtHome, followMenu } from './enter.ts';

/** The calls of the plugin user-control. */
export const userControlStages: readonly FaultStage[] = [
  {
    name: 'the list of users',
    call: 'GET /users',
    isSignedIn: true,
    prepare: (scene) => beAtHome(scene, 'demo.admin'),
    go: (page) => followMenu(page, 'User Management'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
];
