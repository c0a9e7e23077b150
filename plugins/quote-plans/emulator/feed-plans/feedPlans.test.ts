import {
  createFeedPlan,
  getFeedPlan,
  getTrader,
  listFeedPlans,
  terminateFeedPlan,
  type FeedPlan,
} from '@brokerdesk/api';
import {
  createEmulator,
  demoAdmin,
  frozenTime,
  readOperationRecordsOf,
  setUpContent,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';
import {
  auditPlan,
  changePlan,
  findPlan,
  hasPlainQuota,
  advanceDays,
  getLevelTwoPackage,
  getPlan,
  provider,
  providerAdmin,
  terminatePlan,
  today,
  validFeedPlan,
} from './setUpFeedPlans.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

test('a plan is applied for, audited by the provider, and in force from its day in Shanghai', async () => {
  const client = await setUpContent(emulator, 'plan-life');
  const before = await getLevelTwoPackage(client);
  const created = await client.call(createFeedPlan, { body: { ...validFeedPlan, description: 'Two screens' } });
  expect(created.data).toEqual({
    planID: created.data.planID,
    brokerCode: 'DEMO',
    brokerName: { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' },
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
    applyRefID: 'DEMO-U001',
    applyBy: demoAdmin,
    applyTime: frozenTime,
    terminationDate: null,
    change: null,
    needsAudit: true,
    version: 1,
    updateTime: frozenTime,
    updateBy: demoAdmin,
  });
  const reserved = await getLevelTwoPackage(client);
  expect([reserved?.inUse, reserved?.plans]).toEqual([(before?.inUse ?? 0) + 2, (before?.plans ?? 0) + 1]);
  const internal = await setUpContent(emulator, 'plan-life', provider);
  const approved = await auditPlan(internal, created.data, 'approve');
  expect(approved.data).toEqual({
    ...created.data,
    status: 'approved',
    audit: 'approved',
    auditBy: providerAdmin,
    auditTime: frozenTime,
    needsAudit: false,
    version: 2,
    updateBy: providerAdmin,
  });
  expect(await auditPlan(internal, approved.data, 'reject', 'Late')).toMatchObject({ code: 'E0015' });
  await advanceDays(client, 2);
  expect((await getPlan(client, created.data.planID)).status).toBe('approved');
  // 03:00 UTC on 4 March; the 5th begins in Shanghai at 16:00 UTC.
  await advanceDays(client, 13 / 24);
  expect(await getPlan(client, created.data.planID)).toMatchObject({ status: 'effective', version: 3 });
  const { currentPlan } = (await client.call(getTrader, { params: { userID: 'dm600301' } })).data;
  expect(currentPlan).toMatchObject({ planID: created.data.planID, packageCode: 'LEVEL_2', quota: 2 });
  expect(await readOperationRecordsOf(client, created.data.planID)).toMatchObject([
    { operation: 'feedPlan.takeEffect', by: null, changes: [{ before: 'approved', after: 'effective' }] },
    { operation: 'feedPlan.audit', by: 'provider.admin', targetName: '羅雅涵' },
    { operation: 'feedPlan.create', by: 'demo.admin' },
  ]);
});

test('a plan approved for today takes effect at once, a late approval on its day', async () => {
  const client = await setUpContent(emulator, 'plan-today');
  const created = await client.call(createFeedPlan, { body: { ...validFeedPlan, effectiveDate: today } });
  const internal = await setUpContent(emulator, 'plan-today', provider);
  await advanceDays(internal, 1, 'provider.admin');
  const approved = await auditPlan(internal, created.data, 'approve');
  expect(approved.data).toMatchObject({ status: 'effective', effectiveDate: '2026-03-03' });
});

test('a rejection needs a reason; the broker can apply for the plan again', async () => {
  const client = await setUpContent(emulator, 'plan-reject');
  const created = await client.call(createFeedPlan, { body: validFeedPlan });
  const internal = await setUpContent(emulator, 'plan-reject', provider);
  const silent = await auditPlan(internal, created.data, 'reject');
  expect(silent).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'reason', rule: 'required' }] } });
  const rejected = await auditPlan(internal, created.data, 'reject', 'No declaration');
  expect(rejected.data).toMatchObject({ status: 'rejected', audit: 'rejected', auditReason: 'No declaration' });
  const secondTime = await changePlan(client, rejected.data, { quota: 1 });
  expect(secondTime.data).toMatchObject({
    status: 'applied',
    audit: 'pending',
    auditReason: null,
    quota: 1,
    version: 3,
  });
});

