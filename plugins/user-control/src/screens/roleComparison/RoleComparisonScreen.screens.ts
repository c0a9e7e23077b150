import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { rolesPath } from '../../visits/visitRolesFixture.ts';

const path = `${rolesPath}/compare`;
const roles = 'DEMO-REVIEWER,DEMO-DOCUMENTS,DEMO-READER';
const memberTable = 'main .bdk-scroll table';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'compare roles',
    open: (visit) => visit.goTo(path, { params: { roles }, until: '.bdk-matrix-cell' }),
  },
  {
    name: 'compare roles, differences only, as a plain table',
    async open(visit) {
      await visit.goTo(path, { params: { roles, show: 'differences' }, until: memberTable });
      await visit.page.locator('main input[role=switch]').check();
      await visit.waitFor('.bdk-matrix-plain');
    },
  },
  {
    name: 'compare roles, one chosen',
    open: (visit) => visit.goTo(path, { params: { roles: 'DEMO-REVIEWER' }, until: '.bdk-state' }),
  },
];
