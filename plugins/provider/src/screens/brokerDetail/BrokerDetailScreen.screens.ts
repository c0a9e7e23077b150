import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = '2go/main/user_manager/broker_detail';
const tree = '[role=tree] [role=treeitem]';
const account = { displayCode: '2go', userID: 'provider.admin' };

export const screens: readonly ScreenEntry[] = [
  { name: 'a broker', account, open: (visit) => openTab(visit, 'facts', 'main dl') },
  {
    name: 'the users of a broker',
    account,
    open: (visit) => openTab(visit, 'user-control/users', '[role=grid][aria-busy=false] .bdk-row'),
  },
  {
    name: 'the permission set of a broker: what withdrawing an area affects',
    account,
    async open(visit) {
      await openTab(visit, 'functions', tree);
      await visit.page.locator(tree).first().click();
      await visit.page.locator('main form [type=submit]').click();
      await visit.waitFor('dialog[open] .bdk-callout');
    },
    read: {
      method: 'GET',
      path: '/systems/functions/{brokerCode}',
      open: (visit) => visit.goTo(path, { params: { brokerCode: 'DEMO', tab: 'functions' } }),
      waiting: '[role=tabpanel] .bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'the permission set of a broker beside another one',
    account,
    async open(visit) {
      await openTab(visit, 'functions', tree);
      await visit.page.locator('main form button').first().click();
      await visit.page.locator('dialog[open] option[value=LOTUS]').waitFor({ state: 'attached' });
      await visit.page.locator('dialog[open] select').selectOption('LOTUS');
      await visit.waitFor(`dialog[open] ${tree}`);
    },
  },
];

function openTab(visit: ScreenVisit, tab: string, until: string) {
  return visit.goTo(path, { params: { brokerCode: 'DEMO', tab }, until });
}
