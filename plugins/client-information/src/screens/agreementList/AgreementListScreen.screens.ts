import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';
import { openDialog } from '../../../../../e2e/catalogue/ScreenVisit.ts';
import { loadedRows } from '../../../../../e2e/catalogue/visitTemplates.ts';

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
