// The life of a quote plan by the clock. A day begins in Asia/Shanghai at 16:00 UTC: at 16:01 UTC it is the next day there
// already, and at 23:30 UTC the next day still has not begun in London or New York.
import {
  cancelFeedPlanTermination,
  createFeedPlan,
  type FeedPlan,
  getTrader,
  listFeedPlans,
  terminateFeedPlan,
  withdrawFeedPlanChange,
} from '@brokerdesk/api';
import { MockClient } from '@brokerdesk/mock-server/client';
import {
  createEmulator,
  createInProcessFetch,
  openClient,
  readOperationRecordsOf,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';
import {
  auditPlan,
  changePlan,
  findPlan,
  getLevelTwoPackage,
  getPlan,
  hasPlainQuota,
  provider,
  terminatePlan,
  validFeedPlan,
} from './setUpFeedPlans.ts';

const emulator = createEmulator({ applications: 0 });
const fetch = createInProcessFetch(emulator.app);
afterAll(() => emulator.close());

/** Staff of the broker and of the provider in one sandbox, whose clock the test sets. */
async function openSandbox(name: string, now: string) {
  const mock = await MockClient.open({ address: '', fetch }, { id: name, now, frozen: true });
  const [broker, internal] = [openClient(emulator, name), openClient(emulator, name)];
  // Sessions end when the clock moves.
  async function signIn() {
    for (const client of [broker, internal]) client.headers = {};
    await broker.signIn('DEMO', 'demo.admin');
    await internal.signIn(...provider);
  }
  await signIn();
  return {
    broker,
    internal,
    setClock: async (set: string) => {
      await mock.changeClock({ set });
      await signIn();
    },
  };
}

/** The days that an application may name, of those around midnight. */
async function listAccepted(client: TestClient, days: readonly string[]): Promise<string[]> {
  const accepted: string[] = [];
  for (const effectiveDate of days) {
    const { code, data } = await client.call(createFeedPlan, { body: { ...validFeedPlan, effectiveDate } });
    if (code !== 'OK') continue;
    accepted.push(effectiveDate);
    await client.call(terminateFeedPlan, { params: { planID: data.planID }, query: { version: data.version } });
  }
  return accepted;
}

const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];

test.each([
  ['2026-03-02T15:59:00.000Z', ['2026-03-02', '2026-03-03', '2026-03-04']],
  ['2026-03-02T16:01:00.000Z', ['2026-03-03', '2026-03-04']],
  ['2026-03-02T23:30:00.000Z', ['2026-03-03', '2026-03-04']],
])('at %s the first day is that of Shanghai', async (now, expected) => {
  const { broker } = await openSandbox(`plan-day-${now.slice(11, 13)}`, now);
  expect(await listAccepted(broker, days)).toEqual(expected);
});

test.each([
  ['2026-03-02T15:59:00.000Z', '2026-03-02'],
  ['2026-03-02T16:01:00.000Z', '2026-03-03'],
  ['2026-03-02T23:30:00.000Z', '2026-03-03'],
])('at %s a change begins tomorrow at the earliest, and a plan ends today at the earliest', async (now, today) => {
  const { broker } = await openSandbox(`plan-tomorrow-${now.slice(11, 13)}`, now);
  const plan = await findPlan(broker, hasPlainQuota);
  const tomorrow = days[days.indexOf(today) + 1]!;
  expect((await changePlan(broker, plan, { effectiveDate: today })).code).toBe('E0004');
  const changed = await changePlan(broker, plan, { effectiveDate: tomorrow });
  expect(changed.data.change?.effectiveDate).toBe(tomorrow);
  const yesterday = days[days.indexOf(today) - 1]!;
  expect((await terminatePlan(broker, changed.data, yesterday)).code).toBe('E0004');
  expect((await terminatePlan(broker, changed.data)).data?.terminationDate).toBe(today);
});

