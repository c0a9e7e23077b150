import { openEmulator } from '@brokerdesk/mock-server/testing';
import { expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-sdk/testing';
import { afterAll, expect, it } from 'vitest';
import plugin from './plugin.ts';

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('is shown with its functions only, in three languages', async () => {
  await expectGated(plugin, { emulator });
  await expectTranslated(plugin, { emulator });
});

it('stands in the menu of users below its area', async () => {
  const portal = await mountPlugin(plugin, { emulator, functions: ['UR_USER_MANAGEMENT'] });
  const entries = [{ title: 'User Management', address: 'user_control/user_manager', entries: [] }];
  expect(portal.menu()).toEqual([{ title: 'Users and Roles', address: null, entries }]);
  await portal.unmount();
});
