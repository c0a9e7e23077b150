import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';
import { rolesPath, treeRow } from '../../../../../e2e/catalogue/visitRoles.ts';

const path = `${rolesPath}/compare`;

export const screens: readonly ScreenEntry[] = [
  {
    name: 'compare roles',
    open: (visit) => visit.goTo(path, { params: { left: 'DEMO-REVIEWER', right: 'DEMO-DOCUMENTS' }, until: treeRow }),
  },
  {
    name: 'compare roles, differences only',
    async open(visit) {
      await visit.goTo(path, { params: { left: 'DEMO-REVIEWER', right: 'DEMO-READER' }, until: treeRow });
      await visit.page.locator('main input[type=checkbox]').first().check();
    },
  },
  {
    name: 'compare roles, one chosen',
    open: (visit) => visit.goTo(path, { params: { left: 'DEMO-REVIEWER' }, until: '.bdk-state' }),
  },
];
