// The form of a quote plan, against the emulator.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import {
  auditFeedPlan,
  changeFeedPlan,
  createFeedPlan,
  type FeedPlan,
  getFeedPlan,
  listFeedPackages,
  listFeedPlans,
} from '@brokerdesk/plugin-sdk/api';
import { createInMemoryDrafts, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { choosePackage, field, isPlain, press, submit, type } from './planFormFixture.ts';

const emulator = openEmulator({ applications: 0 });
const client = { userID: 'dm600301', customerName: '羅雅涵' };
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn({ userID: 'demo.trading' });
});
afterEach(cleanup);
afterAll(() => emulator.close());

describe('a new plan', () => {
  it('is for a client found by typing, whose name is filled in, and for one of their logins', async () => {
    const { toasts } = await show(<PlanDialog desk="broker" onClose={close} />);
    await act(async () => fireEvent.change(field(/^Client/), { target: { value: 'kam hing' } }));
    await waitFor(() => expect(screen.getAllByRole('option', { name: /dm6/ })).toHaveLength(1));
    await press(screen.getByRole('option', { name: /dm600315/ }));
    expect(field(/^Name of the client/).value).toBe('Kam Hing Trading Limited');
    const logins = await screen.findByLabelText(/^For/);
    within(logins).getByRole('option', { name: 'The client: dm600315 (has a plan)' });
    fireEvent.change(logins, { target: { value: 'dm600315-02' } });
    await choosePackage('STREAMING');
    await type(/^Terminals/, '2');
    await submit();
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The quote plan has been applied for.']));
    const { items } = await api().call(listFeedPlans, { query: { subUserID: 'dm600315-02' } });
    expect(items).toMatchObject([{ status: 'applied', packageCode: 'STREAMING', quota: 2, limitType: 'quota' }]);
  });

  it('is applied for once, also if the response is lost', async () => {
    await sandbox.control.addFault({
      match: { method: 'POST', path: '/goapi/feed_plans' },
      effect: { kind: 'lostReply' },
      when: { times: 1 },
    });
    const { toasts } = await showNew();
    await choosePackage('LEVEL_2');
    await type(/^Terminals/, '2');
    await submit();
    expect(await screen.findAllByText(/Network is abnormal/)).not.toEqual([]);
    expect(field(/^Terminals/).value).toBe('2');
    await submit();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect((await plansOf(client.userID)).map(({ status, quota }) => [status, quota])).toEqual([['applied', 2]]);
  });

  it('whose quota was used up meanwhile names the figures, keeps everything, and can be corrected', async () => {
    await showNew();
    await choosePackage('LEVEL_2');
    const [before] = await api().call(listFeedPackages, { query: {} });
    const { inUse = 0, quota = 0 } = before?.packages.find(({ packageCode }) => packageCode === 'LEVEL_2') ?? {};
    const left = Number(quota) - inUse;
    screen.getByText(`${inUse} of ${quota} terminals in use, ${left} left.`);
    await type(/^Terminals/, '3');
    await type(/^Note/, 'Two desks');
    // A colleague takes all but one.
    const body = { userID: 'dm600371', customerName: 'X', packageCode: 'LEVEL_2', limitType: 'quota' } as const;
    await api().call(createFeedPlan, { body: { ...body, quota: left - 1, effectiveDate: '2099-01-01' } });
    await submit();
    const message = `Hong Kong Level 2 has ${quota} terminals. Other plans use ${Number(quota) - 1} of them, 1 left.`;
    expect(await screen.findAllByText(new RegExp(`^${message}`))).not.toEqual([]);
    expect(field(/^Terminals/).getAttribute('aria-invalid')).toBe('true');
    expect([field(/^Terminals/).value, field(/^Note/).value]).toEqual(['3', 'Two desks']);
    await screen.findByText(`${Number(quota) - 1} of ${quota} terminals in use, 1 left.`);
    expect(await plansOf(client.userID)).toEqual([]);
    await type(/^Terminals/, '1');
    await submit();
    await waitFor(async () =>
      expect(await plansOf(client.userID)).toMatchObject([{ quota: 1, description: 'Two desks' }]),
    );
  });

  it('needs a number of terminals where the package has one, and not more than it has', async () => {
    const { api: calls } = await showNew();
    await choosePackage('US_REAL_TIME');
    await submit();
    expect(await screen.findAllByText('Type the number of terminals.')).not.toEqual([]);
    await type(/^Terminals/, '6');
    await submit();
    expect(await screen.findAllByText('United States real time has 5 terminals altogether.')).not.toEqual([]);
    await press(screen.getByRole('radio', { name: 'Unlimited' }));
    await submit();
    expect(await screen.findAllByText(/so this plan needs a number of terminals/)).not.toEqual([]);
    expect(calls.writes()).toEqual([]);
  });

  it('for a login that has one already leads to it, and sending says so at the client', async () => {
    const { opened } = await show(
      <PlanDialog desk="broker" preset={{ userID: 'dm600118', customerName: 'X' }} onClose={close} />,
    );
    const [existing] = await plansOf('dm600118');
    await press(await screen.findByRole('link', { name: /· In force$/ }));
    const params = { planID: existing?.planID };
    expect(opened).toEqual([{ code: 'PM_CI_QUOTE_PLAN', child: 'detail', params }]);
    await choosePackage('LEVEL_1');
    await press(screen.getByRole('radio', { name: 'Unlimited' }));
    await submit();
    expect(await screen.findAllByText(/already has a quote plan/)).not.toEqual([]);
    expect(field(/^Client/).getAttribute('aria-invalid')).toBe('true');
  });

  it('that a colleague applied for meanwhile is refused, and the form leads to theirs', async () => {
    await showNew();
    await choosePackage('LEVEL_2');
    await type(/^Terminals/, '1');
    expect(screen.queryByText(/has a quote plan already/)).toBeNull();
    const body = { ...client, packageCode: 'LEVEL_1', limitType: 'unlimited', effectiveDate: '2099-01-01' } as const;
    await api().call(createFeedPlan, { body });
    await submit();
    expect(await screen.findAllByText(/already has a quote plan/)).not.toEqual([]);
    await screen.findByRole('link', { name: 'Hong Kong Level 1, unlimited · Applied for' });
    expect(field(/^Terminals/).value).toBe('1');
  });

  it('for a client who was suspended meanwhile says so at the client, and keeps everything', async () => {
    await showNew();
    await choosePackage('LEVEL_2');
    await type(/^Terminals/, '1');
    const row = await sandbox.control.readRow<object>('traders', client.userID);
    await sandbox.control.putRow('traders', client.userID, { ...row, status: 0 });
    await submit();
    expect(await screen.findAllByText(/Only an active client can have a quote plan/)).not.toEqual([]);
    expect([field(/^Client/).getAttribute('aria-invalid'), field(/^Terminals/).value]).toEqual(['true', '1']);
  });

  it('is restored as typed after a reload', async () => {
    const drafts = createInMemoryDrafts();
    await showNew({ drafts });
    await choosePackage('LEVEL_2');
    await type(/^Note/, 'Typed before the reload');
    cleanup();
    await showNew({ drafts });
    await waitFor(() => expect(field(/^Note/).value).toBe('Typed before the reload'));
  });

  it('says that the packages could not be read, and reads them again', async () => {
    await sandbox.control.addFault({
      match: { method: 'GET', path: '/goapi/feed_packages' },
      effect: { kind: 'envelope', code: 'E0099' },
    });
    await showNew();
    const title = await screen.findByText('The packages could not be loaded');
    await sandbox.control.clearFaults();
    await press(within(title.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'Try again' }));
    await choosePackage('LEVEL_2');
  });
});

