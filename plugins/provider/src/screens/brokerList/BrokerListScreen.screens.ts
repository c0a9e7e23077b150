import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = '2go/main/user_manager';
const rows = '[role=grid][aria-busy=false] .bdk-row';
const account = { displayCode: '2go', userID: 'provider.admin' };

export const screens: readonly ScreenEntry[] = [
  {
    name: 'brokers',
    account,
    open: (visit) => visit.goTo(path, { until: rows }),
    read: {
      method: 'GET',
      path: '/systems/brokers',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'brokers without seats, and a disabled one',
    account,
    async prepare(emulator) {
      for (const [code, change] of [
        ['LOTUS', { enabled: false }],
        ['HARBOUR', { accountQuota: { admin: 3 } }],
        ['DEMO', { accountQuota: { admin: 7 } }],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one row after the other
        const broker = await emulator.readRow<object>('brokers', code);
        // oxlint-disable-next-line no-await-in-loop -- one row after the other
        await emulator.putRow('brokers', code, { ...broker, ...change });
      }
    },
    open: (visit) => visit.goTo(path, { until: rows }),
  },
  { name: 'brokers: disable', account, open: (visit) => openAction(visit, 1) },
  { name: 'brokers: delete', account, open: (visit) => openAction(visit, 2) },
];

async function openAction(visit: ScreenVisit, position: number): Promise<void> {
  await visit.goTo(path, { until: rows });
  await visit.page.locator(`${rows} .bdk-more-button`).last().click();
  await visit.page.locator('[role=menuitem]').nth(position).click();
  await visit.waitFor('dialog[open]');
}
