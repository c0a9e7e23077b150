import { openEmulator } from '@brokerdesk/mock-server/testing';
import {
  type ApplicationSummary,
  importToBackOffice,
  type JobContext,
  type JobItem,
  listApplications,
  updateApplication,
} from '@brokerdesk/plugin-sdk';
import { type RecordingApi, recordCalls } from '@brokerdesk/plugin-sdk/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openBackendIn, type TestBackend } from '../testBackendFixture.ts';
import { type ImportInput, job } from './importApplication.ts';

interface Body {
  readonly applications: readonly { readonly applyID: string; readonly version: number }[];
  readonly skipChecks?: boolean;
}

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
  context = { api, signal: new AbortController().signal, idempotencyKey: 'job.0' };
});
afterAll(() => emulator.close());

describe('the import of applications', () => {
  it('sends ten per call, and reports the outcome of each', async () => {
    const items = await select(25);
    await failNext(items[3]!);
    const { id, input } = items[4]!;
    await backend.api.call(updateApplication, { params: { id }, body: { version: input.version, nickname: 'x_y' } });
    const outcomes = await Promise.allSettled(
      items.map((item, index) => job.run(index === 4 ? { ...item, id: 'DE9999999' } : item, context)),
    );
    expect(sent().map(({ applications }) => applications.length)).toEqual([10, 10, 4]);
    expect(outcomes[0]).toMatchObject({ value: { state: 'done', note: expect.stringMatching(/^\d{9}$/) as string } });
    expect(outcomes[3]).toMatchObject({ value: { state: 'failed', code: 'IPF', message: '账号已被使用。' } });
    expect(outcomes[4]).toMatchObject({ reason: { code: 'E0003' } });
  });

  it('reports an application that another user has changed since', async () => {
    const items = await select(2);
    const running = Promise.allSettled(items.map((item) => job.run(item, context)));
    // The batch waits a moment for more items, with the version that it has read.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { id, input } = items[1]!;
    await backend.api.call(updateApplication, { params: { id }, body: { version: input.version, nickname: 'x_y' } });
    expect(await running).toMatchObject([{ value: { state: 'done' } }, { reason: { code: 'E0005' } }]);
  });

  it('retries only the 20 failures of 500, and imports nothing twice', async () => {
    const items = await select(500);
    await Promise.all(items.filter((_item, index) => index % 25 === 0).map(failNext));
    const first = await Promise.all(items.map((item) => job.run(item, context)));
    const failed = items.filter((_item, index) => first[index]?.state === 'failed');
    expect(failed).toHaveLength(20);
    const second = await Promise.all(failed.map((item) => job.run(item, context)));
    expect(second.every(({ state }) => state === 'done')).toBe(true);
    const imported = await listImported();
    // Each import raises the version by two: its start and its end.
    const versions = new Map(imported.map(({ applyID, version }) => [applyID, version]));
    expect(items.every(({ id }) => versions.has(id))).toBe(true);
    const attempts = items.map(({ id, input }) => ((versions.get(id) ?? 0) - input.version) / 2);
    expect(new Set(attempts)).toEqual(new Set([1, 2]));
    expect(attempts.filter((count) => count === 2)).toHaveLength(20);
  }, 60_000);

  it('skips certification and signature only where the user agreed', async () => {
    const [first, second] = await select(2);
    const agreed = { ...second!, input: { ...second!.input, skipsChecks: true } };
    await Promise.allSettled([job.run(first!, context), job.run(agreed, context)]);
    expect(sent()).toEqual([
      { applications: [{ applyID: first!.id, version: first!.input.version }] },
      { applications: [{ applyID: agreed.id, version: agreed.input.version }], skipChecks: true },
    ]);
  });

  it('names an application once if two jobs import it at the same time', async () => {
    const [first, second] = await select(2);
    const outcomes = await Promise.all([first!, second!, first!].map((item) => job.run(item, context)));
    expect(sent().map(({ applications }) => applications.map(({ applyID }) => applyID))).toEqual([
      [first!.id, second!.id],
    ]);
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('passes the error of a whole call on to each of its applications', async () => {
    const items = await select(2);
    await backend.fail(importToBackOffice, { kind: 'envelope', code: 'E0002' });
    const outcomes = await Promise.allSettled(items.map((item) => job.run(item, context)));
    expect(outcomes).toMatchObject([{ reason: { code: 'E0002' } }, { reason: { code: 'E0002' } }]);
  });

  it('recognises after a lost response that an application is in the back office, with its number', async () => {
    const [item] = await select(1);
    const outcome = await job.run(item!, context);
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

function failNext({ id }: JobItem<ImportInput>) {
  return backend.control.putRow('importRefusals', id, { times: 1, reason: error });
}

function sent(): readonly Body[] {
  return api
    .writes()
    .filter(({ endpoint }) => endpoint.path === importToBackOffice.path)
    .map(({ body }) => body as Body);
}

async function listImported(): Promise<readonly ApplicationSummary[]> {
  const query = { status: 'IBO', size: 500 };
  const pages = await Promise.all(
    [1, 2].map((page) => backend.api.call(listApplications, { query: { ...query, page } })),
  );
  return pages.flatMap(({ items }) => items);
}
