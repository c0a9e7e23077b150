import { renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { makeDeliveries, makeOffered, makeReport } from '../../../deliveries/deliveriesFixture.ts';
import plugin from '../../../plugin.ts';
import { openProviderEmulator, type ProviderSandbox } from '../../../providerFixture.tsx';
import BrokerDetailScreen from '../BrokerDetailScreen.tsx';

const emulator = openProviderEmulator();
let sandbox: ProviderSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
});
afterEach(cleanup);
afterAll(() => emulator.close());

function show(deliveries?: ReturnType<typeof makeDeliveries>) {
  const params = { brokerCode: 'DEMO', tab: 'plugins' };
  return renderScreen(<BrokerDetailScreen />, {
    plugin,
    session: sandbox.session,
    params,
    ...(deliveries && { deliveries }),
  });
}

it('shows the plugins of a broker, its candidate, and the latest changes', async () => {
  await show(makeDeliveries([makeOffered('demo')]));
  const all = await screen.findByRole('table', { name: 'For all accounts' });
  expect(
    within(all).getByRole('row', { name: /^fee-schedule 1\.0\.0 Fee Tools 02 Nov 2026 X_FEE_SCHEDULE$/ }),
  ).toBeDefined();
  const some = screen.getByRole('region', { name: 'For some accounts' });
  expect(some.textContent).toContain('10% of the accounts, and 2 that are named');
  expect(within(some).getAllByRole('row')).toHaveLength(3);
  expect(within(some).getByRole('row', { name: 'branch-notes 0.1.0 Fee Tools No X_FEE_SCHEDULE' })).toBeDefined();
  const list = await screen.findByRole('list', { name: 'Changes' });
  const [first, second] = [...list.children];
  expect(first?.textContent).toBe(
    'Published for 10% of the accounts, and 2 that are namedOperations · 03 Nov 2026, 09:30fee-schedule 1.0.0 → 1.1.0branch-notes 0.1.0 removed',
  );
  expect(second?.textContent).toMatch(/^Rolled back/);
  expect(list.children).toHaveLength(10);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show earlier changes' })));
  expect((await screen.findByText('fee-schedule 1.0.0 added')).textContent).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
});

it('names what pages refuse, and keeps what is known', async () => {
  const problems = [{ code: 'DLV_EXPIRED', message: 'The channel has expired on 2026-10-01.' }];
  await show(makeDeliveries([makeReport('demo', { channel: undefined, stable: [], problems })]));
  expect(await screen.findByText('DLV_EXPIRED: The channel has expired on 2026-10-01.')).toBeDefined();
  expect(await screen.findByRole('list', { name: 'Changes' })).toBeDefined();
});

it('is a tab only of a portal that takes plugins, and says that a broker has none', async () => {
  await show();
  await screen.findByRole('tab', { name: 'Permission set' });
  expect(screen.queryByRole('tab', { name: 'Plugins' })).toBeNull();
  cleanup();
  await show(makeDeliveries([]));
  expect(await screen.findByText('This broker has no plugin of the registry.')).toBeDefined();
});
