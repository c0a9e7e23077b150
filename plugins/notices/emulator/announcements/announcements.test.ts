import {
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  orderAnnouncements,
} from '@brokerdesk/api';
import {
  advanceClock,
  createEmulator,
  problemsOf,
  readOperationsOn,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const branch = {
  title: { EN: 'New branch', SC: '新分行', TC: '新分行' },
  content: { EN: 'We open in Sha Tin.', SC: '沙田分行开业。', TC: '沙田分行開業。' },
  startTime: '2026-03-02T11:10:00+08:00',
  endTime: '2026-03-02T11:20:00+08:00',
  published: true,
};
let client: TestClient;

beforeEach(async () => {
  client = await setUpNotifications(emulator);
});
afterAll(() => emulator.close());

const createBranch = async () => (await client.call(createAnnouncement, { body: branch })).data;

async function listOrder() {
  const { data } = await client.call(listAnnouncements);
  return data.items.map(({ announceID, sequence }) => [announceID, sequence] as const);
}

test('a new announcement is the last one, and begins and ends by the clock', async () => {
  const created = await createBranch();
  expect(created).toEqual({
    ...branch,
    announceID: 'ANN-1',
    startTime: '2026-03-02T03:10:00.000Z',
    endTime: '2026-03-02T03:20:00.000Z',
    state: 'scheduled',
    sequence: 6,
    createTime: '2026-03-02T03:00:00.000Z',
    version: 1,
    updateTime: '2026-03-02T03:00:00.000Z',
    updateBy: 'CHEUNG Mei Kuen 張美娟',
  });
  const stateNow = async () => (await client.call(getAnnouncement, { params: created })).data.state;
  await advanceClock(client, 600);
  expect(await stateNow()).toBe('displaying');
  await advanceClock(client, 600);
  expect(await stateNow()).toBe('ended');
});

test('the announcements of the demo data cover every state, and the filter finds each', async () => {
  const { data } = await client.call(listAnnouncements);
  expect(data.items.map(({ state }) => state)).toEqual([
    'displaying',
    'displaying',
    'scheduled',
    'ended',
    'unpublished',
  ]);
  const ended = await client.call(listAnnouncements, { query: { state: 'ended' } });
  expect(ended.data.items).toEqual([data.items[3]]);
  const found = await client.call(listAnnouncements, { query: { q: '騙徒' } });
  expect(found.data.items.map(({ announceID }) => announceID)).toEqual(['ANN-DEMO-2']);
});

test('the list is sorted by naming all announcements, and closes the gap when one is deleted', async () => {
  const ids = (await listOrder()).map(([announceID]) => announceID);
  const sequence = ids.toReversed();
  expect((await client.call(orderAnnouncements, { body: { sequence } })).data).toEqual({ sequence });
  const params = { announceID: sequence[1] ?? '' };
  await client.call(deleteAnnouncement, { params, query: { version: 1 } });
  expect(await listOrder()).toEqual([
    [sequence[0], 1],
    [sequence[2], 2],
    [sequence[3], 3],
    [sequence[4], 4],
  ]);
});

test.each([
  ['one that is missing', (ids: string[]) => ids.slice(1)],
  ['one named twice', (ids: string[]) => [...ids.slice(1), ids[1] ?? '']],
  ['another broker’s', (ids: string[]) => ['ANN-HARBOUR-1', ...ids.slice(1)]],
])('an order with %s is refused with the present one', async (_what, bend) => {
  const ids = (await listOrder()).map(([announceID]) => announceID);
  const { code, data } = await client.call(orderAnnouncements, { body: { sequence: bend(ids) } });
  expect([code, data]).toMatchObject(['E0005', { current: { sequence: ids } }]);
  expect((await listOrder()).map(([announceID]) => announceID)).toEqual(ids);
});

test('moving announcements changes no version, so that users who edit one lose nothing', async () => {
  const { announceID, version } = await createBranch();
  const sequence = (await listOrder()).map(([id]) => id).toReversed();
  await client.call(orderAnnouncements, { body: { sequence } });
  const body = { ...branch, published: false, version };
  const { data } = await client.call(changeAnnouncement, { params: { announceID }, body });
  expect(data).toMatchObject({ state: 'unpublished', version: 2, sequence: 1 });
  expect(await readOperationsOn(client, announceID)).toEqual([
    ['announcement.create', []],
    ['announcement.change', [{ field: 'published', before: 'true', after: 'false' }]],
  ]);
});

test('an end before the start, and texts over the broker’s limits, are rejected at their fields', async () => {
  const body = {
    ...branch,
    title: { ...branch.title, SC: '新'.repeat(121) },
    content: { ...branch.content, TC: '開'.repeat(2001) },
    endTime: branch.startTime,
  };
  const { code, data } = await client.call(createAnnouncement, { body });
  expect([code, problemsOf(data)]).toEqual(['E0004', ['title.SC too_big', 'content.TC too_big', 'endTime order']]);
});

test('a text that is missing in one language is rejected at its field', async () => {
  const body = { ...branch, title: { ...branch.title, TC: ' ' } };
  const { code, data } = await client.call(createAnnouncement, { body });
  expect([code, problemsOf(data)]).toEqual(['E0004', ['title.TC too_small']]);
});

test('a stale version is rejected with the current record', async () => {
  const current = await createBranch();
  const { announceID, updateBy, updateTime } = current;
  const responses = [
    await client.call(changeAnnouncement, { params: { announceID }, body: { ...branch, version: 7 } }),
    await client.call(deleteAnnouncement, { params: { announceID }, query: { version: 7 } }),
  ];
  const conflict = ['E0005', { current, by: updateBy, at: updateTime }];
  expect(responses.map(({ code, data }) => [code, data])).toEqual([conflict, conflict]);
});
