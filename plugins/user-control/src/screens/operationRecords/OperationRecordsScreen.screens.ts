import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/user_control/operation_record';
const shownList = '[role=grid][aria-busy=false] .bdk-row';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'operation records',
    open: (visit) => visit.goTo(path, { until: shownList }),
    read: {
      method: 'GET',
      path: '/operation_records',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'operation records, old and new values',
    async open(visit) {
      await visit.goTo(path, { params: { operation: 'feedPlan.audit' }, until: shownList });
      await visit.page.locator('.bdk-row').first().click();
      await visit.waitFor('.bdk-side-panel .bdk-diff-change');
    },
  },
  {
    name: 'operation records, more filters',
    async open(visit) {
      await visit.goTo(path, { until: shownList });
      await visit.page.locator('.bdk-choices-button').last().click();
      await visit.waitFor('.bdk-popover');
    },
  },
  {
    name: 'operation records, none match',
    open: (visit) => visit.goTo(path, { params: { targetID: '0' }, until: 'main .bdk-state' }),
  },
];