test('applicants cannot audit their own application', async () => {
  const internal = await setUpContent(emulator, 'plan-own', provider);
  const nameless = await internal.call(createFeedPlan, { body: validFeedPlan });
  expect(nameless).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'brokerCode' }] } });
  const created = await internal.call(createFeedPlan, { body: { ...validFeedPlan, brokerCode: 'DEMO' } });
  expect(await auditPlan(internal, created.data, 'approve')).toMatchObject({
    code: 'E0016',
    data: { rule: 'own-request' },
  });
  const colleague = await setUpContent(emulator, 'plan-own', ['2GO', 'provider.support']);
  expect((await auditPlan(colleague, created.data, 'approve')).code).toBe('OK');
});

test('a change leaves the current plan in force until its effective date', async () => {
  const client = await setUpContent(emulator, 'plan-change');
  const plan = await findPlan(client, hasPlainQuota);
  const tooEarly = await changePlan(client, plan, { effectiveDate: today });
  expect(tooEarly).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'effectiveDate', rule: 'min' }] } });
  const asked = { packageCode: 'LEVEL_1', limitType: 'unlimited', quota: null, effectiveDate: '2026-03-03' };
  const changed = await changePlan(client, plan, asked);
  expect(changed.data).toMatchObject({
    status: 'effective',
    packageCode: plan.packageCode,
    change: { ...asked, audit: 'pending' },
    needsAudit: true,
  });
  const internal = await setUpContent(emulator, 'plan-change', provider);
  const approved = await auditPlan(internal, changed.data, 'approve');
  expect(await changePlan(client, approved.data, asked)).toMatchObject({ code: 'E0015', data: { state: 'changing' } });
  await advanceDays(client, 1);
  expect(await getPlan(client, plan.planID)).toMatchObject({ ...asked, status: 'effective', change: null });
});

test('a rejected change leaves the plan as it is', async () => {
  const client = await setUpContent(emulator, 'plan-change-rejected');
  const plan = await findPlan(client, hasPlainQuota);
  const changed = await changePlan(client, plan, { effectiveDate: '2026-03-20' });
  const internal = await setUpContent(emulator, 'plan-change-rejected', provider);
  const rejected = await auditPlan(internal, changed.data, 'reject', 'Too many');
  expect(rejected.data).toMatchObject({
    ...plan,
    change: { audit: 'rejected', auditReason: 'Too many' },
    version: 4,
    updateBy: providerAdmin,
    updateTime: frozenTime,
  });
  await advanceDays(client, 30);
  expect((await getPlan(client, plan.planID)).packageCode).toBe(plan.packageCode);
});

test('a plan in force ends at the end of its last day; one that never was is erased', async () => {
  const client = await setUpContent(emulator, 'plan-end');
  const plan = await findPlan(client, hasPlainQuota);
  expect(await terminatePlan(client, plan, '2026-03-01')).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'terminationDate' }] },
  });
  const ending = await terminatePlan(client, plan, '2026-03-03');
  expect(ending.data).toMatchObject({ status: 'effective', terminationDate: '2026-03-03' });
  expect(await changePlan(client, ending.data as FeedPlan, {})).toMatchObject({
    code: 'E0015',
    data: { state: 'ending' },
  });
  await advanceDays(client, 1);
  expect((await getPlan(client, plan.planID)).status).toBe('effective');
  await advanceDays(client, 13 / 24);
  const over = await getPlan(client, plan.planID);
  expect(over.status).toBe('terminated');
  expect((await terminatePlan(client, over)).code).toBe('E0015');
  const { planID, version } = (
    await client.call(createFeedPlan, { body: { ...validFeedPlan, userID: plan.userID, subUserID: plan.subUserID } })
  ).data;
  expect((await client.call(terminateFeedPlan, { params: { planID }, query: { version } })).data).toBeNull();
  expect((await client.call(getFeedPlan, { params: { planID } })).code).toBe('E0003');
});

test('the list counts the plans in each status and those that wait for the provider', async () => {
  const client = await setUpContent(emulator, 'plan-counts');
  const { items, counts } = (await client.call(listFeedPlans, { query: { size: 500 } })).data;
  const countOf = (status: string) => items.filter((plan) => plan.status === status).length;
  const countChanges = (audit: string) => items.filter(({ change }) => change?.audit === audit).length;
  expect(counts).toEqual({
    applied: countOf('applied'),
    rejected: countOf('rejected'),
    approved: countOf('approved'),
    effective: countOf('effective'),
    terminated: countOf('terminated'),
    needsAudit: items.filter(({ needsAudit }) => needsAudit).length,
    changes: {
      pending: countChanges('pending'),
      approved: countChanges('approved'),
      rejected: countChanges('rejected'),
    },
  });
  const filtered = await client.call(listFeedPlans, { query: { status: 'effective', needsAudit: 'true', size: 1 } });
  expect(filtered.data.counts).toEqual(counts);
  const rejected = (await client.call(listFeedPlans, { query: { changeAudit: 'rejected' } })).data;
  expect(rejected.items).toEqual(items.filter(({ change }) => change?.audit === 'rejected'));
  expect([rejected.total, rejected.counts]).toEqual([counts.changes.rejected, counts]);
});
