import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = '2go/main/user_manager/functions';
const tree = '[role=tree] [role=treeitem]';
const account = { displayCode: '2go', userID: 'provider.admin' };
const params = { functionCode: 'PM_CI_FAQ' };

export const screens: readonly ScreenEntry[] = [
  {
    name: 'functions of the product',
    account,
    open: (visit) => visit.goTo(path, { params, until: 'main dl ul' }),
    read: {
      method: 'GET',
      path: '/systems/functions',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'functions of the product: edit',
    account,
    async open(visit) {
      await visit.goTo(path, { params, until: tree });
      await visit.page.locator('main section .bdk-layout-row button').first().click();
      await visit.waitFor('dialog[open] form');
    },
  },
];
