import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_notice/notice_group';
const rows = '[role=grid][aria-busy=false] .bdk-row';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'notice groups',
    open: (visit) => visit.goTo(path, { until: rows }),
    read: {
      method: 'GET',
      path: '/notifications/groups',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'notice groups: members',
    open: (visit) =>
      visit.goTo(path, { params: { groupID: 'NTG-DEMO-PROFESSIONAL' }, until: '.bdk-side-panel [role=tabpanel] li' }),
  },
  {
    name: 'notice groups: new group with members from a file',
    async open(visit) {
      await visit.goTo(path, { until: rows });
      await visit.openDialog('main .bdk-end [data-intent=primary]');
      const name = 'members.csv';
      const buffer = Buffer.from('Account number\n900000001\n900000001\n900000002\n12\n');
      await visit.page.locator('dialog[open] input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
      await visit.waitFor('dialog[open] .bdk-callout dd');
    },
  },
];
