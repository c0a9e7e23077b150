import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { auditFeedPlan, changeFeedPlan, type FeedPlan, getFeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import QuotePlanDetailScreen from './QuotePlanDetailScreen.tsx';

const emulator = openEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T03:00:00Z'), toFake: ['Date'] });
  sandbox = await emulator.openSandbox({ now: '2026-03-02T03:00:00Z', frozen: true });
  session = await sandbox.signIn({ userID: 'demo.trading' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
afterAll(() => emulator.close());

it('shows what is in force beside its change, and says what it changes to and when', async () => {
  const plan = await find(({ change }) => change?.audit === 'approved');
  await show(plan);
  await screen.findByText('Changes to Hong Kong Level 2, 1 terminal on 11 Mar 2026');
  const table = screen.getByRole('table', { name: 'What is in force, and what is requested' });
  const cellsOf = (label: string) =>
    [...within(table).getByRole('rowheader', { name: label }).closest('tr')!.querySelectorAll('td')].map(
      ({ textContent }) => textContent,
    );
  expect([cellsOf('Package'), cellsOf('Terminals'), cellsOf('First day')]).toEqual([
    ['Hong Kong Level 1', 'Hong Kong Level 2'],
    ['Unlimited', '1'],
    ['14 Aug 2025', '11 Mar 2026'],
  ]);
  const timeline = screen.getByRole('list', { name: 'What happened, and what is planned' });
  const [planned] = within(timeline).getAllByRole('listitem');
  expect(planned?.textContent).toBe(
    'Planned: changes to Hong Kong Level 2, 1 terminalAutomatically · 11 Mar 2026, 00:00',
  );
  const change = screen.getByRole('button', { name: /^Edit the change/ });
  expect(change.getAttribute('aria-disabled')).toBe('true');
});

it('shows the provider’s rejection of a change with its reason, and removes it', async () => {
  const plan = await find(({ change }) => change?.audit === 'rejected');
  const { toasts } = await show(plan);
  await screen.findByText('The provider has rejected the change; the plan stays as it is');
  const answer = new RegExp(`${plan.change?.auditReason}$`);
  expect(screen.getAllByText(answer).length).toBeGreaterThan(1);
  await press('Remove the rejected change');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('The plan stays as it is: Streaming quotes, 1 terminal.');
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Remove the rejected change' })));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The rejected change has been removed.']));
  expect(await read(plan)).toMatchObject({ change: null, packageCode: plan.packageCode, quota: plan.quota });
  await waitFor(() => expect(screen.getByRole('table', { name: 'Terms' })).toBeTruthy());
});

it('withdraws a change that waits, once, also if the response is lost', async () => {
  const plan = await find(({ change }) => change?.audit === 'pending');
  await sandbox.control.addFault({
    match: { method: 'DELETE', path: '/goapi/feed_plans/{planID}/changes' },
    effect: { kind: 'lostReply' },
    when: { times: 1 },
  });
  const { toasts } = await show(plan);
  await press('Withdraw the change');
  const dialog = await screen.findByRole('alertdialog');
  const confirm = within(dialog).getByRole('button', { name: 'Withdraw the change' });
  await act(async () => fireEvent.click(confirm));
  expect(await within(dialog).findAllByText(/Network is abnormal/)).not.toEqual([]);
  await act(async () => fireEvent.click(confirm));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The change has been withdrawn.']));
  expect(await read(plan)).toMatchObject({ change: null, version: plan.version + 1 });
});

it('ends a plan once, also if the response is lost', async () => {
  const plan = await find(({ status, change, quota }) => status === 'effective' && !change && quota === 6);
  await sandbox.control.addFault({
    match: { method: 'DELETE', path: '/goapi/feed_plans/{planID}' },
    effect: { kind: 'lostReply' },
    when: { times: 1 },
  });
  const { toasts } = await show(plan);
  await press('End');
  const dialog = within(await screen.findByRole('dialog', { name: 'End the quote plan?' }));
  const confirm = dialog.getByRole('button', { name: 'End the plan' });
  await act(async () => fireEvent.click(confirm));
  expect(await dialog.findAllByText(/Network is abnormal/)).not.toEqual([]);
  await act(async () => fireEvent.click(confirm));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The quote plan ends on 02 Mar 2026.']));
  expect(await read(plan)).toMatchObject({ terminationDate: '2026-03-02', version: plan.version + 1 });
});

