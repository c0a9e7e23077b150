// Calls that a plugin brings: they go the same road as the emulator's own, and leave the rest as it was.
import {
  type Endpoint,
  listFunctions,
  listOperationRecords,
  listUsers,
  type MockExtension,
  mockRoute,
  type MockSeedContext,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import type { EmulatorOptions } from '../createCore.ts';
import { openClient } from '../testing/openClient.ts';

// The contract's shapes, so that this package needs no validator.
const { query: _query, data } = listUsers.shapes!;
const notes: Endpoint = { ...listUsers, path: '/notes', access: { rule: 'signed-in' }, shapes: { data } };
const addNote: Endpoint = { ...notes, method: 'POST' };
const brokenNotes: Endpoint = { ...notes, path: '/notes/broken' };
const failingNotes: Endpoint = { ...notes, path: '/notes/failing' };

const empty = { items: [], page: 1, size: 50 };

const extension: MockExtension = {
  id: 'notes',
  collections: {
    notes: (seed: MockSeedContext) => ({ first: { text: `seeded ${seed.value('notes', 'first', 'text')}` } }),
  },
  routes: [
    mockRoute(notes, (context) => ({ code: 'OK', data: { ...empty, total: context.rows('notes').length } })),
    mockRoute(addNote, async (context) => {
      // Long enough for the calls of one test to meet here.
      await new Promise((resolve) => setImmediate(resolve));
      const id = context.token('note');
      context.change((draft) => draft.put('notes', id, { by: context.caller?.userID, at: context.now() }));
      return { code: 'OK', data: { ...empty, total: context.rows('notes').length } };
    }),
    mockRoute(brokenNotes, () => ({ code: 'OK', data: { ...empty, total: 'many', secret: 1 } })),
    mockRoute(failingNotes, () => {
      throw new Error('the notes are lost');
    }),
  ],
};

const lines: string[] = [];
const options: EmulatorOptions = {
  seed: 'extensions',
  applications: 30,
  now: Date.parse('2026-03-02T03:00:00Z'),
  log: (line) => lines.push(line),
};
const emulator = createEmulator({ ...options, extensions: [extension] });

afterAll(() => emulator.close());

async function signedIn(sandbox: string, from = emulator) {
  const client = openClient(from, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { set: options.now, frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
  return client;
}

test('its calls are answered from its own rows', async () => {
  const client = await signedIn('rows');
  expect((await client.call(notes)).data).toEqual({ ...empty, total: 1 });
  expect((await client.call(addNote)).data).toEqual({ ...empty, total: 2 });
  expect((await client.send('GET', '/__mock/state/notes/note1')).body).toMatchObject({ by: 'demo.admin' });
});

test('its handlers describe what they change in the operation records', async () => {
  const rename: Endpoint = { ...addNote, operation: 'notes2.rename' };
  const changes = [{ field: 'text', before: 'old', after: 'new' }];
  const recording = createEmulator({
    ...options,
    extensions: [
      {
        id: 'recorded-notes',
        routes: [
          mockRoute(rename, (context) => {
            context.recordOperation({ targetID: 'note7', targetName: 'Fees', changes });
            return { code: 'OK', data: { ...empty, total: 0 } };
          }),
        ],
        operations: { 'notes2.rename': { EN: 'Note renamed', SC: '重命名备注', TC: '重新命名備註' } },
        records: { notes2: { name: { EN: 'Note', SC: '备注', TC: '備註' } } },
      },
    ],
  });
  const client = await signedIn('operations', recording);
  await client.call(rename);
  const { data: found } = await client.call(listOperationRecords, {
    query: { targetID: 'note7', operation: 'notes2.rename' },
  });
  expect(found.items).toMatchObject([{ operation: 'notes2.rename', targetID: 'note7', targetName: 'Fees', changes }]);
  await recording.close();
});

test('its functions are in the tree of the broker, for users with all functions', async () => {
  const branchNotes: Endpoint = { ...notes, access: { rule: 'function', anyOf: ['X_NOTES'] } };
  const name = { EN: 'Notes', SC: '备注', TC: '備註' };
  const added = createEmulator({
    ...options,
    extensions: [
      {
        id: 'branch-notes',
        routes: [mockRoute(branchNotes, () => ({ code: 'OK', data: { ...empty, total: 0 } }))],
        functions: [{ brokerCode: 'DEMO', functionCode: 'X_NOTES', parentCode: 'RAO', name, category: 'Admin' }],
      },
    ],
  });
  const client = await signedIn('functions', added);
  expect((await client.call(branchNotes)).code).toBe('OK');
  const area = (await client.call(listFunctions)).data.find(({ functionCode }) => functionCode === 'RAO');
  expect(area?.children.at(-1)).toMatchObject({ functionCode: 'X_NOTES', name });
  await client.signIn('DEMO', 'demo.reader');
  expect((await client.call(branchNotes)).code).toBe('E0002');
  await added.close();
});

test('its calls are closed to those whom its access rule leaves out', async () => {
  expect((await openClient(emulator, 'nobody').call(notes)).code).toBe('E0001');
});

test('an answer that breaks the contract is a server error and is logged with its path', async () => {
  const client = await signedIn('broken');
  expect(await client.call(brokenNotes)).toMatchObject({ status: 500, code: 'E0099', data: null });
  expect(lines.at(-1)).toMatch(/GET \/api\/notes\/broken returned an invalid response[^]*at total: /);
});

test('a handler that throws is a server error, and the next call is answered', async () => {
  const client = await signedIn('failing');
  expect(await client.call(failingNotes)).toMatchObject({ status: 500, code: 'E0099' });
  expect(lines.at(-1)).toContain('the notes are lost');
  expect((await client.call(notes)).code).toBe('OK');
});

test('the same idempotency key writes once, also when the retry overtakes the original', async () => {
  const client = await signedIn('once');
  const add = (key: string, headers = {}) => client.call(addNote, {}, { 'idempotency-key': key, ...headers });
  const responses = await Promise.all([add('k1'), add('k1'), add('k1')]);
  expect(responses.map((response) => response.data)).toEqual(Array.from({ length: 3 }, () => ({ ...empty, total: 2 })));
  expect((await add('k2')).data).toEqual({ ...empty, total: 3 });
  const other = openClient(emulator, 'once');
  await other.signIn('DEMO', 'demo.reviewer');
  expect((await other.call(addNote, {}, { 'idempotency-key': 'k1' })).data).toEqual({ ...empty, total: 4 });
  expect((await add('not a key')).code).toBe('E0017');
  const otherBody = await client.send('POST', '/api/notes', { body: {}, headers: { 'idempotency-key': 'k1' } });
  expect(otherBody.code).toBe('E0017');
});

test('a key is forgotten after a day', async () => {
  const client = await signedIn('forgotten');
  await client.call(addNote, {}, { 'idempotency-key': 'k1' });
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 86_400 } });
  await client.signIn('DEMO', 'demo.admin');
  expect((await client.call(addNote, {}, { 'idempotency-key': 'k1' })).data).toEqual({ ...empty, total: 3 });
});

test('the same seed and the same calls give the same state, twice and with one more plugin', {
  timeout: 90_000,
}, async () => {
  const hashes = [];
  for (const extensions of [[], [], [extension]]) {
    const other = createEmulator({ ...options, extensions });
    const client = await signedIn('repeat', other);
    await client.call(listUsers);
    await client.send('GET', '/api/applications?size=5');
    await client.signIn('DEMO', 'demo.reviewer');
    hashes.push((await client.send('GET', '/__mock/state_hash')).body as { hash: string; extensions: object });
    await other.close();
  }
  const [first, second, third] = hashes;
  expect(second).toEqual(first);
  expect(third?.hash).toBe(first?.hash);
  expect(third?.extensions).toEqual({ notes: expect.any(String) });
  const otherSeed = createEmulator({ ...options, seed: 'another' });
  const client = await signedIn('repeat', otherSeed);
  expect((await client.send('GET', '/__mock/state_hash')).body).not.toMatchObject({ hash: first?.hash });
});
