// A client may be suspended or closed between the steps of a quote plan, and while it is in force.
import { cancelFeedPlanTermination, createFeedPlan, type FeedPlan, getFeedPlan } from '@brokerdesk/api';
import {
  createEmulator,
  frozenTime,
  openClient,
  readOperationRecordsOf,
  setUpContent,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';
import {
  auditPlan,
  changePlan,
  findPlan,
  getPlan,
  hasPlainQuota,
  provider,
  terminatePlan,
  today,
  validFeedPlan,
} from './setUpFeedPlans.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

async function openSandbox(name: string) {
  const broker = await setUpContent(emulator, name);
  const internal = openClient(emulator, name);
  await internal.signIn(...provider);
  return { broker, internal };
}

const setStatus = (client: TestClient, userID: string, status: 1 | 0 | -1) =>
  client.send('PATCH', `/__mock/clients/traders/${userID}`, { body: { status } });

const notActive = ['E0016', 'trader-not-active'];
const ruleOf = ({ code, data }: { readonly code: string; readonly data: unknown }) => [
  code,
  (data as { readonly rule?: string } | null)?.rule,
];

test.each([0, -1] as const)('a plan for a client who has status %s meanwhile is not approved', async (status) => {
  const { broker, internal } = await openSandbox(`plan-inactive${status}`);
  const { data } = await broker.call(createFeedPlan, { body: validFeedPlan });
  await setStatus(broker, data.userID, status);
  expect(ruleOf(await auditPlan(internal, data, 'approve'))).toEqual(notActive);
  expect(ruleOf(await changePlan(broker, data, { quota: 3 }))).toEqual(notActive);
  expect((await auditPlan(internal, data, 'reject', 'The account was closed.')).data.status).toBe('rejected');
});

test('the change of a plan whose client is suspended is refused, and goes on once they are active again', async () => {
  const { broker, internal } = await openSandbox('plan-suspended');
  const plan = await findPlan(broker, hasPlainQuota);
  await setStatus(broker, plan.userID, 0);
  const larger = { quota: 3, packageCode: plan.packageCode, effectiveDate: '2026-03-05' };
  expect(ruleOf(await changePlan(broker, plan, larger))).toEqual(notActive);
  expect(await getPlan(broker, plan.planID)).toMatchObject({ status: 'effective', terminationDate: null });
  await setStatus(broker, plan.userID, 1);
  const changed = await changePlan(broker, plan, { ...larger, quota: 1 });
  expect(changed.code).toBe('OK');
  await setStatus(broker, plan.userID, 0);
  expect(ruleOf(await auditPlan(internal, changed.data, 'approve'))).toEqual(notActive);
});

test('a plan in force ends with the day on which its client is closed, and its end cannot be taken back', async () => {
  const { broker } = await openSandbox('plan-closed');
  const plan = await findPlan(broker, hasPlainQuota);
  await setStatus(broker, plan.userID, -1);
  const ending = await getPlan(broker, plan.planID);
  expect(ending).toMatchObject({ status: 'effective', terminationDate: today, version: plan.version + 1 });
  const params = { planID: plan.planID };
  const restored = await broker.call(cancelFeedPlanTermination, { params, query: { version: ending.version } });
  expect(ruleOf(restored)).toEqual(notActive);
  const [record] = await readOperationRecordsOf(broker, plan.planID);
  expect(record).toMatchObject({
    operation: 'feedPlan.terminate',
    by: plan.userID,
    changes: [{ field: 'terminationDate', before: null, after: today }],
  });
});

test('a plan that was approved for a later day goes with its client, and an earlier end stays', async () => {
  const { broker, internal } = await openSandbox('plan-waiting');
  const { data } = await broker.call(createFeedPlan, { body: validFeedPlan });
  const approved: FeedPlan = (await auditPlan(internal, data, 'approve')).data;
  expect(approved.status).toBe('approved');
  const other = await findPlan(broker, hasPlainQuota);
  await terminatePlan(broker, other, today);
  await setStatus(broker, data.userID, -1);
  await setStatus(broker, other.userID, -1);
  expect((await broker.call(getFeedPlan, { params: data })).code).toBe('E0003');
  expect((await getPlan(broker, other.planID)).terminationDate).toBe(today);
});
