import { bulkButton, loadedRows, openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = '2go/main/quote_plan_review/review_manager';
const account = { displayCode: '2go', userID: 'provider.admin' };

export const screens: readonly ScreenEntry[] = [
  {
    name: 'plan review',
    account,
    open: (visit) => visit.goTo(path, { until: loadedRows }),
    read: {
      method: 'GET',
      path: '/goapi/feed_plans',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'plan review: a change and its effect on the quota',
    account,
    async open(visit) {
      await visit.goTo(path, { params: { status: 'effective' }, until: loadedRows });
      await visit.page.locator('[role=rowheader] button').first().click();
      await visit.waitFor('.bdk-side-panel table');
    },
  },
  {
    name: 'plan review: rejection',
    account,
    async open(visit) {
      await visit.goTo(path, { until: loadedRows });
      await visit.page.locator('[role=rowheader] button').first().click();
      await visit.openDialog('.bdk-side-panel [data-intent=danger]');
    },
  },
  {
    name: 'plan review: many at once',
    account,
    async open(visit) {
      await visit.goTo(path, { until: loadedRows });
      await visit.page.locator('[role=grid] [role=columnheader] input[type=checkbox]').first().check();
      await visit.page.locator(bulkButton).first().click();
      await visit.waitFor(openDialog);
    },
  },
];
