import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { rolesPath, treeRow } from '../../visits/visitRolesFixture.ts';

const path = `${rolesPath}/detail`;

export const screens: readonly ScreenEntry[] = [
  {
    name: 'role',
    open: (visit) => openRole(visit, 'DEMO-REVIEWER'),
    read: {
      method: 'GET',
      path: '/roles/{roleID}',
      open: (visit) => visit.goTo(path, { params: { roleID: 'DEMO-REVIEWER' } }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  { name: 'the default role', open: (visit) => openRole(visit, 'DEMO-ALL') },
  {
    name: 'role, members',
    async open(visit) {
      await openRole(visit, 'DEMO-REVIEWER');
      await visit.page.locator('main [role=tab]').nth(1).click();
      await visit.waitFor('[role=tabpanel] li');
    },
  },
  {
    name: 'role, history',
    async open(visit) {
      await openRole(visit, 'DEMO-REVIEWER');
      await visit.page.locator('main [role=tab]').nth(2).click();
      await visit.waitFor('[role=tabpanel] .bdk-state');
    },
  },
  { name: 'role without an address', open: (visit) => visit.goTo(path, { until: '.bdk-state' }) },
];

function openRole(visit: ScreenVisit, roleID: string): Promise<void> {
  return visit.goTo(path, { params: { roleID }, until: treeRow });
}
