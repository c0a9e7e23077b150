import {
  changeApplicationStatuses,
  getApplication,
  listApplicationStatuses,
  listApplications,
  listFutureDeletions,
} from '@brokerdesk/api';
import { deletionTime } from '../../../demo/applications/makeStatus.ts';
import { createEmulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const now = Date.parse('2026-03-02T03:00:00Z');
const dayMs = 86_400_000;
const emulator = createEmulator({ applications: 2500, now });

afterAll(() => emulator.close());

async function open(sandbox: string): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true, set: now } });
  await client.signIn('DEMO', 'demo.admin');
  return client;
}

async function move(client: TestClient, time: number): Promise<void> {
  await client.send('PATCH', '/__mock/clock', { body: { set: new Date(time).toISOString() } });
  client.headers = {};
  await client.signIn('DEMO', 'demo.admin');
}

async function expiring(client: TestClient) {
  const rows = [];
  for (const page of [1, 2, 3]) {
    const query = { status: 'PND,REJ', size: 500, page };
    rows.push(...(await client.call(listApplications, { query })).data.items);
  }
  return rows.map((row) => ({ ...row, time: deletionTime(row)! }));
}

test('the list contains exactly the applications that expire within the broker’s days, the first one first', async () => {
  const client = await open('deletions-list');
  const expected = (await expiring(client))
    .filter(({ time }) => time <= now + 7 * dayMs)
    .sort((left, right) => left.time - right.time);
  const { data } = await client.call(listFutureDeletions, { query: { size: 500 } });
  expect(expected.length).toBeGreaterThan(5);
  expect(data.total).toBe(expected.length);
  expect(data.items).toEqual(
    expected.map(({ time, ...row }) => ({ ...row, deletionTime: new Date(time).toISOString() })),
  );
  const backwards = await client.call(listFutureDeletions, { query: { size: 500, sort: '-deletionTime' } });
  expect(backwards.data.items).toEqual(data.items.toReversed());
  const rejected = await client.call(listFutureDeletions, { query: { status: 'REJ', size: 2, page: 1 } });
  expect(rejected.data.items).toEqual(data.items.filter(({ status }) => status === 'REJ').slice(0, 2));
});

test('every expired application is deleted the next night, permanently, and no other', async () => {
  const client = await open('deletions-night');
  const all = (await client.call(listApplications)).data.total;
  const rows = (await expiring(client)).sort((left, right) => left.time - right.time);
  const night = Date.parse('2026-03-09T19:00:00Z');
  const due = rows.filter(({ time }) => time <= night);
  const [first] = due;
  // Past its time, but it is still day.
  const evening = Math.floor((first!.time - 19 * 3_600_000) / dayMs + 1) * dayMs + 19 * 3_600_000 - 60_000;
  await move(client, evening);
  const waiting = await client.call(getApplication, { params: { id: first!.applyID } });
  expect(waiting).toMatchObject({ code: 'OK', data: { deletedInDays: 0 } });
  await move(client, evening + 60_000);
  expect(await client.call(getApplication, { params: { id: first!.applyID } })).toMatchObject({ code: 'E0003' });
  await move(client, night);
  expect((await client.call(listApplications)).data.total).toBe(all - due.length);
  expect((await expiring(client)).map(({ applyID }) => applyID).sort()).toEqual(
    rows
      .filter(({ time }) => time > night)
      .map(({ applyID }) => applyID)
      .sort(),
  );
  const { total } = (await client.call(listApplicationStatuses)).data;
  expect(total).toBe(all - due.length);
});

test('a rejected application is deleted ninety days later', async () => {
  const client = await open('deletions-rejected');
  const [row] = (await client.call(listApplications, { query: { status: 'SUB', size: 1 } })).data.items;
  const applications = [{ applyID: row!.applyID, version: row!.version }];
  await client.call(changeApplicationStatuses, { body: { action: 'reject', applications } });
  const exists = async () => (await client.call(getApplication, { params: { id: row!.applyID } })).code;
  await move(client, now + 89 * dayMs);
  expect(await exists()).toBe('OK');
  expect(await client.call(listFutureDeletions, { query: { sort: '-deletionTime', size: 1 } })).toMatchObject({
    data: { items: [{ applyID: row!.applyID, deletedInDays: 1 }] },
  });
  await move(client, now + 91 * dayMs);
  expect(await exists()).toBe('E0003');
});

test('a clock that is set far ahead leaves no expired application', { timeout: 60_000 }, async () => {
  const client = await open('deletions-far');
  await move(client, Date.parse('2096-03-02T03:00:00Z'));
  const { total, statuses } = (await client.call(listApplicationStatuses)).data;
  const gone = statuses.filter(({ status }) => status === 'PND' || status === 'REJ');
  expect(gone.map(({ count }) => count)).toEqual([0, 0]);
  expect(total).toBeGreaterThan(500);
});

test('the night ends work that has no end: hung imports fail and can be tried again, hung forms are there', async () => {
  const client = await open('deletions-hung');
  const hung = async () =>
    (await client.call(listApplications, { query: { status: 'IPB,OFI', size: 500 } })).data.items;
  const rows = await hung();
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['IPB', 'OFI']));
  await move(client, now + dayMs);
  expect(await hung()).toEqual([]);
  for (const { applyID, status } of rows) {
    const { data } = await client.call(getApplication, { params: { id: applyID } });
    const error = data.importError?.EN ?? null;
    expect([data.status, error]).toEqual(
      status === 'IPB' ? ['IPF', 'The back office did not respond in time.'] : ['GOF', null],
    );
  }
});
