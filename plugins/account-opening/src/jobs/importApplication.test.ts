import { openEmulator } from '@brokerdesk/mock-server/testing';
import type { JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import {
  type ApplicationSummary,
  changeApplicationStatuses,
  importToBackOffice,
  listApplications,
} from '@brokerdesk/plugin-sdk/api';
import { type RecordingApi, recordCalls } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openBackendIn, type TestBackend } from '../testBackendFixture.ts';
import { type ImportInput, job } from './importApplication.ts';

const emulator = openEmulator({ applications: 600, instantWork: true });
const error = { EN: 'The number is taken.', SC: '账号已被使用。', TC: '帳號已被使用。' };
let backend: TestBackend;
let api: RecordingApi;
let context: JobContext;

beforeEach(async () => {
  backend = await openBackendIn(await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true }));
  await backend.control.changeClock({ instantWork: true });
  await backend.control.putRow('importRefusals', '*', { times: 0 });
  api = recordCalls(backend.api);
  context = {
    api,
    withSecondFactor: (request) => request({}),
    signal: new AbortController().signal,
    idempotencyKey: 'job',
  };
});
afterAll(() => emulator.close());

describe('the import of applications', () => {
  it('sends one application per call, in the version that it has read, and reports the outcome of each', async () => {
    const items = await select(3);
    await failNext(items[1]!);
    const outcomes = await Promise.allSettled(
      items.map((item, index) => run(index === 2 ? { ...item, id: 'DE9999999' } : item)),
    );
    expect(sent()).toEqual(items.slice(0, 2).map(({ id, input }) => ({ applyID: id, version: input.version })));
    expect(outcomes).toMatchObject([
      { value: { state: 'done', note: expect.stringMatching(/^\d{9}$/) as string } },
      { value: { state: 'failed', code: 'IPF', message: '账号已被使用。' } },
      { reason: { code: 'E0003' } },
    ]);
  });

  it('imports several applications at a time', () => {
    expect(job.concurrency).toBe(4);
  });

  it('reports an application that another user has changed since', async () => {
    const [item] = await select(1);
    const { id, input } = item!;
    const body = { action: 'archive' as const, applications: [{ applyID: id, version: input.version }] };
    const row = await backend.control.readRow('applications', id);
    await backend.control.putRow('applications', id, { ...row, status: 'IBO' });
    await backend.api.call(changeApplicationStatuses, { body });
    await expect(run(item!)).rejects.toMatchObject({ code: 'E0005' });
  });

  it('retries only the 20 failures of 500, and imports nothing twice', async () => {
    const items = await select(500);
    await Promise.all(items.filter((_item, index) => index % 25 === 0).map(failNext));
    const first = await Promise.all(items.map((item) => run(item)));
    const failed = items.filter((_item, index) => first[index]?.state === 'failed');
    expect(failed).toHaveLength(20);
    const second = await Promise.all(failed.map((item) => run(item)));
    expect(second.every(({ state }) => state === 'done')).toBe(true);
    const imported = await listImported();
    // Each import raises the version by two: its start and its end.
    const versions = new Map(imported.map(({ applyID, version }) => [applyID, version]));
    expect(items.every(({ id }) => versions.has(id))).toBe(true);
    const attempts = items.map(({ id, input }) => ((versions.get(id) ?? 0) - input.version) / 2);
    expect(new Set(attempts)).toEqual(new Set([1, 2]));
    expect(attempts.filter((count) => count === 2)).toHaveLength(20);
  }, 180_000);

  it('skips certification and signature only where the user agreed', async () => {
    const [first, second] = await select(2);
    const agreed = { ...second!, input: { ...second!.input, skipsChecks: true } };
    await Promise.allSettled([run(first!), run(agreed)]);
    expect(sent()).toEqual([
      { applyID: first!.id, version: first!.input.version },
      { applyID: agreed.id, version: agreed.input.version, skipChecks: true },
    ]);
  });

  it('recognises after a lost response that an application is in the back office, with its number', async () => {
    const [item] = await select(1);
    const outcome = await run(item!);
    expect(outcome.state).toBe('done');
    expect(await job.check(item!, context)).toEqual(outcome);
  });
});

/** Signs these applications without the preceding steps. */
async function select(count: number): Promise<readonly JobItem<ImportInput>[]> {
  const pages = await Promise.all([listPage(1), listPage(2)]);
  // Pending applications lack answers, without which the back office rejects them.
  const complete = pages.flatMap(({ items }) => items).filter(({ status }) => status !== 'PND');
  expect(complete.length).toBeGreaterThanOrEqual(count);
  return Promise.all(
    complete.slice(0, count).map(async ({ applyID, version }) => {
      const row = await backend.control.readRow('applications', applyID);
      const customAccountNum = applyID.replace(/\D/g, '').padStart(9, '0');
      await backend.control.putRow('applications', applyID, { ...row, status: 'SOF', customAccountNum });
      return { id: applyID, label: applyID, input: { version, language: 'zh-Hans', skipsChecks: false } };
    }),
  );
}

function listPage(page: number) {
  return backend.api.call(listApplications, { query: { page, size: 500 } });
}

/** Each item of a job has its own key. */
function run(item: JobItem<ImportInput>) {
  return job.run(item, { ...context, idempotencyKey: `${context.idempotencyKey}.${item.id}` });
}

function failNext({ id }: JobItem<ImportInput>) {
  return backend.control.putRow('importRefusals', id, { times: 1, reason: error });
}

function sent(): readonly unknown[] {
  return api
    .writes()
    .filter(({ endpoint }) => endpoint.path === importToBackOffice.path)
    .map(({ body }) => body);
}

async function listImported(): Promise<readonly ApplicationSummary[]> {
  const query = { status: 'IBO', size: 500 };
  const pages = await Promise.all(
    [1, 2].map((page) => backend.api.call(listApplications, { query: { ...query, page } })),
  );
  return pages.flatMap(({ items }) => items);
}
