import { openEmulator } from '@brokerdesk/mock-server/testing';
import { expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it, vi } from 'vitest';
import plugin from './plugin.ts';

// Each screen is opened in the real shell, with and without each function.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('is shown with its functions only', async () => {
  await expectGated(plugin, { emulator });
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, { emulator });
});

it('stands below the heading of account opening, also without the plugin of applications', async () => {
  const functions = ['RAO_PROFILE_MANAMEMENT'] as const;
  const address = 'account_opening/template_manager/referrers';
  const portal = await mountPlugin(plugin, { emulator, functions: [...functions], address });
  const entries = [{ title: 'Profile Management', address: 'account_opening/template_manager', entries: [] }];
  expect(portal.menu()).toEqual([{ title: 'Account Opening', address: null, entries }]);
  expect([portal.address(), portal.shown().length]).toEqual([address, 1]);
  await portal.unmount();
});
