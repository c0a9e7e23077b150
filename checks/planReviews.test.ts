// A job of the provider approves each request for a quote plan once, whatever the network does.
import { auditFeedPlan, type FeedPlan, listFeedPlans, listOperationRecords } from '@brokerdesk/api';
import { openEmulator, type TestSandbox } from '@brokerdesk/mock-server/testing';
import type { ApiClient, JobKind } from '@brokerdesk/plugin-sdk';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type AuditInput, job } from '../plugins/quote-plans/src/jobs/auditPlan.ts';
import { openTray } from './openTray.ts';

vi.setConfig({ testTimeout: 300_000 });

const emulator = openEmulator({ applications: 0 });
const count = 100;
/** The requests of a test have this note. */
const note = 'One of many';
let sandbox: TestSandbox;
let api: ApiClient;
let plans: readonly FeedPlan[];

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  api = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' }));
  await addRequests();
  plans = await readPlans();
});
afterAll(() => emulator.close());

it('approves each request once, whatever requests fail and responses are lost', async () => {
  const match = { method: 'PATCH', path: '/goapi/feed_plans/{planID}/audits' } as const;
  await sandbox.control.addFault({ match, effect: { kind: 'lostReply' }, when: { chance: 0.3 } });
  await sandbox.control.addFault({ match, effect: { kind: 'reset' }, when: { chance: 0.2 } });
  await sandbox.control.addFault({ match, effect: { kind: 'envelope', code: 'E0099' }, when: { chance: 0.2 } });
  expect(plans).toHaveLength(count);
  const tray = openPlanTray();
  let rounds = 0;
  for (; rounds < 30 && tray.progress.some(({ state }) => state !== 'done'); rounds += 1) await tray.runRest();
  expect(rounds).toBeGreaterThan(2);
  expect(tray.progress.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(await countDecisions()).toEqual(new Map(plans.map(({ planID }) => [planID, 1])));
  const now = await readPlans();
  expect(now.map(({ planID }) => planID).toSorted()).toEqual(plans.map(({ planID }) => planID).toSorted());
  for (const plan of now) expect(plan).toMatchObject({ status: 'approved', audit: 'approved', version: 2 });
});

it('leaves alone what a colleague rejects while it runs, and says who did', async () => {
  const colleague = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.support' }));
  const [{ planID, version } = plans[0]!] = plans;
  const body = { action: 'reject', reason: 'Not paid', version } as const;
  await colleague.call(auditFeedPlan, { params: { planID }, body });
  const tray = openPlanTray();
  await tray.runRest();
  await tray.runRest();
  const [refused, ...rest] = tray.progress;
  expect(refused).toMatchObject({ state: 'failed', code: 'E0005' });
  expect(refused?.message).toContain('Daniel Ashworth');
  expect(new Set(rest.map(({ state }) => state))).toEqual(new Set(['done']));
  const untouched = (await readPlans()).find((plan) => plan.planID === planID);
  expect(untouched).toMatchObject({ status: 'rejected', auditReason: 'Not paid', version: version + 1 });
});

/** Opens the tray with a job that approves the requests. */
function openPlanTray() {
  const items = plans.map(({ planID, customerName, version, applyTime }) => ({
    id: planID,
    label: customerName,
    input: { action: 'approve', reason: '', version, applyTime } satisfies AuditInput,
  }));
  return openTray(job as unknown as JobKind, { api, items });
}

/** Adds requests of as many clients, from the far future on, so that none is in force at once. */
async function addRequests(): Promise<void> {
  const waiting = await api.call(listFeedPlans, { query: { needsAudit: 'true', status: 'applied', size: 1 } });
  const planID = waiting.items[0]?.planID ?? '';
  const row = await sandbox.control.readRow<{ readonly request: object; readonly userID: string }>('feedPlans', planID);
  const client = await sandbox.control.readRow<object>('traders', row.userID);
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = `${planID}-${index}`;
      const userID = `many${index}`;
      await sandbox.control.putRow('traders', userID, { ...client, userID });
      const request = { ...row.request, quota: 1, effectiveDate: '2099-01-04' };
      const identity = { planID: id, userID, description: note, version: 1 };
      return sandbox.control.putRow('feedPlans', id, { ...row, ...identity, request });
    }),
  );
}

async function readPlans(): Promise<readonly FeedPlan[]> {
  return (await api.call(listFeedPlans, { query: { q: note, size: 500 } })).items;
}

/** Counts the decisions that the server has recorded for each of these plans. */
async function countDecisions(): Promise<ReadonlyMap<string, number>> {
  const query = { brokerCode: plans[0]?.brokerCode ?? '', operation: 'feedPlan.audit', size: 500 };
  const { items } = await api.call(listOperationRecords, { query });
  const counts = new Map(plans.map(({ planID }) => [planID, 0]));
  for (const { targetID } of items) {
    const known = targetID === null ? undefined : counts.get(targetID);
    if (targetID !== null && known !== undefined) counts.set(targetID, known + 1);
  }
  return counts;
}
