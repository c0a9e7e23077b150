import { createFeedPlan, getFeedPlan, getTrader, terminateFeedPlan, type FeedPlan } from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { demoAdmin, enter, recordsOf, standstill } from '../testing/contentDesk.ts';
import {
  audit,
  change,
  findPlan,
  isPlain,
  later,
  levelTwo,
  planOf,
  provider,
  providerAdmin,
  terminate,
  today,
  wanted,
} from '../testing/feedPlanDesk.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse(standstill) });
afterAll(() => emulator.close());

test('a plan is applied for, audited by the provider, and in force from its day in Shanghai', async () => {
  const client = await enter(emulator, 'plan-life');
  const before = await levelTwo(client);
  const created = await client.call(createFeedPlan, { body: { ...wanted, description: 'Two screens' } });
  expect(created.data).toEqual({
    planID: created.data.planID,
    brokerCode: 'DEMO',
    userID: 'dm600301',
    subUserID: null,
    customerName: '羅雅涵',
    description: 'Two screens',
    status: 'applied',
    packageCode: 'LEVEL_2',
    name: { EN: 'Hong Kong Level 2', SC: '港股十档行情', TC: '港股十檔報價' },
    limitType: 'quota',
    quota: 2,
    effectiveDate: '2026-03-05',
    audit: 'pending',
    auditReason: null,
    auditBy: null,
    auditTime: null,
    applyBy: demoAdmin,
    applyTime: standstill,
    terminationDate: null,
    change: null,
    needsAudit: true,
    version: 1,
    updateTime: standstill,
    updateBy: demoAdmin,
  });
  const reserved = await levelTwo(client);
  expect([reserved?.inUse, reserved?.plans]).toEqual([(before?.inUse ?? 0) + 2, (before?.plans ?? 0) + 1]);
  const internal = await enter(emulator, 'plan-life', provider);
  const approved = await audit(internal, created.data, 'approve');
  expect(approved.data).toEqual({
    ...created.data,
    status: 'approved',
    audit: 'approved',
    auditBy: providerAdmin,
    auditTime: standstill,
    needsAudit: false,
    version: 2,
    updateBy: providerAdmin,
  });
  expect(await audit(internal, approved.data, 'reject', 'Late')).toMatchObject({ code: 'E0015' });
  await later(client, 2);
  expect((await planOf(client, created.data.planID)).status).toBe('approved');
  // 03:00 UTC on 4 March; the 5th begins in Shanghai at 16:00 UTC.
  await later(client, 13 / 24);
  expect(await planOf(client, created.data.planID)).toMatchObject({ status: 'effective', version: 3 });
  const { currentPlan } = (await client.call(getTrader, { params: { userID: 'dm600301' } })).data;
  expect(currentPlan).toMatchObject({ planID: created.data.planID, packageCode: 'LEVEL_2', quota: 2 });
  expect(await recordsOf(client, created.data.planID)).toMatchObject([
    { operation: 'feedPlan.takeEffect', by: null, changes: [{ before: 'approved', after: 'effective' }] },
    { operation: 'feedPlan.audit', by: 'provider.admin', targetName: '羅雅涵' },
    { operation: 'feedPlan.create', by: 'demo.admin' },
  ]);
});

test('what is approved for today is in force at once, and what is approved late from that day on', async () => {
  const client = await enter(emulator, 'plan-today');
  const created = await client.call(createFeedPlan, { body: { ...wanted, effectiveDate: today } });
  const internal = await enter(emulator, 'plan-today', provider);
  await later(internal, 1, 'provider.admin');
  const approved = await audit(internal, created.data, 'approve');
  expect(approved.data).toMatchObject({ status: 'effective', effectiveDate: '2026-03-03' });
});

