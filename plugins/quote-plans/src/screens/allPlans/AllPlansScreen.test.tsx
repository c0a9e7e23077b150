import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { type FeedPlan, getFeedPlan, getTrader, listFeedPlans, listTraders } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { clientOf } from '../../plans/usePlanWords.ts';
import AllPlansScreen from './AllPlansScreen.tsx';

const now = '2026-03-02T03:00:00Z';
const emulator = openEmulator({ applications: 0, now: Date.parse(now) });
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  sandbox = await emulator.openSandbox({ now, frozen: true });
  session = await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});
afterAll(() => emulator.close());

it('lists the plans of all brokers, those of one, and in each status', async () => {
  const all = await list({});
  await show();
  const { effective } = all.counts;
  await waitFor(() =>
    expect(screen.getByRole('button', { name: new RegExp(`^In force\\s*${effective}$`) })).toBeTruthy(),
  );
  screen.getByRole('button', { name: new RegExp(`^All\\s*${all.total}$`) });
  cleanup();
  const harbour = await list({ brokerCode: 'HARBOUR' });
  await show({ brokerCode: 'HARBOUR' });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(harbour.total));
});

it('shows a plan that a link names, with its terms, its client and its history', async () => {
  const plan = (await list({ status: 'effective' })).items.find(({ userID }) => userID === 'dm600315')!;
  await show({ planID: plan.planID });
  const panel = await screen.findByRole('complementary', { name: clientOf(plan) });
  within(panel).getByRole('table', { name: /Terms|What is in force/ });
  await press(within(panel).getByRole('tab', { name: 'Client' }));
  const logins = await within(panel).findByRole('table', { name: 'Logins and their plans in force' });
  const trader = await api().call(getTrader, { params: { userID: plan.userID } });
  expect(within(logins).getAllByRole('rowheader')).toHaveLength(1 + trader.subUsers.length);
  await press(within(panel).getByRole('tab', { name: 'History' }));
  await waitFor(() => expect(within(panel).queryByRole('table', { name: /Logins/ })).toBeNull());
});

it('applies for a plan on behalf of a broker, which the same user cannot approve', async () => {
  const client = await findClientWithoutPlan();
  const { toasts } = await show({ brokerCode: 'DEMO' });
  await press(screen.getByRole('button', { name: 'New quote plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'New quote plan' });
  await choose(dialog, /^Client/, client.userID);
  const select = await within(dialog).findByLabelText(/^Package/, { selector: 'select' });
  await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(1));
  await act(async () => fireEvent.change(select, { target: { value: 'LEVEL_2' } }));
  await type(dialog, /^Terminals/, '41');
  await submit(dialog);
  expect(await within(dialog).findAllByText(/has 40 terminals altogether/)).not.toEqual([]);
  await type(dialog, /^Terminals/, '2');
  await submit(dialog);
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('The quote plan has been applied for.'));
  const [plan] = (await list({ userID: client.userID })).items;
  expect(plan).toMatchObject({ brokerCode: 'DEMO', quota: 2, needsAudit: true, applyRefID: session.user.refID });
});

it('says where the broker’s terminals are used up, with the figures of the server', async () => {
  const client = await findClientWithoutPlan();
  await show({ brokerCode: 'DEMO' });
  await press(screen.getByRole('button', { name: 'New quote plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'New quote plan' });
  await choose(dialog, /^Client/, client.userID);
  const select = await within(dialog).findByLabelText(/^Package/, { selector: 'select' });
  await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(1));
  await act(async () => fireEvent.change(select, { target: { value: 'LEVEL_2' } }));
  await type(dialog, /^Terminals/, '40');
  await submit(dialog);
  expect(await within(dialog).findAllByText(/or sell the broker more\.$/)).not.toEqual([]);
  expect((await list({ userID: client.userID })).total).toBe(0);
});

it('ends a plan in force after a day, and takes the end back', async () => {
  const plan = (await list({ brokerCode: 'DEMO', status: 'effective' })).items.find(
    ({ change, terminationDate }) => change === null && terminationDate === null,
  )!;
  const { toasts } = await show({ planID: plan.planID });
  await press(await actionOf(plan, 'End'));
  const dialog = await screen.findByRole('dialog', { name: 'End the quote plan?' });
  await submit(dialog);
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('The quote plan ends on 02 Mar 2026.'));
  expect(await read(plan)).toMatchObject({ terminationDate: '2026-03-02' });
  await press(await actionOf(plan, 'Take back the end'));
  const question = await screen.findByRole('alertdialog', { name: 'Take back the end?' });
  await press(within(question).getByRole('button', { name: 'Take back the end' }));
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('The quote plan has no end any more.'));
  expect(await read(plan)).toMatchObject({ terminationDate: null, version: plan.version + 2 });
});

async function show(params: Readonly<Record<string, string>> = {}) {
  const rendered = await renderScreen(<AllPlansScreen />, { plugin, session, params });
  await screen.findAllByRole('rowheader');
  return rendered;
}

/** Finds an action in the panel of a plan, among its buttons or in its menu. */
async function actionOf(plan: FeedPlan, name: string): Promise<HTMLElement> {
  const panel = await screen.findByRole('complementary', { name: clientOf(plan) });
  const button = within(panel).queryByRole('button', { name });
  if (button) return button;
  await press(within(panel).getByRole('button', { name: /^More/ }));
  return screen.findByRole('menuitem', { name });
}

async function findClientWithoutPlan() {
  const { items } = await api().call(listTraders, {
    query: { brokerCode: 'DEMO', status: '1', hasPlan: 'false', size: 100 },
  });
  const plans = (await list({ brokerCode: 'DEMO', size: 500 })).items;
  return items.find(({ userID, subUsers }) => subUsers.length === 0 && !plans.some((plan) => plan.userID === userID))!;
}

async function choose(dialog: HTMLElement, label: RegExp, text: string) {
  const field = within(dialog).getByRole('combobox', { name: label });
  await act(async () => fireEvent.change(field, { target: { value: text } }));
  await press(await screen.findByRole('option', { name: new RegExp(text) }));
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function type(dialog: HTMLElement, label: RegExp, value: string) {
  const field = within(dialog).getByLabelText(label, { selector: 'input' });
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.blur(field));
}

async function submit(dialog: HTMLElement) {
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

function api() {
  return createSessionApi(session);
}

function list(query: object) {
  return api().call(listFeedPlans, { query });
}

function read({ planID }: FeedPlan): Promise<FeedPlan> {
  return api().call(getFeedPlan, { params: { planID } });
}
