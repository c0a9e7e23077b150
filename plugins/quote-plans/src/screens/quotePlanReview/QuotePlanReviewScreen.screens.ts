import { loadedRows, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = '2go/main/quote_plan_review';
const account = { displayCode: '2go', userID: 'provider.admin' };

export const screens: readonly ScreenEntry[] = [
  {
    name: 'brokers with plans',
    account,
    open: (visit) => visit.goTo(path, { until: loadedRows }),
    read: {
      method: 'GET',
      path: '/goapi/feed_packages',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'brokers with plans: the packages of one',
    account,
    open: (visit) => visit.goTo(path, { params: { brokerCode: 'HARBOUR' }, until: '.bdk-side-panel table' }),
  },
  {
    name: 'brokers with plans: change of packages',
    account,
    async open(visit) {
      await visit.goTo(path, { params: { brokerCode: 'HARBOUR' }, until: '.bdk-side-panel table' });
      await visit.openAction('packages');
    },
  },
];
