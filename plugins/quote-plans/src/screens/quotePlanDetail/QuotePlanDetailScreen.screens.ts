import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_info/quote_plan/detail';
const shown = '[role=tabpanel] table';
/** Seeded plans: one with a rejected change, and one whose change waits. */
const [rejectedChange, pendingChange] = ['DEMO-QP003', 'DEMO-QP010'];

function openPlan(planID: string) {
  return (visit: ScreenVisit) => visit.goTo(path, { params: { planID }, until: shown });
}

export const screens: readonly ScreenEntry[] = [
  {
    name: 'quote plan',
    open: openPlan(rejectedChange),
    read: {
      method: 'GET',
      path: '/goapi/feed_plans/{planID}',
      open: (visit) => visit.goTo(path, { params: { planID: rejectedChange } }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'quote plan: change',
    async open(visit) {
      await openPlan(pendingChange)(visit);
      await visit.openAction('change');
    },
  },
  {
    name: 'quote plan: end',
    async open(visit) {
      await openPlan(pendingChange)(visit);
      await visit.openAction('end');
    },
  },
];
