import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/account_opening/dashboard';
const loaded = 'main:not(:has([aria-busy=true])) [data-card=ocr]';
const drawn = `${loaded} .highcharts-root`;
/** Before the first application of the demo data. */
const longAgo = { from: '1975-01-01', to: '1975-01-31' };

export const screens: readonly ScreenEntry[] = [
  {
    name: 'dashboard',
    open: (visit) => visit.goTo(path, { until: drawn }),
    read: {
      method: 'GET',
      path: '/statistics/applications/submitted',
      open: (visit) => visit.goTo(path),
      waiting: '[data-card=submitted] [aria-busy=true]',
      failed: '[data-card=submitted] [role=alert] button',
    },
  },
  {
    name: 'dashboard, months of more than 10,000 applications, figures without links',
    account: { displayCode: 'demo', userID: 'demo.charts' },
    open: (visit) =>
      visit.goTo(path, {
        params: { scope: 'month', period: 'last12Months', region: 'HK', split: 'region' },
        until: drawn,
      }),
  },
  {
    name: 'dashboard, without applications',
    open: (visit) => visit.goTo(path, { params: longAgo, until: loaded }),
  },
  {
    name: 'dashboard, one application',
    async open(visit) {
      await addApplication(visit);
      await visit.goTo(path, { params: longAgo, until: '[data-card=submitted] .highcharts-root' });
    },
  },
  {
    name: 'dashboard, enlarged card',
    async open(visit) {
      await addApplication(visit);
      await visit.goTo(path, { params: { ...longAgo, card: 'statuses' }, until: 'dialog[open] .highcharts-root' });
    },
  },
  {
    name: 'dashboard, arranging cards',
    async open(visit) {
      await visit.goTo(path, { params: longAgo, until: loaded });
      await visit.page.locator('[data-card=submitted] [aria-haspopup=menu]').first().click();
      await visit.page.locator('[role=menuitem][data-action=moveTo]').click();
      await visit.waitFor('dialog[open] .bdk-reorder');
    },
  },
  {
    name: 'dashboard, corrected address',
    async open(visit) {
      const wrong = { scope: 'year', from: longAgo.to, to: longAgo.from, region: 'US', profileID: '0', card: '0' };
      await visit.goTo(path, { params: wrong, until: loaded });
      await visit.waitFor('main .bdk-callout li:nth-child(5)');
    },
  },
];

/** Adds an application in a period that has no other. */
async function addApplication({ emulator }: ScreenVisit): Promise<void> {
  const { applyID } = await emulator.startApplication({ brokerCode: 'DEMO' });
  const row = await emulator.readRow('applications', applyID);
  await emulator.putRow('applications', applyID, { ...row, applyDate: '1975-01-15T02:00:00Z' });
}
