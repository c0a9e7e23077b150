import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import {
  auditFeedPlan,
  type FeedPlan,
  getFeedPlan,
  listFeedPlans,
  terminateFeedPlan,
} from '@brokerdesk/plugin-sdk/api';
import { createInMemoryJobs, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findWaitingRequest } from '../../model/planRequests.ts';
import { clientOf } from '../../plans/usePlanWords.ts';
import plugin from '../../plugin.ts';
import ReviewManagerScreen from './ReviewManagerScreen.tsx';

const now = '2026-03-02T03:00:00Z';
const emulator = openEmulator({ applications: 0, now: Date.parse(now) });
let sandbox: TestSandbox;
let session: TestSession;
let plans: readonly FeedPlan[];

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  sandbox = await emulator.openSandbox({ now, frozen: true });
  session = await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' });
  plans = (await api().call(listFeedPlans, { query: { needsAudit: 'true', sort: 'requestTime' } })).items;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});
afterAll(() => emulator.close());

describe('the queue', () => {
  it('has what waits of all brokers, the oldest first, with what is requested beside what is in force', async () => {
    const change = plans.find((plan) => plan.change !== null)!;
    await show();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      plans.map(({ customerName }) => customerName),
    );
    expect(new Set(plans.map(({ brokerCode }) => brokerCode)).size).toBeGreaterThan(1);
    const panel = await openPanel(change);
    const table = within(panel).getByRole('table', { name: 'What is in force, and what is requested' });
    const cells = [...within(table).getByRole('rowheader', { name: 'Terminals' }).closest('tr')!.cells];
    expect(cells[1]!.textContent).toBe(change.quota === null ? 'Unlimited' : String(change.quota));
    expect(cells[2]!.textContent).toContain(change.change!.quota === null ? 'Unlimited' : String(change.change!.quota));
    const quota = await within(panel).findByRole('table', { name: 'Terminals of the broker in use' });
    within(quota).getByRole('rowheader', { name: new RegExp(change.change!.name.EN) });
  });
});

describe('the decision', () => {
  it('approves with A, says when it takes effect, and goes on to the next request', async () => {
    const [first, second] = plans;
    const { toasts } = await show();
    await openPanel(first!);
    fireEvent.keyDown(document.body, { key: 'a' });
    await screen.findByRole('dialog', { name: 'Approve this request?' });
    await submit();
    await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/is approved\. It takes effect on/));
    expect(findWaitingRequest(await read(first!))).toBeUndefined();
    await screen.findByRole('complementary', { name: clientOf(second!) });
  });

  it('rejects with a reason of at most 200 characters, which the broker reads', async () => {
    const plan = newPlan();
    await show();
    const panel = await openPanel(plan);
    await press(within(panel).getByRole('button', { name: 'Reject' }));
    await submit();
    await screen.findAllByText('Enter why the request is rejected.');
    await type('x'.repeat(201));
    await submit();
    await screen.findAllByText('Shorten the reason to 200 characters.');
    await type('The broker has not paid for it.');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await read(plan)).toMatchObject({ status: 'rejected', auditReason: 'The broker has not paid for it.' });
  });

  it('says that a first day that is over becomes today', async () => {
    const plan = newPlan();
    await changeRequest(plan, { effectiveDate: '2026-02-27' });
    const { toasts } = await show();
    const panel = await openPanel(plan);
    within(panel).getByText('27 Feb 2026 is over: an approved plan begins today, 02 Mar 2026.');
    await press(within(panel).getByRole('button', { name: 'Approve' }));
    await submit();
    await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/It is in force since today, 02 Mar 2026\.$/));
    expect(await read(plan)).toMatchObject({ status: 'effective', effectiveDate: '2026-03-02' });
  });

  it('is a rejection for a client who was closed meanwhile, and says so', async () => {
    const plan = newPlan();
    await show();
    const panel = await openPanel(plan);
    await press(within(panel).getByRole('button', { name: 'Approve' }));
    const client = await sandbox.control.readRow<object>('traders', plan.userID);
    await sandbox.control.putRow('traders', plan.userID, { ...client, status: -1 });
    await submit();
    await screen.findByText('The client is not active any more, so the request can only be rejected.');
  });

  it('is not the user’s on an own request, and says so, also if only the server knows', async () => {
    const plan = newPlan();
    const own = 'You have made this request yourself, so another user has to decide on it.';
    await show();
    const panel = await openPanel(plan);
    await press(within(panel).getByRole('button', { name: 'Approve' }));
    await changeRequest(plan, { applyRefID: session.user.refID });
    await submit();
    await screen.findByText(own);
    cleanup();
    await show();
    const again = await openPanel(plan);
    within(again).getByText(own);
    expect(within(again).getByRole('button', { name: 'Approve' }).ariaDisabled).toBe('true');
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(findWaitingRequest(await read(plan))).toBeDefined();
  });

  it('is made once, also if the response is lost', async () => {
    const plan = newPlan();
    const match = { method: 'PATCH', path: '/goapi/feed_plans/{planID}/audits' } as const;
    await sandbox.control.addFault({ match, effect: { kind: 'lostReply' }, when: { times: 1 } });
    const { toasts } = await show();
    const panel = await openPanel(plan);
    await press(within(panel).getByRole('button', { name: 'Approve' }));
    await submit();
    expect(await within(await screen.findByRole('dialog')).findAllByText(/Network is abnormal/)).not.toEqual([]);
    await submit();
    await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/is approved/));
    expect((await read(plan)).version).toBe(plan.version + 1);
  });

  it('shows a refusal that names no rule, and keeps what was typed', async () => {
    const match = { method: 'PATCH', path: '/goapi/feed_plans/{planID}/audits' } as const;
    await sandbox.control.addFault({ match, effect: { kind: 'envelope', code: 'E0016' } });
    await show();
    const panel = await openPanel(newPlan());
    await press(within(panel).getByRole('button', { name: 'Reject' }));
    await type('Not paid');
    await submit();
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('E0016');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ }).value).toBe('Not paid');
  });

  it('names that of a colleague who was quicker, and keeps what was typed', async () => {
    const plan = newPlan();
    await show();
    const panel = await openPanel(plan);
    await press(within(panel).getByRole('button', { name: 'Reject' }));
    await type('Not paid');
    const colleague = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.support' }));
    const { planID, version } = plan;
    const body = { action: 'approve', version } as const;
    await colleague.call(auditFeedPlan, { params: { planID }, body });
    await submit();
    const refusal =
      'The request is already decided: Approved, by Daniel Ashworth, 02 Mar 2026, 11:00. Nothing was changed.';
    await screen.findByText(refusal);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ }).value).toBe('Not paid');
    expect((await read(plan)).version).toBe(version + 1);
  });

  it('takes the same decision of a colleague as done', async () => {
    const plan = newPlan();
    const { toasts } = await show();
    const panel = await openPanel(plan);
    await press(within(panel).getByRole('button', { name: 'Approve' }));
    const colleague = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.support' }));
    const { planID, version } = plan;
    await colleague.call(auditFeedPlan, { params: { planID }, body: { action: 'approve', version } });
    await submit();
    await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/is approved/));
    expect(await read(plan)).toMatchObject({ audit: 'approved', auditBy: 'Daniel Ashworth', version: version + 1 });
  });

  it('says that the broker has withdrawn the request', async () => {
    const plan = newPlan();
    await show();
    const panel = await openPanel(plan);
    await press(within(panel).getByRole('button', { name: 'Approve' }));
    const { planID, version } = plan;
    await api().call(terminateFeedPlan, { params: { planID }, query: { version } });
    await submit();
    await screen.findByText('The broker has withdrawn this request. Nothing was changed.');
  });
});

