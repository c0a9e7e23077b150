import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_notice/public';
const rows = '[role=grid][aria-busy=false] .bdk-row';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'announcements',
    open: (visit) => visit.goTo(path, { until: rows }),
    read: {
      method: 'GET',
      path: '/goapi/announcements',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'announcements: new announcement',
    async open(visit) {
      await visit.goTo(path, { until: rows });
      await visit.openDialog('main .bdk-end [data-intent=primary]');
      await visit.page.locator(`${openDialog} summary`).click();
      await visit.waitFor(`${openDialog} details figure`);
    },
  },
  {
    name: 'announcements: order',
    async open(visit) {
      await visit.goTo(path, { until: rows });
      // Beside the primary action.
      await visit.page.locator('main .bdk-end button:has(+ button[data-intent=primary])').click();
      await visit.waitFor(`${openDialog} [role=row]`);
    },
  },
  {
    name: 'announcement',
    open: (visit) =>
      visit.goTo(`${path}/detail`, { params: { announceID: 'ANN-DEMO-1' }, until: 'main [role=tabpanel] figure' }),
    read: {
      method: 'GET',
      path: '/goapi/announcements/{announceID}',
      open: (visit) => visit.goTo(`${path}/detail`, { params: { announceID: 'ANN-DEMO-1' } }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'announcements: calendar',
    open: (visit) => visit.goTo(path, { params: { view: 'calendar' }, until: '.notices-calendar-bar' }),
  },
  {
    name: 'announcements: calendar, 20 on one day',
    async prepare(emulator) {
      const row = await emulator.readRow<object>('announcements', 'ANN-DEMO-1');
      const period = { startTime: '2031-03-10T01:00:00.000Z', endTime: '2031-03-13T01:00:00.000Z' };
      const open = { startTime: '2031-03-11T01:00:00.000Z', endTime: null };
      for (let sequence = 6; sequence < 26; sequence += 1) {
        const announceID = `ANN-DEMO-${sequence}`;
        const one = { ...row, ...(sequence % 4 === 0 ? open : period), announceID, sequence };
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await emulator.putRow('announcements', announceID, one);
      }
    },
    open: (visit) =>
      visit.goTo(path, { params: { view: 'calendar', day: '2031-03-11' }, until: '.notices-calendar-bar' }),
  },
  {
    name: 'announcements: calendar, none',
    open: (visit) =>
      visit.goTo(path, { params: { view: 'calendar', day: '2001-05-05' }, until: 'main [role=tabpanel] .bdk-state' }),
  },
];
