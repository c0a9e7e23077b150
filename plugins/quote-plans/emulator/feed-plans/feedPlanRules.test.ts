import { createFeedPlan, getFeedPlan, listFeedPlans } from '@brokerdesk/api';
import { createEmulator, frozenTime, setUpContent } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';
import {
  changePlan,
  findPlan,
  hasPlainQuota,
  advanceDays,
  getPlan,
  provider,
  terminatePlan,
  validFeedPlan,
} from './setUpFeedPlans.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

test('a login has one plan at a time, and only while it is active', async () => {
  const client = await setUpContent(emulator, 'plan-login');
  await client.call(createFeedPlan, { body: validFeedPlan });
  const refused = async (asked: object) => {
    const { code, data } = await client.call(createFeedPlan, { body: { ...validFeedPlan, ...asked } });
    const { rule, fields = [] } = data as { readonly rule?: string; readonly fields?: readonly { path: string }[] };
    return [code, rule ?? fields.map(({ path }) => path)];
  };
  expect(await refused({})).toEqual(['E0016', 'has-plan']);
  expect(await refused({ userID: 'dm600244' })).toEqual(['E0016', 'trader-not-active']);
  expect(await refused({ userID: 'hb200198' })).toEqual(['E0004', ['userID']]);
  expect(await refused({ userID: 'dm600315', subUserID: 'dm600203-01' })).toEqual(['E0004', ['subUserID']]);
  expect(await refused({ userID: ' ', customerName: '' })).toEqual(['E0004', ['customerName', 'userID']]);
  expect(await refused({ limitType: 'quota', quota: null, effectiveDate: '2026-03-01' })).toEqual([
    'E0004',
    ['quota', 'effectiveDate'],
  ]);
  expect(await refused({ userID: 'dm600371', limitType: 'unlimited' })).toEqual(['E0004', ['quota']]);
  expect(await refused({ userID: 'dm600371', quota: 500 })).toEqual(['E0016', 'quota-exceeded']);
  expect(await refused({ userID: 'dm600371', limitType: 'unlimited', quota: null })).toEqual([
    'E0016',
    'quota-exceeded',
  ]);
});

test('a broker neither sees nor names another one, and Harbour has not bought every package', async () => {
  const client = await setUpContent(emulator, 'plan-foreign');
  const plan = await findPlan(client, hasPlainQuota);
  const harbour = await setUpContent(emulator, 'plan-foreign', ['HARBOUR', 'harbour.admin']);
  expect((await harbour.call(getFeedPlan, { params: { planID: plan.planID } })).code).toBe('E0003');
  expect((await terminatePlan(harbour, plan)).code).toBe('E0003');
  expect((await harbour.call(listFeedPlans, { query: { brokerCode: 'DEMO' } })).code).toBe('E0003');
  expect((await harbour.call(createFeedPlan, { body: { ...validFeedPlan, brokerCode: 'DEMO' } })).code).toBe('E0003');
  const american = { ...validFeedPlan, userID: 'hb200198', packageCode: 'US_REAL_TIME' } as const;
  const refused = await harbour.call(createFeedPlan, { body: american });
  expect(refused).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'packageCode', rule: 'unknown' }] } });
  const internal = await setUpContent(emulator, 'plan-foreign', provider);
  const all = (await internal.call(listFeedPlans, { query: { size: 500 } })).data;
  expect(new Set(all.items.map(({ brokerCode }) => brokerCode))).toEqual(new Set(['DEMO', 'HARBOUR']));
});

test('a stale version is rejected with the current plan, and filters find pending plans', async () => {
  const client = await setUpContent(emulator, 'plan-stale');
  const plan = await findPlan(client, hasPlainQuota);
  expect(await changePlan(client, { ...plan, version: 9 }, {})).toMatchObject({
    code: 'E0005',
    data: { current: plan },
  });
  const waiting = (await client.call(listFeedPlans, { query: { needsAudit: 'true' } })).data.items;
  expect(waiting.length).toBeGreaterThan(1);
  expect(waiting.every(({ audit: own, change: next }) => own === 'pending' || next?.audit === 'pending')).toBe(true);
  const found = (
    await client.call(listFeedPlans, { query: { q: plan.userID.toUpperCase(), packageCode: plan.packageCode } })
  ).data;
  expect(found.items).toContainEqual(plan);
});

test('the plans with which a sandbox begins move on by the clock, each on its day', async () => {
  const client = await setUpContent(emulator, 'plan-seeded');
  const waiting = await findPlan(client, ({ status }) => status === 'approved');
  const changing = await findPlan(client, ({ change: next }) => next?.audit === 'approved');
  const ending = await findPlan(
    client,
    ({ status, terminationDate }) => status === 'effective' && terminationDate !== null,
  );
  await advanceDays(client, 30);
  expect(await getPlan(client, waiting.planID)).toMatchObject({ status: 'effective', version: waiting.version + 1 });
  const { change: next } = changing;
  expect(await getPlan(client, changing.planID)).toMatchObject({ ...next, status: 'effective', change: null });
  expect(await getPlan(client, ending.planID)).toMatchObject({ status: 'terminated' });
});