describe('a change', () => {
  it('has to differ from the plan in force', async () => {
    const plan = await findPlan(isPlain);
    const { api: calls } = await show(<PlanDialog desk="broker" plan={plan} onClose={close} />);
    await screen.findByRole('option', { name: 'Hong Kong Level 2' });
    await submit();
    expect(await screen.findAllByText(/has these terms already/)).not.toEqual([]);
    expect(calls.writes()).toEqual([]);
  });

  it('by two users at once keeps what was typed, and is applied for once', async () => {
    const plan = await findPlan(isPlain);
    const { toasts } = await show(<PlanDialog desk="broker" plan={plan} onClose={close} />);
    await screen.findByRole('option', { name: 'Hong Kong Level 2' });
    await type(/^Terminals/, '4');
    const { planID, version, customerName, packageCode } = plan;
    const body = {
      customerName,
      packageCode,
      limitType: 'quota',
      quota: 3,
      effectiveDate: tomorrow(),
      version,
    } as const;
    const other = createSessionApi(await sandbox.signIn({ userID: 'demo.admin' }));
    const theirs = await other.call(changeFeedPlan, { params: { planID }, body: { ...body, description: 'Theirs' } });
    await submit();
    await screen.findByText(/changed this/);
    expect(field(/^Terminals/).value).toBe('4');
    await press(await screen.findByRole('button', { name: 'Apply mine again' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    const after = await api().call(getFeedPlan, { params: { planID } });
    expect(after).toMatchObject({ quota: plan.quota, description: 'Theirs', change: { quota: 4, audit: 'pending' } });
    expect(after.version).toBe(theirs.version + 1);
  });

  it('that another user has made as well is there once', async () => {
    const plan = await findPlan(isPlain);
    const { toasts } = await show(<PlanDialog desk="broker" plan={plan} onClose={close} />);
    await screen.findByRole('option', { name: 'Hong Kong Level 2' });
    await type(/^Terminals/, '4');
    const { planID, version, customerName, packageCode, description } = plan;
    const body = {
      customerName,
      packageCode,
      limitType: 'quota',
      quota: 4,
      effectiveDate: tomorrow(),
      version,
    } as const;
    const theirs = await api().call(changeFeedPlan, { params: { planID }, body: { ...body, description } });
    await submit();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(await api().call(getFeedPlan, { params: { planID } })).toEqual(theirs);
  });

  it('after the provider’s rejection starts from what was asked for', async () => {
    const plan = await findPlan(({ change }) => change?.audit === 'rejected');
    await show(<PlanDialog desk="broker" plan={plan} onClose={close} />);
    expect(field(/^Terminals/).value).toBe(String(plan.change?.quota));
  });

  it('of an application that the provider has approved meanwhile keeps what was typed', async () => {
    const plan = await findPlan(({ status }) => status === 'applied');
    const internal = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' }));
    const { planID, version } = plan;
    await internal.call(auditFeedPlan, { params: { planID }, body: { action: 'approve', version } });
    await show(<PlanDialog desk="broker" plan={plan} onClose={close} />);
    await type(/^Terminals/, '3');
    await submit();
    await screen.findByText(/changed this/);
    expect(field(/^Terminals/).value).toBe('3');
  });
});

function close() {}

const api = () => createSessionApi(session);

function show(element: React.ReactElement, options: object = {}) {
  return renderScreen(element, { plugin, session, ...options });
}

function showNew(options: object = {}) {
  return show(<PlanDialog desk="broker" preset={client} onClose={close} />, options);
}

async function plansOf(userID: string): Promise<readonly FeedPlan[]> {
  return (await api().call(listFeedPlans, { query: { userID } })).items;
}

async function findPlan(isWanted: (plan: FeedPlan) => boolean): Promise<FeedPlan> {
  const { items } = await api().call(listFeedPlans, { query: { size: 500 } });
  return items.find(isWanted)!;
}

/** The day after today in Shanghai, by the clock of the test. */
function tomorrow(): string {
  return new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);
}
