import { openEmulator } from '@brokerdesk/mock-server/testing';
import { expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-sdk/testing';
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

it.each([
  ['PM_CI_FAQ', 'faq'],
  ['PM_CI_AGREEMENT', 'agreement'],
  ['PM_CI_QUOTE_PLAN', 'quote_plan'],
])('leads a user with %s to their only tab', async (code, tab) => {
  const page = 'product_control/manage_info';
  const portal = await mountPlugin(plugin, { emulator, functions: ['PM_CLIENT_INFORMATION', code], address: page });
  expect([portal.address(), portal.shown().length]).toEqual([`${page}/${tab}`, 1]);
  const entries = [{ title: 'Client Information', address: page, entries: [] }];
  expect(portal.menu()).toEqual([{ title: 'Product Management', address: null, entries }]);
  await portal.unmount();
});
