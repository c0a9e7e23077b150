import { loadedRows, openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import {
  applicationsPath,
  findNewest,
  lengthenNames,
  openApplication,
  openApplicationList,
  openNewest,
} from '../../visits/visitApplicationsFixture.ts';
import { queues } from '../../model/queues.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'application',
    open: (visit) => openNewest(visit, 'SUB'),
    read: {
      method: 'GET',
      path: '/applications/{id}',
      open: async (visit) =>
        visit.goTo(`${applicationsPath}/detail`, { params: { id: await findNewest(visit.emulator, 'SUB') } }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'application in a queue',
    async open(visit) {
      await openApplicationList(visit, { statuses: queues.toCheck });
      await visit.page.locator(`${loadedRows} a`).first().click();
      await visit.waitFor('.bdk-split');
    },
  },
  { name: 'application, gone', open: (visit) => visit.goTo(`${applicationsPath}/detail`, { until: '.bdk-state' }) },
  {
    name: 'application, long names',
    async open(visit) {
      const applyID = await findNewest(visit.emulator, 'SUB');
      await lengthenNames(visit.emulator, applyID);
      await openApplication(visit, applyID);
    },
  },
  {
    name: 'application, open elsewhere too',
    async open(visit) {
      const applyID = await findNewest(visit.emulator, 'SUB');
      await visit.emulator.putRow('applicationViews', `${applyID}/other/1`, {
        refID: 'other',
        userName: '陳曉彤 Chan Hiu Tung',
        since: '2026-11-20T01:58:00.000Z',
        viewID: '1',
        applyID,
        brokerCode: 'DEMO',
        until: Date.UTC(2099, 0),
      });
      await openApplication(visit, applyID);
    },
  },
  {
    name: 'application, under correction',
    open: async (visit) => openApplication(visit, await findNewest(visit.emulator, 'RTC')),
  },
  {
    name: 'application, rejected',
    open: async (visit) => openApplication(visit, await findNewest(visit.emulator, 'REJ')),
  },
  {
    name: 'application, returned',
    open: async (visit) => openApplication(visit, await findNewest(visit.emulator, 'RTR')),
  },
  {
    name: 'application, with its form',
    async open(visit) {
      await openApplication(visit, await findNewest(visit.emulator, 'GOF'));
      await visit.page.locator('[data-kind=pdf]').first().click();
      await visit.waitFor('canvas');
    },
  },
  {
    name: 'two documents side by side',
    async open(visit) {
      await openNewest(visit, 'SUB');
      await visit.page.locator('.bdk-viewer-tools button').last().click();
      await visit.page.locator('.bdk-viewer-pane').nth(1).waitFor();
    },
  },
  {
    name: 'document over the full width',
    async open(visit) {
      await openNewest(visit, 'SUB');
      await visit.page.locator('.bdk-pane-tools-end button').last().click();
      await visit.waitFor(openDialog);
    },
  },
  {
    name: 'certify, from the application',
    async open(visit) {
      await openNewest(visit, 'CHK');
      await visit.openDialog('.account-opening-bar [data-intent=primary]');
    },
  },
  {
    name: 'import without certification, from the application',
    async open(visit) {
      await openNewest(visit, 'CHK');
      await visit.openDialog('.account-opening-bar-end > button');
    },
  },
];
