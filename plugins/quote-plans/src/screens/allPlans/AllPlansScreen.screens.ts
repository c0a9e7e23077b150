import { loadedRows, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = '2go/main/quote_plan_review/all_paln_detail';
const account = { displayCode: '2go', userID: 'provider.admin' };

export const screens: readonly ScreenEntry[] = [
  { name: 'all quote plans', account, open: (visit) => visit.goTo(path, { until: loadedRows }) },
  {
    name: 'all quote plans: the client of a plan',
    account,
    async open(visit) {
      await visit.goTo(path, { params: { q: 'dm600315' }, until: loadedRows });
      await visit.page.locator('[role=rowheader] button').first().click();
      await visit.page.locator('.bdk-side-panel [role=tab]').nth(1).click();
      await visit.waitFor('.bdk-side-panel table');
    },
  },
  {
    name: 'all quote plans: new plan of a broker',
    account,
    async open(visit) {
      await visit.goTo(path, { params: { brokerCode: 'DEMO' }, until: loadedRows });
      await visit.openDialog('main header .bdk-end > button:last-child');
    },
  },
];
