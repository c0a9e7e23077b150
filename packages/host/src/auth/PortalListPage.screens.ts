import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const harbourLink = 'a[href*="/harbour/login"]';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'portal list',
    account: null,
    open: (visit) => visit.goTo('portal_list', { until: harbourLink }),
    read: {
      method: 'GET',
      path: '/systems/brokers/infos',
      open: (visit) => visit.goTo('portal_list'),
      waiting: '.bdk-late .bdk-skeleton-line',
      failed: '[role=alert] button',
    },
  },
  {
    name: 'portal list, no match',
    account: null,
    async open(visit) {
      await visit.goTo('portal_list', { until: harbourLink });
      await visit.page.locator('input[type=search]').fill('zzz');
      await visit.page.locator(harbourLink).waitFor({ state: 'hidden' });
    },
  },
];
