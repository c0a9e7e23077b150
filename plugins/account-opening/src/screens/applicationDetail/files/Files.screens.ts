import type { ScreenEntry } from '../../../../../../e2e/catalogue/ScreenEntry.ts';
import { openTab } from '../../../../../../e2e/catalogue/openTab.ts';
import { findNewest, openApplication } from '../../../../../../e2e/catalogue/visitApplications.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'files of an application',
    async open(visit) {
      await openApplication(visit, await findNewest(visit.emulator, 'IBO'));
      await openTab(visit, 'files', '.account-opening-files-table');
    },
  },
];
