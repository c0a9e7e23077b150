import { bulkButton, type ScreenEntry, type ScreenVisit, selectRows } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/user_control/user_manager';
const rows = '[role=grid][aria-busy=false] .bdk-row';
const panel = '.bdk-side-panel';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'user list',
    open: (visit) => visit.goTo(path, { until: rows }),
    read: {
      method: 'GET',
      path: '/users',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'user list, all accounts of administrators in use',
    async prepare(emulator) {
      const broker = await emulator.readRow<object>('brokers', 'DEMO');
      await emulator.putRow('brokers', 'DEMO', { ...broker, accountQuota: { admin: 5 } });
    },
    open: (visit) => visit.goTo(path, { until: '.bdk-callout' }),
  },
  { name: 'user panel, own account', open: (visit) => openPanel(visit, 'DEMO-U001') },
  {
    name: 'user panel, menu of actions',
    async open(visit) {
      await openPanel(visit, 'DEMO-U001');
      await visit.page.locator(`${panel} [aria-haspopup=menu]`).click();
      await visit.waitFor('[role=menuitem]');
    },
  },
  {
    name: 'user panel, roles',
    open: (visit) => openTab(visit, { tab: 1, until: `${panel} dl` }),
  },
  {
    name: 'user panel, roles not permitted',
    account: { displayCode: 'demo', userID: 'demo.users' },
    async prepare(emulator) {
      const role = await emulator.readRow<{ functionCodes: readonly string[] }>('roles', 'DEMO-USERS');
      const functionCodes = ['USER_AND_ROLE', 'UR_USER_MANAGEMENT'];
      await emulator.putRow('roles', 'DEMO-USERS', { ...role, functionCodes });
    },
    open: (visit) => openTab(visit, { tab: 1, until: `${panel} .bdk-state code` }),
  },
  {
    name: 'user panel, history',
    open: (visit) => openTab(visit, { tab: 3, until: `${panel} [role=tabpanel] > *` }),
  },
  {
    name: 'new user',
    async open(visit) {
      await visit.goTo(path, { until: rows });
      await visit.openDialog('main .bdk-end [data-intent=primary]');
    },
  },
  {
    name: 'editing the own account',
    async open(visit) {
      await openPanel(visit, 'DEMO-U001');
      await visit.openAction('change');
    },
  },
  { name: 'initial password, question', open: (visit) => openAction(visit, 'initialPassword') },
  { name: 'disabling a user', open: (visit) => openAction(visit, 'disable') },
  { name: 'deleting a user', open: (visit) => openAction(visit, 'delete') },
  {
    name: 'several users, disable',
    async open(visit) {
      await visit.goTo(path, { until: rows });
      await selectRows(visit, 4);
      await visit.openDialog(`${bulkButton}:not([aria-disabled=true]) >> nth=0`);
    },
  },
];

async function openPanel(visit: ScreenVisit, refID: string): Promise<void> {
  await visit.goTo(path, { params: { refID }, until: `${panel} dl` });
}

async function openTab(visit: ScreenVisit, { tab, until }: { readonly tab: number; readonly until: string }) {
  await openPanel(visit, 'DEMO-U002');
  await visit.page.locator(`${panel} [role=tab]`).nth(tab).click();
  await visit.waitFor(until);
}

async function openAction(visit: ScreenVisit, id: string) {
  await openPanel(visit, 'DEMO-U002');
  await visit.openAction(id);
}
