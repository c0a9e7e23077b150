import type { JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import {
  type ApplicationDetail,
  changeApplicationStatuses,
  deleteApplication,
  getApplication,
} from '@brokerdesk/plugin-sdk/api';
import { type RecordingApi, recordCalls } from '@brokerdesk/plugin-testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBackend, type TestBackend } from '../testBackendFixture.ts';
import { type ApplicationChange, job } from './changeApplication.ts';

type Action = 'verify' | 'reject' | 'returnToUnchecked';

let backend: TestBackend;
let api: RecordingApi;
let submitted: ApplicationDetail;
let rejected: ApplicationDetail;

beforeEach(async () => {
  backend = await openBackend();
  api = recordCalls(backend.api);
  submitted = await backend.find('SUB');
  rejected = await backend.find('REJ');
});

describe('the job that changes applications', () => {
  it('moves one application by one action, with its version and reason, under the key of the item', async () => {
    expect(await job.run(createItem(submitted, 'reject', 'No.'), context())).toEqual({ state: 'done' });
    const { applyID, version } = submitted;
    expect(api.writes().map(({ endpoint, body, options }) => [endpoint, body, options.idempotencyKey])).toEqual([
      [changeApplicationStatuses, { action: 'reject', applications: [{ applyID, version }], reason: 'No.' }, 'job.0'],
    ]);
  });

  it('deletes with the version that was seen', async () => {
    expect(await job.run(createItem(rejected, 'delete'), context())).toEqual({ state: 'done' });
    expect(api.writes().map(({ endpoint, query }) => [endpoint, query])).toEqual([
      [deleteApplication, { version: rejected.version }],
    ]);
  });

  it('passes an error on unchanged', async () => {
    await change('reject');
    await expect(job.run(createItem(submitted, 'verify'), context())).rejects.toMatchObject({ code: 'E0005' });
  });

  it.each<[string, readonly Action[], unknown]>([
    ['nothing was written', [], 'notStarted'],
    ['it was written', ['verify'], { state: 'done' }],
    ['another user has changed it', ['reject'], 'notStarted'],
    ['another user verified it later', ['verify', 'returnToUnchecked', 'verify'], 'notStarted'],
  ])('reports the state after a lost response: %s', async (_what, actions, outcome) => {
    for (const action of actions) await change(action);
    expect(await job.check(createItem(submitted, 'verify'), context())).toEqual(outcome);
    expect(api.writes()).toEqual([]);
  });

  it('reports after a lost response whether an application is deleted', async () => {
    const item = createItem(rejected, 'delete');
    expect(await job.check(item, context())).toBe('notStarted');
    await removeRejected();
    expect(await job.check(item, context())).toEqual({ state: 'done' });
  });

  it('does not mistake a missing application for a verified one', async () => {
    await removeRejected();
    await expect(job.check(createItem(rejected, 'verify'), context())).rejects.toMatchObject({ code: 'E0003' });
  });

  it('leaves the outcome open while no response comes', async () => {
    await backend.fail(getApplication, { kind: 'reset' });
    await expect(job.check(createItem(rejected, 'delete'), context())).rejects.toMatchObject({ code: 'OFFLINE' });
  });
});

function createItem(
  { applyID, version }: ApplicationDetail,
  action: ApplicationChange['action'],
  reason: string | null = null,
): JobItem<ApplicationChange> {
  return { id: applyID, label: applyID, input: { action, version, reason } };
}

function context(): JobContext {
  return {
    api,
    withSecondFactor: (request) => request({}),
    signal: new AbortController().signal,
    idempotencyKey: 'job.0',
  };
}

/** Changes the submitted application as another user does. */
async function change(action: Action): Promise<void> {
  const { applyID, version } = await backend.read(submitted.applyID);
  await backend.colleague.call(changeApplicationStatuses, { body: { action, applications: [{ applyID, version }] } });
}

async function removeRejected(): Promise<void> {
  const { applyID: id, version } = rejected;
  await backend.api.call(deleteApplication, { params: { id }, query: { version } });
}
