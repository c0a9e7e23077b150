import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const home = '.bd-home';

export const screens: readonly ScreenEntry[] = [
  { name: 'home', open: (visit) => visit.goTo('demo/main', { until: home }) },
  {
    name: 'home of another broker',
    account: { displayCode: 'harbour', userID: 'harbour.admin' },
    open: (visit) => visit.goTo('harbour/main', { until: home }),
  },
  {
    name: 'home of the provider',
    account: { displayCode: '2go', userID: 'provider.admin' },
    open: (visit) => visit.goTo('2go/main', { until: home }),
  },
  { name: 'plugins and permissions', open: (visit) => visit.goTo('demo/diagnostics', { until: 'table' }) },
];
