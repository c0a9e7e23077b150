import type { TestSession } from '@brokerdesk/mock-server/testing';
import { listOperationRecords } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openPluginEmulator } from './emulatorFixture.ts';
import { changeSample, createSample, deleteSample, listSamples } from './endpoints.ts';

const emulator = openPluginEmulator();
let session: TestSession;
let api: ReturnType<typeof createSessionApi>;
let readerApi: ReturnType<typeof createSessionApi>;

const body = {
  name: { EN: 'Fees', SC: '收费', TC: '收費' },
  status: 'open',
  dueDay: '2026-11-20',
  note: 'From January',
} as const;

beforeEach(async () => {
  const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  session = await sandbox.signIn();
  api = createSessionApi(session);
  readerApi = createSessionApi(await sandbox.signIn({ ...demoUsers.reader, functionCodes: ['X_SAMPLE_PLUGIN'] }));
});
afterAll(() => emulator.close());

it('lists the sample items of the broker, filtered, searched and sorted', async () => {
  const { items, total } = await api.call(listSamples, { query: { size: 5, sort: '-dueDay' } });
  expect([items.length, total]).toEqual([5, 12]);
  const days = items.map(({ dueDay }) => dueDay);
  expect(days).toEqual(days.toSorted().toReversed());
  const open = await api.call(listSamples, { query: { status: 'open' } });
  expect(new Set(open.items.map(({ status }) => status))).toEqual(new Set(['open']));
  const due = await api.call(listSamples, { query: { dueFrom: days[1], dueTo: days[1] } });
  expect(due.items.map(({ dueDay }) => dueDay)).toContain(days[1]);
  const found = await api.call(listSamples, { query: { q: '分行' } });
  expect(found.items.map(({ name }) => name.EN)).toEqual(['Branch lease']);
});

it('creates a sample item once, however often the request is repeated with its key', async () => {
  const first = await api.call(createSample, { body }, { idempotencyKey: 'key-1' });
  const second = await api.call(createSample, { body }, { idempotencyKey: 'key-1' });
  expect(second).toEqual(first);
  expect(first).toMatchObject({ ...body, version: 1, updateBy: session.user.userName });
  expect((await api.call(listSamples, {})).total).toBe(13);
});

it('rejects a new sample item whose day has passed, at its field', async () => {
  const past = api.call(createSample, { body: { ...body, dueDay: '2026-11-03' } });
  await expect(past).rejects.toMatchObject({ code: 'E0004', data: { fields: [{ path: 'dueDay', rule: 'past' }] } });
});

it('rejects a change and a deletion by a user who saw an older version, with the current sample item', async () => {
  const { sampleID } = await api.call(createSample, { body });
  const params = { sampleID };
  const changed = await api.call(changeSample, { params, body: { ...body, status: 'done', version: 1 } });
  const conflict = { code: 'E0005', data: { current: changed, by: session.user.userName } };
  await expect(api.call(changeSample, { params, body: { ...body, version: 1 } })).rejects.toMatchObject(conflict);
  await expect(api.call(deleteSample, { params, query: { version: 1 } })).rejects.toMatchObject(conflict);
  await api.call(deleteSample, { params, query: { version: 2 } });
  await expect(api.call(deleteSample, { params, query: { version: 2 } })).rejects.toMatchObject({ code: 'E0003' });
});

it('records what was done to a sample item', async () => {
  const { sampleID } = await api.call(createSample, { body });
  await api.call(changeSample, { params: { sampleID }, body: { ...body, note: '', version: 1 } });
  const { items } = await api.call(listOperationRecords, { query: { targetID: sampleID, sort: 'time' } });
  expect(items).toMatchObject([
    { operation: 'samplePlugin.create', targetName: 'Fees' },
    { operation: 'samplePlugin.change', changes: [{ field: 'note', before: 'From January', after: '' }] },
  ]);
});

it('is read by users with the function of the screen, and changed only with the function to edit', async () => {
  expect((await readerApi.call(listSamples, {})).total).toBe(12);
  await expect(readerApi.call(createSample, { body })).rejects.toMatchObject({ code: 'E0002' });
});
