import {
  listActionHistories,
  listContactGroups,
  listOperationRecords,
  listSystemActions,
  listUsers,
  login,
  type OperationRecord,
  updateContactGroup,
} from '@brokerdesk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 300, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'operation-records');
const signIn = { userID: 'demo.reviewer', password: 'Brokerdesk2026' };

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
});
afterAll(() => emulator.close());

describe('the seeded half year', () => {
  test('is long, in order of time, and belongs to the caller’s broker', async () => {
    const { data } = await client.call(listOperationRecords, { query: { size: 500 } });
    expect(data.total).toBeGreaterThan(1000);
    const times = data.items.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(data.items.map(({ brokerCode }) => brokerCode))).toEqual(new Set(['DEMO']));
    const oldest = await client.call(listOperationRecords, { query: { sort: 'time', size: 1 } });
    expect(oldest.data.items[0]?.time.slice(0, 7)).toBe('2025-09');
  });

  test('the records of applications match their histories', async () => {
    const { data } = await client.call(listOperationRecords, { query: { operation: 'application.changeStatus' } });
    const record = data.items[0]!;
    const histories = await client.call(listActionHistories, { params: { id: record.targetID ?? '' } });
    const line = histories.data.find(({ time }) => time === record.time);
    expect(record.actor).toMatchObject({ kind: 'staff', userName: line?.actor.name });
    expect(record.changes[0]).toEqual({ field: 'status', before: line?.fromStatus, after: line?.toStatus });
  });

  test('knows no operation that the list of actions lacks', async () => {
    const actions = await client.call(listSystemActions);
    const known = new Set(actions.data.map(({ action }) => action));
    const operations = new Set<string>();
    for (let page = 1; page <= 5; page += 1) {
      const { data } = await client.call(listOperationRecords, { query: { page, size: 500 } });
      for (const { operation } of data.items) operations.add(operation);
    }
    expect(operations.size).toBeGreaterThan(10);
    expect([...operations].filter((operation) => !known.has(operation))).toEqual([]);
  });

  test('names accounts that exist', async () => {
    const users = await client.call(listUsers, { query: { size: 500 } });
    const known = new Set(users.data.items.map(({ refID }) => refID));
    const { data } = await client.call(listOperationRecords, { query: { operation: 'user', size: 500 } });
    expect(data.items.length).toBeGreaterThan(2);
    for (const { operation, targetID, actor } of data.items) {
      expect([operation, known.has(targetID ?? ''), actor.userID]).toEqual([operation, true, 'demo.admin']);
    }
  });
});

test('a new record is the first one and can be found by each filter', async () => {
  const own = openClient(emulator, 'operation-records-new');
  await own.send('PATCH', '/__mock/clock', { body: { set: '2026-03-03T16:30:00Z', frozen: true } });
  await own.call(login, { body: signIn }, { 'broker-code': 'DEMO' });
  await own.signIn('DEMO', 'demo.admin');
  const { data } = await own.call(listOperationRecords, { query: { size: 2 } });
  expect(data.items.map(({ operation, actor }) => [operation, actor.userID])).toEqual([
    ['session.signIn', 'demo.admin'],
    ['session.signIn', 'demo.reviewer'],
  ]);
  const record = data.items[1]!;
  const found = async (query: object) => (await own.call(listOperationRecords, { query })).data.items;
  // Half past midnight of 4 March in Shanghai.
  for (const query of [
    { operation: 'session', from: '2026-03-04' },
    { operation: 'session.signIn', from: '2026-03-04', to: '2026-03-04' },
    { userID: 'demo.reviewer', from: '2026-03-04' },
    { actorKind: 'staff', q: 'DEMO.reviewer', from: '2026-03-04' },
  ]) {
    expect(await found(query), JSON.stringify(query)).toContainEqual(record);
  }
  for (const query of [
    { operation: 'sess', from: '2026-03-04' },
    { from: '2026-03-05' },
    { userID: 'demo.reviewer', from: '2026-03-03', to: '2026-03-03' },
    { actorKind: 'provider', from: '2026-03-04' },
    { targetID: 'nothing' },
  ]) {
    expect(await found(query), JSON.stringify(query)).toEqual([]);
  }
  expect(await own.call(listOperationRecords, { query: { from: 'soon' } })).toMatchObject({ code: 'E0004' });
});

