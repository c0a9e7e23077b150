import {
  changeApplicationStatuses,
  deleteApplication,
  getApplication,
  listActionHistories,
  type JobItem,
  UnreachableError,
} from '@brokerdesk/plugin-sdk';
import { createTestApi, createApiError, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ApplicationChange, job } from './changeApplication.ts';

/** What stands at the back end, and what its history says last. */
let stored: { version: number; action: string } | undefined;
let writes: TestCall[];

beforeEach(() => {
  stored = { version: 3, action: 'submit' };
  writes = [];
});

describe('the job that changes applications', () => {
  it('moves one application by one action, with its version and reason, under the key of the item', async () => {
    expect(await job.run(item('reject', 'No.'), context())).toEqual({ state: 'done' });
    expect(writes.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [changeApplicationStatuses, { action: 'reject', applications: [{ applyID: 'A1', version: 3 }], reason: 'No.' }],
    ]);
  });

  it('deletes with the version that was seen', async () => {
    expect(await job.run(item('delete'), context())).toEqual({ state: 'done' });
    expect(writes.map(({ endpoint, query }) => [endpoint, query])).toEqual([[deleteApplication, { version: 3 }]]);
  });

  it('passes a refusal on as it is', async () => {
    stored = { version: 4, action: 'archive' };
    await expect(job.run(item('verify'), context())).rejects.toMatchObject({ code: 'E0005' });
  });

  it.each([
    ['nothing was written', { version: 3, action: 'submit' }, 'notStarted'],
    ['it was written', { version: 4, action: 'verify' }, { state: 'done' }],
    ['somebody else has changed it', { version: 4, action: 'reject' }, 'notStarted'],
    ['it was verified later by somebody else', { version: 6, action: 'verify' }, 'notStarted'],
  ])('tells after a lost answer how it stands: %s', async (_what, now, outcome) => {
    stored = now;
    expect(await job.check(item('verify'), context())).toEqual(outcome);
    expect(writes).toEqual([]);
  });

  it.each([
    ['deleted', undefined, { state: 'done' }],
    ['still there', { version: 3, action: 'reject' }, 'notStarted'],
  ])('tells after a lost answer whether an application is %s', async (_what, now, outcome) => {
    stored = now;
    expect(await job.check(item('delete'), context())).toEqual(outcome);
  });

  it('does not take an application that is gone for verified', async () => {
    stored = undefined;
    await expect(job.check(item('verify'), context())).rejects.toMatchObject({ code: 'E0003' });
  });

  it('leaves it open while nobody answers', async () => {
    const failure = new UnreachableError('OFFLINE', { message: 'No network' });
    const api = createTestApi(() => {
      throw failure;
    });
    await expect(job.check(item('delete'), { ...context(), api })).rejects.toBe(failure);
  });
});

function item(action: ApplicationChange['action'], reason: string | null = null): JobItem<ApplicationChange> {
  return { id: 'A1', label: 'A1', input: { action, version: 3, reason } };
}

function context() {
  return { api: createTestApi(respond), signal: new AbortController().signal, idempotencyKey: 'job.0' };
}

function respond(call: TestCall) {
  const { endpoint } = call;
  if (!stored) throw createApiError('E0003');
  if (endpoint === getApplication) return { version: stored.version };
  if (endpoint === listActionHistories) return [{ action: stored.action }, { action: 'start' }];
  writes.push(call);
  if (stored.version !== 3) throw createApiError('E0005');
  return {};
}
