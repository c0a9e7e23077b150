import { renderScreen } from '@brokerdesk/plugin-testing';
import type { DeliveryReports } from '@brokerdesk/plugin-sdk';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { makeDeliveries, makeOffered, makeReport } from '../../deliveries/deliveriesFixture.ts';
import plugin from '../../plugin.ts';
import { openProviderEmulator, type ProviderSandbox } from '../../providerFixture.tsx';
import PluginsScreen from './PluginsScreen.tsx';

const emulator = openProviderEmulator();
let sandbox: ProviderSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
});
afterEach(cleanup);
afterAll(() => emulator.close());

function show(deliveries: DeliveryReports | undefined, params: Readonly<Record<string, string>> = {}) {
  return renderScreen(<PluginsScreen />, {
    plugin,
    session: sandbox.session,
    params,
    ...(deliveries && { deliveries }),
  });
}

const readRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows what each broker has, who has none, and what pages refuse', async () => {
  const problems = [{ code: 'DLV_REVOKED', message: 'revoked', pluginId: 'fee-schedule' }];
  const harbour = makeReport('harbour', { problems });
  await show(makeDeliveries([makeOffered('demo', true), harbour, makeReport('lotus', { isInGrace: true })]));
  const published = '03 Nov 2026, 09:30Operations';
  expect(await readRows()).toEqual([
    [
      'Demo Securities',
      'fee-schedule 1.0.0',
      'fee-schedule 1.1.0branch-notes 0.1.010% of the accounts, and 2 that are namedStopped',
      published,
      '03 Dec 2026',
      'In use',
    ],
    ['Harbour Bright Securities', 'fee-schedule 1.0.0', '', published, '03 Dec 2026', '1 refusal'],
    ['Lotus Capital', 'fee-schedule 1.0.0', '', published, '03 Dec 2026', 'Renewal overdue'],
  ]);
  expect(screen.queryByText(/^Brokers without/)).toBeNull();
});

it('is limited to one plugin, which the address names, and says who lacks it', async () => {
  const shown = await show(makeDeliveries([makeOffered('demo'), makeReport('harbour')]));
  expect(await readRows()).toHaveLength(2);
  expect(screen.getByText('Brokers without a plugin of the registry: Lotus Capital')).toBeDefined();
  const choice = screen.getByRole('combobox', { name: 'Plugin' });
  await act(async () => fireEvent.change(choice, { target: { value: 'branch-notes' } }));
  expect(shown.params()).toEqual({ plugin: 'branch-notes' });
  expect((await readRows()).map(([name]) => name)).toEqual(['Demo Securities']);
  expect(screen.getByText(/^Brokers without branch-notes: .*Harbour Bright Securities/)).toBeDefined();
});

it('says that the portal takes none, that no broker has one, and why nothing could be read', async () => {
  await show(undefined);
  expect(await screen.findByText('This portal takes no plugins while it runs')).toBeDefined();
  cleanup();
  await show(makeDeliveries([]));
  expect(await screen.findByText('No broker has a plugin of the registry')).toBeDefined();
  cleanup();
  let isDown = true;
  const deliveries = makeDeliveries([makeReport('demo')]);
  await show({
    ...deliveries,
    inspect: async (...question) => {
      if (isDown) throw new Error('offline');
      return deliveries.inspect(...question);
    },
  });
  await screen.findByText('The registry of plugins could not be read');
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await readRows()).toHaveLength(1);
});