test('applied, approved, effective, changed and terminated: each on its day in Shanghai', async () => {
  const { broker, internal, setClock } = await openSandbox('plan-whole-life', '2026-03-01T23:30:00.000Z');
  const { data: applied } = await broker.call(createFeedPlan, {
    body: { ...validFeedPlan, effectiveDate: '2026-03-03' },
  });
  const { planID } = applied;
  const read = async () => {
    const { status, packageCode, quota, change } = await getPlan(broker, planID);
    return [status, packageCode, quota, change && change.audit];
  };
  expect(await read()).toEqual(['applied', 'LEVEL_2', 2, null]);
  await auditPlan(internal, applied, 'approve');
  expect(await read()).toEqual(['approved', 'LEVEL_2', 2, null]);

  await setClock('2026-03-02T15:59:00.000Z');
  expect(await read()).toEqual(['approved', 'LEVEL_2', 2, null]);
  await setClock('2026-03-02T16:01:00.000Z');
  expect(await read()).toEqual(['effective', 'LEVEL_2', 2, null]);

  // 07:30 on 4 March in Shanghai; the change is to begin on the 5th.
  await setClock('2026-03-03T23:30:00.000Z');
  const changed = await changePlan(broker, await getPlan(broker, planID), { quota: 3, effectiveDate: '2026-03-05' });
  expect(await read()).toEqual(['effective', 'LEVEL_2', 2, 'pending']);
  await auditPlan(internal, changed.data, 'approve');
  expect(await read()).toEqual(['effective', 'LEVEL_2', 2, 'approved']);
  await setClock('2026-03-04T15:59:00.000Z');
  expect(await read()).toEqual(['effective', 'LEVEL_2', 2, 'approved']);
  await setClock('2026-03-04T16:01:00.000Z');
  expect(await read()).toEqual(['effective', 'LEVEL_2', 3, null]);

  const ended = await terminatePlan(broker, await getPlan(broker, planID), '2026-03-06');
  expect(ended.data?.terminationDate).toBe('2026-03-06');
  await setClock('2026-03-06T15:59:00.000Z');
  expect(await read()).toEqual(['effective', 'LEVEL_2', 3, null]);
  await setClock('2026-03-06T16:01:00.000Z');
  expect(await read()).toEqual(['terminated', 'LEVEL_2', 3, null]);
  const trader = await broker.call(getTrader, { params: { userID: validFeedPlan.userID } });
  expect(trader.data.currentPlan).toBeNull();
  const records = await readOperationRecordsOf(broker, planID);
  expect(records.map(({ operation, by }) => [operation, by])).toEqual([
    ['feedPlan.end', null],
    ['feedPlan.terminate', 'demo.admin'],
    ['feedPlan.takeChange', null],
    ['feedPlan.audit', 'provider.admin'],
    ['feedPlan.change', 'demo.admin'],
    ['feedPlan.takeEffect', null],
  ]);
});

test('a change is withdrawn before it takes effect, whatever its result, and frees what it reserved', async () => {
  const { broker, internal, setClock } = await openSandbox('plan-withdrawn', '2026-03-02T03:00:00.000Z');
  const before = await getLevelTwoPackage(broker);
  const withdraw = ({ planID, version }: FeedPlan) =>
    broker.call(withdrawFeedPlanChange, { params: { planID }, query: { version } });
  for (const decision of ['none', 'approve', 'reject'] as const) {
    const plan = await findPlan(broker, (one) => hasPlainQuota(one) && one.packageCode === 'LEVEL_2');
    const larger = { quota: (plan.quota ?? 0) + 5, effectiveDate: '2026-03-03' };
    const changed = await changePlan(broker, plan, larger);
    expect((await getLevelTwoPackage(broker))?.inUse).toBe((before?.inUse ?? 0) + 5);
    const waiting = decision === 'none' ? changed : await auditPlan(internal, changed.data, decision, 'Too many');
    expect((await withdraw(plan)).code).toBe('E0005');
    const { data } = await withdraw(waiting.data);
    expect(data).toMatchObject({ packageCode: plan.packageCode, quota: plan.quota, change: null, needsAudit: false });
    expect(await getLevelTwoPackage(broker)).toEqual(before);
    expect(await withdraw(data)).toMatchObject({ code: 'E0015' });
    const [record] = await readOperationRecordsOf(broker, plan.planID);
    expect(record).toMatchObject({
      operation: 'feedPlan.withdrawChange',
      by: 'demo.admin',
      changes: [
        { field: 'change.packageCode', before: 'LEVEL_2', after: null },
        { field: 'change.quota', after: null },
        { field: 'change.effectiveDate', before: '2026-03-03', after: null },
      ],
    });
  }
  const plans = (await broker.call(listFeedPlans, { query: { packageCode: 'LEVEL_2', status: 'effective' } })).data
    .items;
  await setClock('2026-03-04T03:00:00.000Z');
  const later = (await broker.call(listFeedPlans, { query: { packageCode: 'LEVEL_2', status: 'effective' } })).data
    .items;
  expect(later).toEqual(plans);
});

test('the end of a plan is taken back until its last day is over, and the plan goes on', async () => {
  const { broker, setClock } = await openSandbox('plan-goes-on', '2026-03-02T03:00:00.000Z');
  const plan = await findPlan(broker, hasPlainQuota);
  const { planID } = plan;
  const cancel = (version: number) =>
    broker.call(cancelFeedPlanTermination, { params: { planID }, query: { version } });
  expect((await cancel(plan.version)).code).toBe('E0015');
  await terminatePlan(broker, plan, '2026-03-03');
  await setClock('2026-03-03T15:59:00.000Z');
  const ending = await getPlan(broker, planID);
  expect((await cancel(plan.version)).code).toBe('E0005');
  expect((await cancel(ending.version)).data).toMatchObject({ status: 'effective', terminationDate: null });
  await setClock('2026-03-03T16:01:00.000Z');
  const later = await getPlan(broker, planID);
  expect(later).toMatchObject({ status: 'effective', terminationDate: null, version: ending.version + 1 });
  await terminatePlan(broker, later);
  await setClock('2026-03-04T16:01:00.000Z');
  const over = await getPlan(broker, planID);
  expect(over.status).toBe('terminated');
  expect((await cancel(over.version)).code).toBe('E0015');
});
