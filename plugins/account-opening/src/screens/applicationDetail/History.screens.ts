import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';
import { openTab } from '../../../../../e2e/catalogue/openTab.ts';
import { openNewest } from '../../../../../e2e/catalogue/visitApplications.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'application, history',
    async open(visit) {
      await openNewest(visit, 'SUB');
      await openTab(visit, 'history', '.bdk-timeline');
    },
  },
];
