// Quote plans for tests: their inputs, and the requests that move a plan through its life.
import {
  auditFeedPlan,
  changeFeedPlan,
  type FeedPlan,
  getFeedPlan,
  listFeedPackages,
  listFeedPlans,
  terminateFeedPlan,
} from '@brokerdesk/api';
import { advanceClockMs, dayMs, type TestClient } from '@brokerdesk/mock-server/testing';

export const today = '2026-03-02';
const trader = { userID: 'dm600301', customerName: '羅雅涵' };
export const validFeedPlan = {
  ...trader,
  packageCode: 'LEVEL_2',
  limitType: 'quota',
  quota: 2,
  effectiveDate: '2026-03-05',
} as const;
export const provider = ['2GO', 'provider.admin'] as const;
export const providerAdmin = 'FUNG Wai Yin 馮慧賢';

export function auditPlan(
  client: TestClient,
  { planID, version }: FeedPlan,
  action: 'approve' | 'reject',
  reason?: string,
) {
  const body = { action, version, ...(reason !== undefined && { reason }) };
  return client.call(auditFeedPlan, { params: { planID }, body });
}

export function changePlan(client: TestClient, { planID, version, customerName }: FeedPlan, changes: object) {
  const body = { ...validFeedPlan, customerName, version, ...changes };
  const { userID: _userID, ...rest } = body;
  return client.call(changeFeedPlan, { params: { planID }, body: rest });
}

export function terminatePlan(client: TestClient, { planID, version }: FeedPlan, terminationDate?: string) {
  const query = { version, ...(terminationDate !== undefined && { terminationDate }) };
  return client.call(terminateFeedPlan, { params: { planID }, query });
}

export async function getPlan(client: TestClient, planID: string): Promise<FeedPlan> {
  return (await client.call(getFeedPlan, { params: { planID } })).data;
}

export async function findPlan(client: TestClient, isWanted: (plan: FeedPlan) => boolean): Promise<FeedPlan> {
  const { data } = await client.call(listFeedPlans, { query: { size: 500 } });
  return data.items.find(isWanted) as FeedPlan;
}

/** In force, without a pending change and with a limited number of terminals. */
export function hasPlainQuota({ status, change: next, terminationDate, limitType }: FeedPlan): boolean {
  return status === 'effective' && next === null && terminationDate === null && limitType === 'quota';
}

export async function getLevelTwoPackage(client: TestClient) {
  const { data } = await client.call(listFeedPackages, { query: { brokerCode: 'DEMO' } });
  return data[0]?.packages.find(({ packageCode }) => packageCode === 'LEVEL_2');
}

/** Signs in again after the clock has moved, which ended the session. */
export async function advanceDays(client: TestClient, days: number, userID = 'demo.admin'): Promise<void> {
  await advanceClockMs(client, days * dayMs);
  client.headers = {};
  await client.signIn(userID === 'demo.admin' ? 'DEMO' : '2GO', userID);
}
