import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { findNewest, openApplication, openNewest } from '../../visits/visitApplicationsFixture.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'application, history',
    async open(visit) {
      await openNewest(visit, 'SUB');
      await visit.openTab('history', '.bdk-timeline');
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
      await visit.openTab('records', '.bdk-timeline');
    },
  },
  {
    name: 'files of an application',
    async open(visit) {
      await openApplication(visit, await findNewest(visit.emulator, 'IBO'));
      await visit.openTab('files', '.account-opening-files-table');
    },
  },
];
