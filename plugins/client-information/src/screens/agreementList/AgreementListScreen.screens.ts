import { loadedRows, openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_info/agreement';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'agreements',
    open: (visit) => visit.goTo(path, { until: loadedRows }),
    read: {
      method: 'GET',
      path: '/goapi/agreements',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'agreements: order of a category',
    async open(visit) {
      await visit.goTo(path, { until: loadedRows });
      await visit.page.locator('main header [aria-haspopup=menu]').last().click();
      await visit.page.locator('[role=menuitem]').first().click();
      await visit.waitFor(`${openDialog} [role=row]`);
    },
  },
];
