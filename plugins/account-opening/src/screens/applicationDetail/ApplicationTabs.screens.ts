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
    name: 'application, operation records',
    async open(visit) {
      // The demo data has records of some applications only.
      const link = '.bdk-row a[href*="application_manager"]';
      const params = { operation: 'application.submit' };
      await visit.goTo('demo/main/user_control/operation_record', { params, until: link });
      await visit.page.locator(link).first().click();
      await openTab(visit, 'records', '.bdk-timeline');
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
