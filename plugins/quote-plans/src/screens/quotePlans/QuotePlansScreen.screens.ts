import { loadedRows, openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_info/quote_plan';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'quote plans',
    async open(visit) {
      await visit.goTo(path, { until: loadedRows });
      await visit.waitFor('[role=meter]');
    },
    read: {
      method: 'GET',
      path: '/goapi/feed_plans',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'quote plans: a client and their logins',
    async open(visit) {
      await visit.goTo(path, { params: { view: 'clients', q: 'dm600315' }, until: loadedRows });
      await visit.page.locator('[role=rowheader] button').first().click();
      await visit.waitFor('.bdk-side-panel table');
    },
  },
  {
    name: 'quote plan: new',
    async open(visit) {
      await visit.goTo(path, { until: loadedRows });
      await visit.openDialog('main header .bdk-end > button:last-child');
      await visit.page.locator(`${openDialog} select option:nth-child(2)`).first().waitFor({ state: 'attached' });
    },
  },
];
