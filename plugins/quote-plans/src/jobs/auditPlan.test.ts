import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import { auditFeedPlan, type FeedPlan, getFeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, type RecordingApi, recordCalls } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { findWaitingRequest } from '../model/planRequests.ts';
import { type AuditInput, job } from './auditPlan.ts';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let session: TestSession;
let api: RecordingApi;
let plan: FeedPlan;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' });
  api = recordCalls(createSessionApi(session));
  plan = (await api.call(listFeedPlans, { query: { needsAudit: 'true', status: 'applied', size: 1 } })).items[0]!;
});
afterAll(() => emulator.close());

it('decides on one request with the version that was seen, under the key of the item', async () => {
  expect(await job.run(itemOf('reject', 'Not paid'), context())).toEqual({ state: 'done' });
  const { planID, version } = plan;
  expect(await read()).toMatchObject({ status: 'rejected', auditReason: 'Not paid', version: version + 1 });
  expect(
    api.writes().map(({ endpoint, params, body, options }) => [endpoint, params, body, options.idempotencyKey]),
  ).toEqual([[auditFeedPlan, { planID }, { action: 'reject', reason: 'Not paid', version }, 'job.0']]);
});

it('takes its own decision, whose response was lost, as done, also under another key', async () => {
  await job.run(itemOf('approve'), context());
  const { version } = await read();
  expect(await job.check(itemOf('approve'), context())).toEqual({ state: 'done' });
  // The old version is stale (E0005), the new one has nothing to decide (E0015).
  expect(await job.run(itemOf('approve'), context('job.1'))).toEqual({ state: 'done' });
  expect(await job.run({ ...itemOf('approve'), input: inputOf('approve', '', version) }, context('job.2'))).toEqual({
    state: 'done',
  });
  expect((await read()).version).toBe(version);
});

it('fails where another user has decided otherwise, and changes nothing', async () => {
  await job.run(itemOf('reject', 'Not paid'), context());
  expect(await job.check(itemOf('approve'), context())).toBe('notStarted');
  await expect(job.run(itemOf('approve'), context('job.1'))).rejects.toMatchObject({ code: 'E0005' });
  await expect(job.run(itemOf('reject', 'Too many'), context('job.2'))).rejects.toMatchObject({ code: 'E0005' });
  expect(await read()).toMatchObject({ status: 'rejected', auditReason: 'Not paid', version: plan.version + 1 });
});

it('refuses the request of the user who runs it', async () => {
  const row = await sandbox.control.readRow<{ request: object }>('feedPlans', plan.planID);
  const request = { ...row.request, applyRefID: session.user.refID };
  await sandbox.control.putRow('feedPlans', plan.planID, { ...row, request });
  await expect(job.run(itemOf('approve'), context())).rejects.toMatchObject({ code: 'E0016' });
});

function read(): Promise<FeedPlan> {
  return api.call(getFeedPlan, { params: { planID: plan.planID } });
}

function inputOf(action: AuditInput['action'], reason = '', version = plan.version): AuditInput {
  return { action, reason, version, applyTime: findWaitingRequest(plan)?.applyTime ?? '' };
}

function itemOf(action: AuditInput['action'], reason = ''): JobItem<AuditInput> {
  return { id: plan.planID, label: plan.customerName, input: inputOf(action, reason) };
}

function context(idempotencyKey = 'job.0'): JobContext {
  return { api, signal: new AbortController().signal, idempotencyKey, withSecondFactor: (send) => send({}) };
}