describe('a decision on several requests', () => {
  it('leaves out the user’s own, and hands the others to the tray with one reason', async () => {
    const jobs = createInMemoryJobs();
    const start = vi.spyOn(jobs, 'start');
    const [own, ...others] = plans;
    await changeRequest(own!, { applyRefID: session.user.refID });
    const { toasts } = await show({ jobs });
    for (const plan of plans) await press(within(rowOf(plan)).getByRole('checkbox'));
    await press(await screen.findByRole('button', { name: 'Reject' }));
    const title = `Reject ${others.length} requests`;
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).toContain('1 selected request is your own and left out');
    await type('Not paid');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      kind: 'audit-plans',
      title: { key: 'jobs.reject', values: { count: others.length } },
      items: others.map((plan) => ({
        id: plan.planID,
        input: {
          action: 'reject',
          reason: 'Not paid',
          version: plan.version,
          applyTime: findWaitingRequest(plan)!.applyTime,
        },
      })),
    });
    expect(toasts.at(-1)?.text).toContain(`“${title}” has started.`);
  });
});

async function show(options: object = {}) {
  const rendered = await renderScreen(<ReviewManagerScreen />, { plugin, session, ...options });
  await screen.findAllByRole('rowheader');
  return rendered;
}

/** A plan, not a change, that waits. */
function newPlan(): FeedPlan {
  return plans.find(({ status }) => status === 'applied')!;
}

async function openPanel(plan: FeedPlan) {
  await press(rowOf(plan).querySelector<HTMLElement>('.bdk-row-link')!);
  return screen.findByRole('complementary', { name: clientOf(plan) });
}

function rowOf({ customerName }: FeedPlan): HTMLElement {
  return screen.getByRole('row', { name: new RegExp(customerName) });
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function type(value: string) {
  const field = await screen.findByRole('textbox', { name: /^Reason/ });
  await act(async () => fireEvent.change(field, { target: { value } }));
}

async function submit() {
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

function api() {
  return createSessionApi(session);
}

function read({ planID }: FeedPlan): Promise<FeedPlan> {
  return api().call(getFeedPlan, { params: { planID } });
}

/** Changes the request of a plan as no user can. */
async function changeRequest({ planID }: FeedPlan, values: object) {
  const row = await sandbox.control.readRow<{ request: object; change: object | null }>('feedPlans', planID);
  const request =
    row.change === null ? { request: { ...row.request, ...values } } : { change: { ...row.change, ...values } };
  await sandbox.control.putRow('feedPlans', planID, { ...row, ...request });
}