it('takes back the end of a plan, which may be changed again then', async () => {
  const plan = await find(({ status, terminationDate }) => status === 'effective' && terminationDate !== null);
  await sandbox.control.addFault({
    match: { method: 'DELETE', path: '/goapi/feed_plans/{planID}/terminations' },
    effect: { kind: 'lostReply' },
    when: { times: 1 },
  });
  const { toasts } = await show(plan);
  const change = await screen.findByRole('button', { name: /^Change\b(?!.*last day)/ });
  expect(change.getAttribute('aria-disabled')).toBe('true');
  await press('Take back the end');
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Take back the end' });
  await act(async () => fireEvent.click(confirm));
  expect(await dialog.findAllByText(/Network is abnormal/)).not.toEqual([]);
  await act(async () => fireEvent.click(confirm));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The quote plan has no end any more.']));
  expect(await read(plan)).toMatchObject({ terminationDate: null, version: plan.version + 1 });
  await waitFor(() => expect(screen.queryByText(/^Ends after/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Change' }).getAttribute('aria-disabled')).toBeNull();
});

it('shows what the provider has decided in the meantime before a change is withdrawn', async () => {
  const plan = await find(({ change }) => change?.audit === 'pending');
  await show(plan);
  await press('Withdraw the change');
  const internal = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' }));
  const { planID, version } = plan;
  await internal.call(auditFeedPlan, { params: { planID }, body: { action: 'approve', version } });
  const dialog = within(await screen.findByRole('alertdialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Withdraw the change' })));
  await dialog.findByText(/changed this/);
  dialog.getByText(/· Approved$/);
  expect((await read(plan)).change?.audit).toBe('approved');
});

it('ends a plan after a day, and says that a change will be dropped', async () => {
  const plan = await find(({ change }) => change?.audit === 'pending');
  const { toasts } = await show(plan);
  await press('End');
  const dialog = within(await screen.findByRole('dialog', { name: 'End the quote plan?' }));
  dialog.getByText(/will be dropped/);
  const day = dialog.getByLabelText(/^Last day/, { selector: 'input' });
  await act(async () => fireEvent.change(day, { target: { value: '2026-03-31' } }));
  await act(async () => fireEvent.blur(day));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'End the plan' })));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The quote plan ends on 31 Mar 2026.']));
  expect(await read(plan)).toMatchObject({ status: 'effective', terminationDate: '2026-03-31', change: null });
  await screen.findByText('Ends after 31 Mar 2026');
});

it('two users end and change one plan: the second sees what the first has done', async () => {
  const plan = await find(({ status, change, quota }) => status === 'effective' && !change && quota === 6);
  await show(plan);
  await press('End');
  const { planID, version, customerName, packageCode } = plan;
  const body = {
    customerName,
    packageCode,
    limitType: 'quota',
    quota: 7,
    effectiveDate: '2026-03-05',
    version,
  } as const;
  await createSessionApi(session).call(changeFeedPlan, { params: { planID }, body });
  const dialog = within(await screen.findByRole('dialog', { name: 'End the quote plan?' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'End the plan' })));
  await dialog.findByText(/changed this/);
  expect((await read(plan)).terminationDate).toBeNull();
});

it('withdraws an application that was never in force, and leads back to the list', async () => {
  const plan = await find(({ status }) => status === 'rejected');
  const { opened } = await show(plan);
  await screen.findByText('The provider has rejected the application');
  await press('Withdraw the application');
  const dialog = within(await screen.findByRole('alertdialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: /^Delete/ })));
  await waitFor(() => expect(opened).toEqual([{ code: 'PM_CI_QUOTE_PLAN' }]));
  await expect(read(plan)).rejects.toMatchObject({ code: 'E0003' });
});

it('does not end a plan that came into force while its application was to be withdrawn', async () => {
  const plan = await find(({ status }) => status === 'applied');
  await show(plan);
  await press('Withdraw the application');
  const row = await sandbox.control.readRow<{ version: number }>('feedPlans', plan.planID);
  await sandbox.control.putRow('feedPlans', plan.planID, { ...row, status: 'effective', version: row.version + 1 });
  const dialog = within(await screen.findByRole('alertdialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: /^Delete/ })));
  await dialog.findByText('In force');
  // Going on would end it today, and the dialog says so.
  const ending = dialog.getByText('Last day').closest('tr');
  expect(ending?.textContent).toContain('02 Mar 2026');
  expect(await read(plan)).toMatchObject({ status: 'effective', terminationDate: null });
});

it('offers nothing but its history for a plan that is over', async () => {
  const plan = await find(({ status }) => status === 'terminated');
  await show(plan, { tab: 'history' });
  await screen.findByText('Terminated');
  for (const name of ['Change', 'End', 'Withdraw the application']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('says what to do if the address names no plan, and if there is none', async () => {
  await renderScreen(<QuotePlanDetailScreen />, { plugin, session });
  await screen.findByText('No quote plan chosen');
  cleanup();
  await renderScreen(<QuotePlanDetailScreen />, { plugin, session, params: { planID: 'none' } });
  await screen.findByText('The quote plan could not be loaded');
});

async function find(isWanted: (plan: FeedPlan) => boolean): Promise<FeedPlan> {
  const { items } = await createSessionApi(session).call(listFeedPlans, { query: { size: 500 } });
  return items.find(isWanted)!;
}

function read({ planID }: FeedPlan): Promise<FeedPlan> {
  return createSessionApi(session).call(getFeedPlan, { params: { planID } });
}

function show({ planID }: FeedPlan, params: Readonly<Record<string, string>> = {}) {
  return renderScreen(<QuotePlanDetailScreen />, { plugin, session, params: { planID, ...params } });
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
