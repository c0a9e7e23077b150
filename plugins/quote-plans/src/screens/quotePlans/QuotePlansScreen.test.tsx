import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { listFeedPackages, listFeedPlans, listTraders } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { search as searchClients } from '../../commands/searchClients.ts';
import { search as searchPlans } from '../../commands/searchQuotePlans.ts';
import plugin from '../../plugin.ts';
import QuotePlansCard from '../../slots/QuotePlansCard.tsx';
import QuotePlansScreen from './QuotePlansScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn({ userID: 'demo.trading' });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

describe('the packages', () => {
  it('are shown with a bar of their use, and a warning near the limit', async () => {
    await show();
    const [bought] = await api().call(listFeedPackages, { query: {} });
    const meters = await screen.findAllByRole('meter');
    const limited = bought!.packages.filter(({ quota }) => quota !== null);
    expect(
      meters.map((meter) => ['valuenow', 'valuemax', 'valuetext'].map((name) => meter.getAttribute(`aria-${name}`))),
    ).toEqual(
      limited.map(({ inUse, quota }) => [String(inUse), String(quota), `${inUse} of ${quota} terminals in use`]),
    );
    const warned = screen.getByRole('meter', { name: 'United States real time' }).closest('li')!;
    within(warned).getByText('Nearly used up · 1 terminal left');
    expect(screen.getAllByText(/Nearly used up/)).toHaveLength(1);
  });

  it('that cannot be read are a toast with the server’s message, and the plans are listed all the same', async () => {
    await sandbox.control.addFault({
      match: { method: 'GET', path: '/goapi/feed_packages' },
      effect: { kind: 'envelope', code: 'E0099' },
    });
    const { toasts } = await show();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]!.tone).toBe('error');
    within(alert).getByText(toasts[0]!.text);
    expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(5);
    await sandbox.control.clearFaults();
    await press(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByRole('meter')).length).toBeGreaterThan(0);
    expect(toasts).toHaveLength(1);
  });

  it('of a broker that has bought none are not an empty place', async () => {
    const row = await sandbox.control.readRow<object>('feedPackages', 'DEMO');
    await sandbox.control.putRow('feedPackages', 'DEMO', { ...row, packages: [] });
    await show();
    await screen.findByText(/has not bought any package/);
  });
});

describe('the plans', () => {
  it('are filtered by what the provider rejected, and open their screen', async () => {
    const { opened } = await show({ changeAudit: 'rejected' });
    const [only] = await screen.findAllByRole('rowheader');
    const { items } = await api().call(listFeedPlans, { query: { changeAudit: 'rejected' } });
    expect(screen.getAllByRole('rowheader')).toHaveLength(items.length);
    await press(within(only!).getByRole('link'));
    const params = { planID: items[0]!.planID };
    expect(opened).toEqual([{ code: 'PM_CI_QUOTE_PLAN', child: 'detail', params }]);
  });

  it('are counted by their status', async () => {
    await show();
    const { counts } = await api().call(listFeedPlans, { query: { size: 1 } });
    await screen.findByRole('button', { name: new RegExp(`^In force ${counts.effective}$`) });
  });

  it('and the clients do not share their filters', async () => {
    const { params } = await show({ status: 'effective', sort: 'userID', q: 'dm' });
    await press(screen.getByRole('tab', { name: 'Clients' }));
    expect(params()).toEqual({ view: 'clients' });
    const clients = await api().call(listTraders, { query: { size: 500 } });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(clients.total));
  });
});

describe('the clients', () => {
  it('have the logins of one beside the list, with the plan of each or the way to one', async () => {
    await show({ view: 'clients', q: 'dm600315' });
    const [row] = await screen.findAllByRole('rowheader');
    await press(within(row!).getByText(/Kam Hing/));
    const table = await screen.findByRole('table', { name: /^Logins of Kam Hing/ });
    within(table).getByRole('link', { name: /^Hong Kong Level 2, 6 terminals, since/ });
    within(table).getByRole('link', { name: /^Streaming quotes, 4 terminals, since/ });
    await press(within(table).getByRole('button', { name: 'New quote plan for dm600315-02' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New quote plan' }));
    const picker = dialog.getByLabelText<HTMLInputElement>(/^Client/, { selector: 'input' });
    await waitFor(() => expect(picker.value).toBe('Kam Hing Trading Limited · dm600315'));
  });

  it('who are suspended cannot be given a plan, and the row says why', async () => {
    await show({ view: 'clients', status: '0' });
    await press((await screen.findAllByRole('button', { name: /^Actions/ }))[0]!);
    const item = await screen.findByRole('menuitem', { name: /New quote plan/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Only an active client');
  });
});

it('on the home page, what was rejected, what waits and what is nearly used up lead to their lists', async () => {
  const { opened } = await renderScreen(<QuotePlansCard />, { plugin, session });
  const { counts } = await api().call(listFeedPlans, { query: { size: 1 } });
  const link = (name: string) => screen.findByRole('link', { name });
  await press(await link(`Rejected by the provider · Changes: ${counts.changes.rejected}`));
  await press(await link(`Rejected by the provider · Applications: ${counts.rejected}`));
  await press(await link(`Waiting for review · Applications: ${counts.applied}`));
  await press(await link('United States real time: 4 of 5 terminals in use'));
  const params = [
    { changeAudit: 'rejected' },
    { status: 'rejected' },
    { status: 'applied' },
    { packageCode: 'US_REAL_TIME' },
  ];
  expect(opened).toEqual(params.map((one) => ({ code: 'PM_CI_QUOTE_PLAN', params: one })));
});

it('the palette finds plans by client and login, and clients by the login of a sub-user', async () => {
  const context = { api: api(), language: 'en', signal: new AbortController().signal } as never;
  const plans = await searchPlans('dm600315', context);
  expect(plans.map(({ description }) => description)).toContain('dm600315-01 · Streaming quotes');
  expect(await searchClients('dm600315-01', context)).toEqual([
    {
      id: 'dm600315',
      title: 'Kam Hing Trading Limited',
      description: 'dm600315',
      target: { code: 'PM_CI_QUOTE_PLAN', params: { view: 'clients', q: 'dm600315' } },
    },
  ]);
});

const api = () => createSessionApi(session);

function show(params: Readonly<Record<string, string>> = {}) {
  return renderScreen(<QuotePlansScreen />, { plugin, session, params });
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}
