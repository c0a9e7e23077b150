import { openEmulator } from '@brokerdesk/mock-server/testing';
import { demoUsers, expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it } from 'vitest';
import mock from './mock.ts';
import plugin from './plugin.ts';

const emulator = openEmulator({ applications: 0, extensions: [mock] });
afterAll(() => emulator.close());

it('is shown with its functions only, in three languages', async () => {
  await expectGated(plugin, { emulator });
  await expectTranslated(plugin, { emulator });
});

it('opens its first tab, and is closed to users without the function of the announcements', async () => {
  const portal = await mountPlugin(plugin, { emulator, functions: ['X_KIT', 'PM_NM_ANNOUNCEMENT'], address: 'kit' });
  expect([portal.address(), portal.shown()]).toEqual(['kit/list', ['X_KIT/list']]);
  await portal.signInAs(demoUsers.administrator, { functions: ['X_KIT'] });
  expect(portal.getByRole('heading', { level: 1 }).textContent).toBe('Not permitted');
  expect(portal.menu()).toEqual([]);
  await portal.unmount();
});
