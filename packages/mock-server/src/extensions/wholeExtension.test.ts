// A plugin's half of the emulator has all the parts that the product's own halves have.
import {
  type Endpoint,
  listFunctions,
  listOperationRecords,
  listSystemActions,
  listUsers,
  type MockExtension,
  mockRoute,
} from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient } from '../testing/openClient.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const hourMs = 3_600_000;
const visits: Endpoint = {
  ...listUsers,
  method: 'POST',
  path: '/visits',
  access: { rule: 'signed-in' },
  operation: 'visit.plan',
  shapes: { data: listUsers.shapes!.data },
};
const text = { EN: 'Visit', SC: '到访', TC: '到訪' };

interface VisitRow {
  readonly brokerCode: string;
  readonly state: 'planned' | 'reminded' | 'arrived';
}

const extension: MockExtension = {
  id: 'visits',
  collections: {
    // Made from rows of the emulator, which stands before it, and of the plugin, which stands behind it.
    visits: (seed) => ({
      first: {
        brokerCode: 'DEMO',
        state: 'planned',
        staff: seed.rows('users', 'DEMO').length,
        allStaff: seed.rows('users').length,
        branches: seed.rows('visitBranches').length,
      },
    }),
    visitBranches: () => ({ central: {}, north: {} }),
  },
  routes: [
    mockRoute(visits, (context) => {
      const visitID = context.token('visit');
      const file = context.storeFile({ fileName: 'a.txt', contentType: 'text/plain', bytes: new Uint8Array([1, 2]) });
      context.change((draft) => draft.put('visits', visitID, { brokerCode: 'DEMO', state: 'planned', file }));
      context.schedule({ type: 'visit.remind', at: context.now() + hourMs, args: { visitID } });
      context.cancelJob(context.schedule({ type: 'visit.remind', at: context.now(), args: { visitID } }));
      context.recordOperation({ targetID: visitID });
      const total = context.fileBytes(file)?.byteLength ?? 0;
      return { code: 'OK', data: { items: [], page: 1, size: 50, total } };
    }),
  ],
  jobs: {
    'visit.remind': (context, { visitID }: { readonly visitID: string }) => {
      const row = context.row<VisitRow>('visits', visitID);
      if (!row) return;
      context.change((draft) => draft.put('visits', visitID, { ...row, state: 'reminded' }));
      context.recordOperation({ brokerCode: row.brokerCode, targetID: visitID });
    },
  },
  firstJobs: (seed) => [{ type: 'visit.remind', at: seed.now() + 2 * hourMs, args: { visitID: 'first' } }],
  history: (seed, brokerCode) =>
    seed.rows<VisitRow>('visits', brokerCode).flatMap(() => [
      {
        operation: 'visit.plan',
        time: '2026-02-20T03:00:00.000Z',
        by: null,
        targetID: 'first',
        targetName: 'Seeded',
      },
    ]),
  controls: [
    {
      method: 'POST',
      path: '/visits/{visitID}/arrive',
      handle: (context, { params: { visitID = '' }, query, json, bytes }) => {
        const row = context.row<VisitRow>('visits', visitID);
        if (!row) return { status: 404, message: `There is no visit "${visitID}".` };
        context.change((draft) => draft.put('visits', visitID, { ...row, state: 'arrived' }));
        return { status: 200, data: { visitID, query, json, bytes: bytes?.byteLength ?? 0 } };
      },
    },
  ],
  operations: {
    'visit.plan': { EN: 'Visit planned', SC: '计划到访', TC: '計劃到訪' },
    'visit.remind': { EN: 'Visit reminded', SC: '提醒到访', TC: '提醒到訪' },
  },
  records: { visit: { name: text } },
};

const options = { applications: 1, now, seed: 'whole' };
const emulator = createEmulator({ ...options, extensions: [extension] });
const client = openClient(emulator, 'whole');

beforeAll(async () => {
  await client.send('PATCH', '/__mock/clock', { body: { set: now, frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
});
afterAll(() => emulator.close());

async function rowOf(visitID: string) {
  return (await client.send('GET', `/__mock/state/visits/${visitID}`)).body;
}

test('rows are made from rows of other collections, of one broker or all', async () => {
  const { staff, allStaff, branches } = (await rowOf('first')) as Record<string, number>;
  expect(branches).toBe(2);
  expect(staff).toBeGreaterThan(3);
  expect(allStaff).toBeGreaterThan(staff ?? 0);
});

test('a handler stores files and schedules jobs; those and the first ones run by the clock', async () => {
  expect((await client.call(visits)).data).toMatchObject({ total: 2 });
  expect(await rowOf('visit1')).toMatchObject({ state: 'planned' });
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 3600 } });
  expect([await rowOf('visit1'), await rowOf('first')]).toMatchObject([{ state: 'reminded' }, { state: 'planned' }]);
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 3600 } });
  expect(await rowOf('first')).toMatchObject({ state: 'reminded' });
});

test('what led to the seeded rows is in the operation records, and so is what jobs have done', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const { items } = (await client.call(listOperationRecords, { query: { targetID: 'first' } })).data;
  expect(items.map(({ operation, actor, time }) => [operation, actor.kind, time])).toEqual([
    ['visit.remind', 'system', '2026-03-02T05:00:00.000Z'],
    ['visit.plan', 'system', '2026-02-20T03:00:00.000Z'],
  ]);
  const { data: actions } = await client.call(listSystemActions);
  const kinds = Object.fromEntries(actions.map(({ action, kind, resourceName }) => [action, [kind, resourceName]]));
  expect(kinds).toMatchObject({ 'visit.plan': ['staff', text], 'visit.remind': ['system', text] });
});

test('a control call changes the state of its sandbox, and a refusal says why', async () => {
  const arrive = (visitID: string) =>
    client.send('POST', `/__mock/visits/${visitID}/arrive?by=taxi`, { body: { guests: 2 } });
  expect(await arrive('first')).toMatchObject({
    status: 200,
    body: { visitID: 'first', query: { by: 'taxi' }, json: { guests: 2 }, bytes: 12 },
  });
  expect(await rowOf('first')).toMatchObject({ state: 'arrived' });
  expect(await arrive('none')).toMatchObject({ status: 404, body: { message: 'There is no visit "none".' } });
  expect((await client.call(listFunctions)).code).toBe('OK');
});

test('two halves with one job or control call are rejected, and so is a job of the emulator', () => {
  const other = { id: 'other', routes: [] };
  const second = (half: Partial<MockExtension>) =>
    createEmulator({ ...options, extensions: [extension, { ...other, ...half }] });
  const { jobs, controls } = extension;
  expect(() => second({ jobs: jobs! })).toThrow(
    'The job "visit.remind" is handled by both the plugin "visits" and the plugin "other".',
  );
  expect(() => second({ controls: controls! })).toThrow('POST /__mock/visits/{visitID}/arrive is answered by both');
  const clock = { ...controls![0]!, method: 'GET', path: '/clock' } as const;
  expect(() => second({ controls: [clock] })).toThrow(
    'GET /__mock/clock is answered by both the emulator and a plugin.',
  );
  const handle = () => {};
  expect(() => second({ jobs: { 'application.expire': handle } })).toThrow('both the emulator and the plugin "other"');
});
