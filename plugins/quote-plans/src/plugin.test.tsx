import { openEmulator } from '@brokerdesk/mock-server/testing';
import { demoBrokers, demoUsers, expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it, vi } from 'vitest';
import plugin from './plugin.ts';

// Each screen is opened in the real shell, with and without its function, and as the provider's staff.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('is shown with its function, and to the provider’s staff', async () => {
  await expectGated(plugin, { emulator });
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, { emulator });
});

it.each([
  ['demo.admin', true],
  ['demo.trading', true],
  ['demo.notices', false],
])('opens to %s: %s', async (user, isOpen) => {
  // Without the plugin that has the page above it; with it, it is a tab of "Client Information" (e2e/quotePlanDay.spec.ts).
  const address = 'product_control/quote_plan';
  const portal = await mountPlugin(plugin, { emulator, user, address });
  expect(portal.shown().length).toBe(isOpen ? 1 : 0);
  expect(portal.menu().length).toBe(isOpen ? 1 : 0);
  if (!isOpen) portal.getByRole('heading', { name: 'Not permitted' });
  await portal.unmount();
});

it('has the screens of the provider at the addresses of the specification', async () => {
  const user = demoUsers.providerAdministrator;
  for (const address of ['', '/review_manager', '/all_paln_detail'].map((tab) => `quote_plan_review${tab}`)) {
    const portal = await mountPlugin(plugin, { emulator, user, address });
    expect([portal.address(), portal.shown().length]).toEqual([address, 1]);
    expect(portal.menu()).toEqual([{ title: 'Quote Plan Review', address: 'quote_plan_review', entries: [] }]);
    expect(portal.commands()).toEqual(['all-plans']);
    await portal.unmount();
  }
});

it('is absent from the portal of a broker that has not taken product management', async () => {
  const { lotus } = demoBrokers;
  // Without the plugin that has the page above it; with it, it is a tab of "Client Information" (e2e/quotePlanDay.spec.ts).
  const address = 'product_control/quote_plan';
  const portal = await mountPlugin(plugin, { emulator, broker: lotus.brokerCode, user: 'lotus.admin', address });
  expect([portal.menu(), portal.shown(), portal.fills(), portal.commands()]).toEqual([[], [], [], []]);
  portal.getByRole('heading', { name: 'Page not found' });
  await portal.unmount();
});
