import {
  getApplication,
  importToBackOffice,
  type JobContext,
  type JobItem,
  listActionHistories,
} from '@brokerdesk/plugin-sdk';
import { createTestApi, createApiError, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleApplication } from '../screens/applicationDetail/sampleApplication.ts';
import { type ImportInput, job } from './importApplication.ts';

interface Body {
  readonly applications: readonly { readonly applyID: string; readonly version: number }[];
  readonly skipChecks?: boolean;
}

const error = { EN: 'The number is taken.', SC: '账号已被使用。', TC: '帳號已被使用。' };
/** Those that the back office refuses, and those that somebody else has changed. */
let failing: Set<string>;
let stale: Set<string>;
let sent: Body[];
/** By id, how often the back office took one. */
let imported: Map<string, number>;
let attempts: Map<string, number>;
let context: JobContext;

beforeEach(() => {
  failing = new Set();
  stale = new Set();
  sent = [];
  imported = new Map();
  attempts = new Map();
  context = { api: createTestApi(respond), signal: new AbortController().signal, idempotencyKey: 'job.0' };
});

describe('the import of applications', () => {
  it('sends ten in a call, and tells of each how it ended', async () => {
    failing = new Set(['A3']);
    stale = new Set(['A4']);
    const outcomes = await Promise.allSettled(items(25).map((item) => job.run(item, context)));
    expect(sent.map(({ applications }) => applications.length)).toEqual([10, 10, 5]);
    expect(outcomes[0]).toMatchObject({ value: { state: 'done', note: '000000007' } });
    expect(outcomes[3]).toMatchObject({ value: { state: 'failed', code: 'IPF', message: '账号已被使用。' } });
    expect(outcomes[4]).toMatchObject({ reason: { code: 'E0005', message: 'changed' } });
  });

  it('of 500 with 20 failing tries those again only, and takes none twice', async () => {
    failing = new Set(Array.from({ length: 20 }, (_, index) => `A${index * 25}`));
    const all = items(500);
    const first = await Promise.all(all.map((item) => job.run(item, context)));
    const failed = all.filter((_item, index) => first[index]?.state === 'failed');
    expect(failed).toHaveLength(20);
    failing.clear();
    const second = await Promise.all(failed.map((item) => job.run(item, context)));
    expect(second.every(({ state }) => state === 'done')).toBe(true);
    expect([imported.size, ...new Set(imported.values())]).toEqual([500, 1]);
  });

  it('skips certification and signature for those alone for which it was agreed to', async () => {
    const [first, second] = items(2);
    const agreed = { ...second!, input: { ...second!.input, skipsChecks: true } };
    await Promise.all([job.run(first!, context), job.run(agreed, context)]);
    expect(sent).toEqual([
      { applications: [{ applyID: 'A0', version: 3 }] },
      { applications: [{ applyID: 'A1', version: 3 }], skipChecks: true },
    ]);
  });

  it('names an application once that two jobs want at the same moment', async () => {
    const [first, second] = items(2);
    const outcomes = await Promise.all([first!, second!, first!].map((item) => job.run(item, context)));
    expect(sent.map(({ applications }) => applications.map(({ applyID }) => applyID))).toEqual([['A0', 'A1']]);
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect([...imported.values()]).toEqual([1, 1]);
  });

  it('passes the refusal of a whole call on to each of its applications', async () => {
    context = {
      ...context,
      api: createTestApi((call) => {
        if (call.endpoint === importToBackOffice) throw createApiError('E0002');
        return respond(call);
      }),
    };
    const outcomes = await Promise.allSettled(items(2).map((item) => job.run(item, context)));
    expect(outcomes).toMatchObject([{ reason: { code: 'E0002' } }, { reason: { code: 'E0002' } }]);
  });

  it('finds out after a lost answer that an application is in the back office, with its number', async () => {
    const [item] = items(1);
    await job.run(item!, context);
    expect(await job.check(item!, context)).toEqual({ state: 'done', note: '000000007' });
  });
});

function items(count: number): readonly JobItem<ImportInput>[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `A${index}`,
    label: `A${index}`,
    input: { version: 3, language: 'zh-Hans', skipsChecks: false },
  }));
}

/** Two versions a try: `IPB` and its end. */
function currentApplication(applyID: string) {
  const count = attempts.get(applyID) ?? 0;
  const open = count > 0 ? 'IPF' : 'SOF';
  const status = imported.has(applyID) ? 'IBO' : open;
  return { ...sampleApplication, applyID, status, version: 3 + 2 * count, customAccountNum: '000000007' };
}

function respond({ endpoint, params, body }: TestCall) {
  const id = String(params['id']);
  if (endpoint === getApplication) return currentApplication(id);
  if (endpoint === listActionHistories) {
    const pair = (toStatus: string) => [toStatus, 'IPB'].map((to) => ({ action: 'importToBackOffice', toStatus: to }));
    const count = attempts.get(id) ?? 0;
    return Array.from({ length: count }, (_, index) =>
      pair(index === 0 ? currentApplication(id).status : 'IPF'),
    ).flat();
  }
  sent.push(body as Body);
  return { results: (body as Body).applications.map(importOne) };
}

function importOne({ applyID, version }: Body['applications'][number]) {
  const before = currentApplication(applyID);
  if (stale.has(applyID) || version !== before.version) {
    return { applyID, code: 'E0005', message: 'changed', status: null, error: null, application: before };
  }
  attempts.set(applyID, (attempts.get(applyID) ?? 0) + 1);
  if (!failing.has(applyID)) imported.set(applyID, (imported.get(applyID) ?? 0) + 1);
  const application = currentApplication(applyID);
  const isDone = application.status === 'IBO';
  return { applyID, code: 'OK', message: '', status: application.status, error: isDone ? null : error, application };
}