test('a rejection needs a reason; the plan can be applied for anew', async () => {
  const client = await enter(emulator, 'plan-reject');
  const created = await client.call(createFeedPlan, { body: wanted });
  const internal = await enter(emulator, 'plan-reject', provider);
  const silent = await audit(internal, created.data, 'reject');
  expect(silent).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'reason', rule: 'required' }] } });
  const rejected = await audit(internal, created.data, 'reject', 'No declaration');
  expect(rejected.data).toMatchObject({ status: 'rejected', audit: 'rejected', auditReason: 'No declaration' });
  const anew = await change(client, rejected.data, { quota: 1 });
  expect(anew.data).toMatchObject({ status: 'applied', audit: 'pending', auditReason: null, quota: 1, version: 3 });
});

test('nobody audits what he applied for himself', async () => {
  const internal = await enter(emulator, 'plan-own', provider);
  const nameless = await internal.call(createFeedPlan, { body: wanted });
  expect(nameless).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'brokerCode' }] } });
  const created = await internal.call(createFeedPlan, { body: { ...wanted, brokerCode: 'DEMO' } });
  expect(await audit(internal, created.data, 'approve')).toMatchObject({
    code: 'E0016',
    data: { rule: 'own-request' },
  });
  const colleague = await enter(emulator, 'plan-own', ['2GO', 'provider.support']);
  expect((await audit(colleague, created.data, 'approve')).code).toBe('OK');
});

test('a change leaves the present plan in force until its own day', async () => {
  const client = await enter(emulator, 'plan-change');
  const plan = await findPlan(client, isPlain);
  const tooEarly = await change(client, plan, { effectiveDate: today });
  expect(tooEarly).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'effectiveDate', rule: 'min' }] } });
  const asked = { packageCode: 'LEVEL_1', limitType: 'unlimited', quota: null, effectiveDate: '2026-03-03' };
  const changed = await change(client, plan, asked);
  expect(changed.data).toMatchObject({
    status: 'effective',
    packageCode: plan.packageCode,
    change: { ...asked, audit: 'pending' },
    needsAudit: true,
  });
  const internal = await enter(emulator, 'plan-change', provider);
  const approved = await audit(internal, changed.data, 'approve');
  expect(await change(client, approved.data, asked)).toMatchObject({ code: 'E0015', data: { state: 'changing' } });
  await later(client, 1);
  expect(await planOf(client, plan.planID)).toMatchObject({ ...asked, status: 'effective', change: null });
});

test('a rejected change leaves the plan as it is', async () => {
  const client = await enter(emulator, 'plan-change-rejected');
  const plan = await findPlan(client, isPlain);
  const changed = await change(client, plan, { effectiveDate: '2026-03-20' });
  const internal = await enter(emulator, 'plan-change-rejected', provider);
  const rejected = await audit(internal, changed.data, 'reject', 'Too many');
  expect(rejected.data).toMatchObject({
    ...plan,
    change: { audit: 'rejected', auditReason: 'Too many' },
    version: 4,
    updateBy: providerAdmin,
    updateTime: standstill,
  });
  await later(client, 30);
  expect((await planOf(client, plan.planID)).packageCode).toBe(plan.packageCode);
});

test('a plan in force ends at the end of its last day; one that never was is erased', async () => {
  const client = await enter(emulator, 'plan-end');
  const plan = await findPlan(client, isPlain);
  expect(await terminate(client, plan, '2026-03-01')).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'terminationDate' }] },
  });
  const ending = await terminate(client, plan, '2026-03-03');
  expect(ending.data).toMatchObject({ status: 'effective', terminationDate: '2026-03-03' });
  expect(await change(client, ending.data as FeedPlan, {})).toMatchObject({ code: 'E0015', data: { state: 'ending' } });
  await later(client, 1);
  expect((await planOf(client, plan.planID)).status).toBe('effective');
  await later(client, 13 / 24);
  const over = await planOf(client, plan.planID);
  expect(over.status).toBe('terminated');
  expect((await terminate(client, over)).code).toBe('E0015');
  const { planID, version } = (
    await client.call(createFeedPlan, { body: { ...wanted, userID: plan.userID, subUserID: plan.subUserID } })
  ).data;
  expect((await client.call(terminateFeedPlan, { params: { planID }, query: { version } })).data).toBeNull();
  expect((await client.call(getFeedPlan, { params: { planID } })).code).toBe('E0003');
});