test('pages and filters agree with all records, in both directions', async () => {
  const everything = await listAll({});
  expect(everything.length).toBeGreaterThan(1000);
  const some = everything[700]!;
  const queries: readonly (readonly [object, (record: OperationRecord) => boolean])[] = [
    [{ targetID: some.targetID }, ({ targetID }) => targetID === some.targetID],
    [{ userID: 'demo.admin' }, ({ actor }) => actor.userID === 'demo.admin'],
    [{ operation: 'application' }, ({ operation }) => operation.startsWith('application.')],
    [
      { userID: 'demo.admin', operation: 'session.signIn' },
      ({ actor, operation }) => actor.userID === 'demo.admin' && operation === 'session.signIn',
    ],
    [{ actorKind: 'system' }, ({ actor }) => actor.kind === 'system'],
    [{ from: '2026-01-01', to: '2026-01-31' }, isInJanuary],
    [
      { from: '2026-01-01', to: '2026-01-31', operation: 'session', q: 'demo' },
      (record) => isInJanuary(record) && record.operation.startsWith('session.'),
    ],
  ];
  for (const [query, matches] of queries) {
    const found = await listAll(query);
    expect(found.length, JSON.stringify(query)).toBeGreaterThan(0);
    expect(found, JSON.stringify(query)).toEqual(everything.filter(matches));
    expect(await listAll({ ...query, sort: 'time' })).toEqual(found.toReversed());
  }
});

/** Half past midnight in Shanghai is the day before in Greenwich. */
function isInJanuary({ time }: OperationRecord): boolean {
  const day = new Date(Date.parse(time) + 8 * 3_600_000).toISOString();
  return day.startsWith('2026-01');
}

async function listAll(query: object): Promise<readonly OperationRecord[]> {
  const pages: OperationRecord[] = [];
  for (let page = 1, total = 1; pages.length < total; page += 1) {
    const { data } = await client.call(listOperationRecords, { query: { ...query, page, size: 430 } });
    total = data.total;
    pages.push(...data.items);
  }
  return pages;
}

test('a broker’s users see only the records of their broker, and cannot name another', async () => {
  const others = await client.call(listOperationRecords, { query: { brokerCode: 'HARBOUR' } });
  const missing = await client.call(listOperationRecords, { query: { brokerCode: 'NOBODY' } });
  expect(others).toMatchObject({ status: 404, code: 'E0003', data: null });
  expect({ ...others.body!, requestId: '' }).toEqual({ ...missing.body!, requestId: '' });
  expect((await client.call(listOperationRecords, { query: { brokerCode: 'DEMO' } })).code).toBe('OK');
});

test('the provider’s staff see every broker’s, or the one’s that they name', async () => {
  const provider = openClient(emulator, 'operation-records');
  await provider.signIn('2GO', 'provider.admin');
  const harbour = await provider.call(listOperationRecords, { query: { brokerCode: 'HARBOUR', size: 1 } });
  expect(harbour.data.items[0]?.brokerCode).toBe('HARBOUR');
  const everybody = await provider.call(listOperationRecords, { query: { size: 1 } });
  expect(everybody.data.total).toBeGreaterThan(harbour.data.total);
  expect((await provider.call(listOperationRecords, { query: { brokerCode: 'NOBODY' } })).code).toBe('E0003');
});

test('a record has the present name of what it changed in three languages', async () => {
  const { data: groups } = await client.call(listContactGroups);
  const group = groups.items[0]!;
  const { groupID, nameEN, descriptionEN, descriptionSC, descriptionTC, version } = group;
  const names = { nameEN, nameSC: '新名称', nameTC: '新名稱' };
  const body = { ...names, descriptionEN, descriptionSC, descriptionTC, version };
  expect((await client.call(updateContactGroup, { params: { groupID }, body })).code).toBe('OK');
  const read = async () => (await client.call(listOperationRecords, { query: { targetID: groupID } })).data.items;
  const [changed] = await read();
  expect(changed).toMatchObject({
    operation: 'contactGroup.update',
    targetNames: { EN: nameEN, SC: '新名称', TC: '新名稱' },
  });
  const { data: users } = await client.call(listOperationRecords, { query: { operation: 'user', size: 5 } });
  expect(users.items.filter(({ targetNames }) => targetNames !== undefined)).toEqual([]);
});
