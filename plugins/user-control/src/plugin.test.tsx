import { openEmulator } from '@brokerdesk/mock-server/testing';
import { expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it, vi } from 'vitest';
import plugin from './plugin.ts';

// Each screen is opened in the real shell, with and without each function.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

const role = { roleID: 'DEMO-REVIEWER' };
const params = {
  'UR_ROLE_MANAGEMENT/detail': role,
  'UR_ROLE_MANAGEMENT/compare': { roles: 'DEMO-REVIEWER,DEMO-DOCUMENTS' },
  UR_RM_CREATE_ROLE: { copyOf: 'DEMO-REVIEWER' },
  UM_RM_MODIFY_ROLE: role,
};

it('is shown with its functions only', async () => {
  await expectGated(plugin, { emulator });
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, { emulator, params });
});

it('stands in the menu of users below its area', async () => {
  const portal = await mountPlugin(plugin, { emulator, functions: ['UR_USER_MANAGEMENT'] });
  const entries = [{ title: 'User Management', address: 'user_control/user_manager', entries: [] }];
  expect(portal.menu()).toEqual([{ title: 'Users and Roles', address: null, entries }]);
  await portal.unmount();
});

it('has the screens of roles at the addresses of the specification', async () => {
  const functions = ['UR_ROLE_MANAGEMENT', 'UR_RM_CREATE_ROLE', 'UM_RM_MODIFY_ROLE'];
  for (const address of ['role_manager', 'role_manager/detail', 'role_manager/new', 'role_manager/edit']) {
    const portal = await mountPlugin(plugin, { emulator, functions, address: `user_control/${address}` });
    expect([portal.address(), portal.shown().length]).toEqual([`user_control/${address}`, 1]);
    await portal.unmount();
  }
});
