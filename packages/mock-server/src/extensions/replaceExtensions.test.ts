import { anybody, type Endpoint, listUsers, type MockExtension, mockRoute } from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { MockClient } from '../client/MockClient.ts';
import { createEmulator } from '../createEmulator.ts';

const { data } = listUsers.shapes!;
const notes: Endpoint = { ...listUsers, path: '/notes', access: anybody, shapes: { data } };
const visits: Endpoint = { ...notes, path: '/visits' };
const empty = { items: [], page: 1, size: 50 };
const name = { EN: 'Visits', SC: '到访', TC: '到訪' };

function extensionOf(endpoint: Endpoint, collection: string): MockExtension {
  return {
    id: 'notes',
    collections: { notes: () => ({ first: {} }), [collection]: () => ({ first: {}, second: {} }) },
    routes: [
      mockRoute(endpoint, (context) => ({ code: 'OK', data: { ...empty, total: context.rows(collection).length } })),
    ],
    functions: [
      { brokerCode: 'DEMO', functionCode: `X_${collection.toUpperCase()}`, parentCode: null, name, category: 'Admin' },
    ],
  };
}

const emulator = createEmulator({ applications: 1, extensions: [extensionOf(notes, 'drafts')] });
const { port } = await emulator.listen();
const address = `http://127.0.0.1:${port}`;
afterAll(() => emulator.close());

test('endpoints, collections and functions are replaced while it runs, and every row stays', async () => {
  const client = new MockClient({ address: address, sandbox: 'default' });
  await client.putRow('notes', 'second', { by: 'demo.admin' });
  await client.putRow('users', 'changed', { refID: 'changed' });
  expect(await call('/api/notes')).toMatchObject({ data: { total: 2 } });

  await emulator.replaceExtensions([extensionOf(visits, 'visits')]);
  expect([await call('/api/notes'), await call('/api/visits')]).toMatchObject([
    { code: 'E0003' },
    { data: { total: 2 } },
  ]);
  expect(await client.readRow('notes', 'second')).toEqual({ by: 'demo.admin' });
  expect(await client.readRow('users', 'changed')).toEqual({ refID: 'changed' });
  const session = await client.mintSession({ brokerCode: 'DEMO', userID: 'demo.admin' });
  expect(JSON.stringify(session)).toContain('X_VISITS');
});

test('extensions that contradict each other are rejected, and the present ones stay', async () => {
  const before = await call('/api/visits');
  const both = [extensionOf(notes, 'drafts'), { ...extensionOf(visits, 'visits'), id: 'other' }];
  await expect(emulator.replaceExtensions(both)).rejects.toMatchObject({ code: 'collection-conflict' });
  expect(await call('/api/visits')).toEqual(before);
});

async function call(path: string): Promise<unknown> {
  return (await fetch(address + path, { headers: { 'mock-sandbox': 'default' } })).json();
}
