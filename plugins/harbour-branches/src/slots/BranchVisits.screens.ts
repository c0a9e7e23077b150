import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const account = { displayCode: 'harbour', userID: 'harbour.admin' };
const visits = '.harbour-branches-visits';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'card of the next branch visits',
    account,
    open: (visit) => visit.goTo('harbour/main', { until: visits }),
    read: {
      method: 'GET',
      path: '/harbour/branch_visits',
      open: (visit) => visit.goTo('harbour/main'),
      waiting: '.bdk-skeleton-line',
      failed: '.bd-home [role=alert] button',
    },
  },
  {
    name: 'branch visits of an application',
    account,
    async open(visit) {
      await visit.goTo('harbour/main', { until: visits });
      await visit.page.locator(`${visits} a`).first().click();
      await visit.openTab('harbour-branches/visits', visits);
    },
  },
];
