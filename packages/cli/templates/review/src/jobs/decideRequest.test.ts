import type { JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import { beforeEach, expect, it } from 'vitest';
import { decideRequest, getRequest, type ReviewRequest } from '../endpoints.ts';
import { openBackend, type TestBackend } from '../testBackendFixture.ts';
import { type DecisionInput, job } from './decideRequest.ts';

let backend: TestBackend;
let request: ReviewRequest;

beforeEach(async () => {
  backend = await openBackend();
  request = await backend.find('waiting');
});

it('decides about one request with its version, once for each key', async () => {
  expect(await job.run(item(), context())).toEqual({ state: 'done' });
  expect(await job.run(item(), context())).toEqual({ state: 'done' });
  const now = await backend.api.call(getRequest, { params: { requestID: request.requestID } });
  expect([now.status, now.version]).toEqual(['approved', request.version + 1]);
});

it('leaves a request alone that a colleague has decided', async () => {
  await decideAsColleague('reject');
  await expect(job.run(item(), context())).rejects.toMatchObject({ code: 'E0005' });
});

it.each([
  ['nothing was written', undefined, 'notStarted'],
  ['it was written', 'approve', { state: 'done' }],
  ['a colleague decided otherwise', 'reject', 'notStarted'],
] as const)('reports the state after a lost response: %s', async (_title, decision, outcome) => {
  if (decision) await decideAsColleague(decision);
  expect(await job.check(item(), context())).toEqual(outcome);
});

function item(): JobItem<DecisionInput> {
  const { requestID, clientName, version } = request;
  return { id: requestID, label: clientName, input: { decision: 'approve', reason: null, version } };
}

function context(): JobContext {
  return {
    api: backend.api,
    withSecondFactor: (request) => request({}),
    signal: new AbortController().signal,
    idempotencyKey: 'job-0001',
  };
}

async function decideAsColleague(decision: 'approve' | 'reject') {
  const { requestID, version } = request;
  const reason = decision === 'reject' ? 'No.' : null;
  await backend.colleague.call(decideRequest, { params: { requestID }, body: { decision, reason, version } });
}
