import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';
import { findNewest, openApplication, openNewest, openTab } from '../../../../../e2e/catalogue/visitApplications.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'application, history',
    async open(visit) {
      await openNewest(visit, 'SUB');
      await openTab(visit, 'history', '.bdk-timeline');
    },
  },
  {
    name: 'files of an application',
    async open(visit) {
      await openApplication(visit, await findNewest(visit.emulator, 'IBO'));
      await openTab(visit, 'files', '.account-opening-files-table');
    },
  },
];
