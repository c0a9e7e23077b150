import { openEmulator } from '@brokerdesk/mock-server/testing';
import { demoBrokers, expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-testing';
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
])('leads a user with %s to their only tab', async (code, tab) => {
  const page = 'product_control/manage_info';
  const portal = await mountPlugin(plugin, { emulator, functions: ['PM_CLIENT_INFORMATION', code], address: page });
  expect([portal.address(), portal.shown().length]).toEqual([`${page}/${tab}`, 1]);
  const entries = [{ title: 'Client Information', address: page, entries: [] }];
  expect(portal.menu()).toEqual([{ title: 'Product Management', address: null, entries }]);
  await portal.unmount();
});

it.each([
  ['demo.admin', ['faq', 'agreement']],
  ['demo.notices', ['faq', 'agreement']],
  ['demo.reader', []],
])('opens to %s: %s', async (user, open) => {
  const portal = await mountPlugin(plugin, { emulator, user });
  const [shown, refused]: [string[], string[]] = [[], []];
  for (const tab of ['faq', 'agreement']) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await portal.open(`product_control/manage_info/${tab}`);
    if (portal.shown().length > 0) shown.push(tab);
    if (portal.queryByRole('heading', { name: 'Not permitted' })) refused.push(tab);
  }
  expect(shown).toEqual(open);
  expect(refused).toEqual(['faq', 'agreement'].filter((tab) => !open.includes(tab)));
  expect(portal.menu().length).toBe(open.length === 0 ? 0 : 1);
  await portal.unmount();
});

it('is absent from the portal of a broker that has not taken product management', async () => {
  const { lotus } = demoBrokers;
  const options = {
    emulator,
    broker: lotus.brokerCode,
    user: 'lotus.admin',
    address: 'product_control/manage_info/faq',
  };
  const portal = await mountPlugin(plugin, options);
  expect([portal.menu(), portal.shown(), portal.fills(), portal.commands()]).toEqual([[], [], [], []]);
  portal.getByRole('heading', { name: 'Page not found' });
  await portal.unmount();
});
