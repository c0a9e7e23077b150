import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'view as a role',
    async open(visit) {
      await openView(visit, 'DEMO-REVIEWER');
    },
  },
  {
    name: 'view as a role that is gone',
    consoleErrors: /status of 404/,
    async open(visit) {
      await openView(visit, 'DEMO-GONE');
    },
  },
  {
    name: 'view as a role with a function that the viewer lacks',
    account: { displayCode: 'demo', userID: 'demo.users' },
    async prepare(emulator) {
      const role = await emulator.readRow<{ readonly functionCodes: readonly string[] }>('roles', 'DEMO-USERS');
      const functionCodes = [...role.functionCodes, 'UR_ROLE_MANAGEMENT'];
      await emulator.putRow('roles', 'DEMO-USERS', { ...role, functionCodes });
    },
    async open(visit) {
      await openView(visit, 'DEMO-REVIEWER', 'demo/main/account_opening/application_manager');
      await visit.waitFor('main h1');
    },
  },
];

async function openView(visit: ScreenVisit, roleID: string, address = 'demo/main'): Promise<void> {
  await visit.page.evaluate((stored) => sessionStorage.setItem('ViewAs', JSON.stringify(stored)), {
    roleID,
    returnTo: '/admin/demo/main',
  });
  await visit.goTo(address, { until: '.bd-view-banner button' });
}
