import { bulkButton, type ScreenEntry, type ScreenVisit, selectRows } from '@brokerdesk/plugin-testing/browser';
import {
  applicationsPath,
  findNewest,
  lengthenNames,
  openApplicationList,
} from '../../visits/visitApplicationsFixture.ts';
import { queues } from '../../model/queues.ts';

const state = '.bdk-state';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'application list',
    open: (visit) => openApplicationList(visit),
    read: {
      method: 'GET',
      path: '/applications',
      open: (visit) => visit.goTo(applicationsPath),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'application list, without a network',
    consoleErrors: /ERR_|Failed to load resource/,
    async open(visit) {
      await visit.emulator.addFault({ match: { path: '/applications' }, effect: { kind: 'reset' } });
      await visit.goTo(applicationsPath, { until: 'main [role=alert] button' });
    },
  },
  {
    name: 'application list, filtered',
    async open(visit) {
      await visit.goTo(applicationsPath, { params: { status: queues.toCheck.join(','), region: 'HK' } });
      await visit.page.locator('.bdk-chip').nth(1).waitFor();
      await visit.waitFor('[role=grid][aria-busy=false] .bdk-row');
    },
  },
  {
    name: 'application list, statuses to choose from',
    async open(visit) {
      await openApplicationList(visit);
      await visit.page.locator('.bdk-choices-button').first().click();
      await visit.waitFor('.bdk-popover');
    },
  },
  {
    name: 'application list, more filters',
    async open(visit) {
      await openApplicationList(visit);
      await visit.page.locator('.bdk-choices-button').last().click();
      await visit.waitFor('.bdk-popover');
    },
  },
  {
    name: 'application list, views',
    async open(visit) {
      const { page } = visit;
      await openApplicationList(visit);
      await openTool(visit, 0);
      await page.locator('.bdk-view-name input').fill('香港 · Hong Kong, to check');
      await page.keyboard.press('Enter');
      await page.locator('.bdk-view-name').waitFor({ state: 'detached' });
      await openTool(visit, 0);
      await visit.waitFor('.bdk-view');
    },
  },
  {
    name: 'application list, columns',
    async open(visit) {
      await openApplicationList(visit);
      await openTool(visit, 1);
      await visit.waitFor('.bdk-reorder');
    },
  },
  {
    name: 'application list, export',
    async open(visit) {
      await openApplicationList(visit);
      await selectRows(visit, 2);
      await openTool(visit, 2);
      await visit.waitFor('.bdk-tool-choices');
    },
  },
  {
    name: 'application list, no match',
    async open(visit) {
      await openApplicationList(visit);
      await visit.page.locator('.bdk-search-input').fill('zzzzz');
      await visit.page.keyboard.press('Enter');
      await visit.waitFor(state);
    },
  },
  {
    name: 'application list, empty',
    async open(visit) {
      const data = { items: [], page: 1, size: 50, total: 0 };
      await visit.page.route('**/api/applications?*', (route) =>
        route.fulfill({ json: { code: 'OK', message: '', data }, headers: { 'Session-Remain-Sec': '1800' } }),
      );
      await visit.goTo(applicationsPath, { until: state });
    },
  },
  {
    name: 'application list, selected',
    async open(visit) {
      await openApplicationList(visit, { statuses: queues.rejected });
      await selectRows(visit, 3);
      // The button is disabled; pressing it shows the reason.
      await visit.page.locator(bulkButton).first().dispatchEvent('click');
      await visit.waitFor('.bdk-bulk-disabled-reason:not(:empty)');
    },
  },
  {
    name: 'application list, menu of a row',
    // It closes when the window is resized.
    widths: [1280],
    async open(visit) {
      await openApplicationList(visit);
      // By event: a click would scroll to the column's unpinned position.
      await visit.page.locator('.bdk-more-button').nth(2).dispatchEvent('click');
      await visit.waitFor('.bdk-menu');
    },
  },
  {
    name: 'application list, all selected',
    async open(visit) {
      await openApplicationList(visit, { statuses: queues.done });
      await visit.page.locator('[role=grid] [role=row] input[type=checkbox]').first().click();
      await visit.page.locator('.bdk-bulk-line .bdk-link-button').first().click();
    },
  },
  {
    name: 'application list, long names',
    async open(visit) {
      await lengthenNames(visit.emulator, await findNewest(visit.emulator, 'SUB'));
      await openApplicationList(visit, { statuses: queues.toCheck });
    },
  },
];

/** Opens the panel of a button above the list. */
async function openTool(visit: ScreenVisit, index: number): Promise<void> {
  await visit.page.locator('.bdk-tool').nth(index).click();
  await visit.waitFor('.bdk-tool-panel');
}
