// The access matrix is derived from the routes, so that it includes new endpoints automatically.
import type { Endpoint } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { hasSameState } from '../../packages/mock-server/src/testing/hasSameState.ts';
import { openClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { coreRoutes } from '../../packages/mock-server/src/testing/coreRoutes.ts';

const emulator = createEmulator({ applications: 20, now: Date.parse('2026-03-02T03:00:00Z') });
const endpoints = coreRoutes.map(({ endpoint }) => endpoint);
const guarded = endpoints.filter(({ access }) => access.rule !== 'anybody');
const functionGuarded = endpoints.filter(({ access }) => access.rule === 'function');
const name = ({ method, path }: Endpoint) => `${method} ${path}`;

const administrator = openClient(emulator, 'one-function');

beforeAll(() => administrator.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

test.each(guarded.map((endpoint) => [name(endpoint), endpoint]))(
  '%s is rejected without a session and changes nothing',
  async (_name, endpoint) => {
    const client = openClient(emulator, 'anonymous');
    const before = emulator.stateOf('anonymous');
    for (const token of ['', 'nonsense', 's1.1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']) {
      client.headers = token === '' ? {} : { token };
      expect(await client.call(endpoint as never)).toMatchObject({ status: 401, code: 'E0001' });
    }
    expect(hasSameState(emulator, 'anonymous', before)).toBe(true);
  },
);

test.each(functionGuarded.map((endpoint) => [name(endpoint), endpoint]))(
  '%s is rejected for a user without its function, and for internal staff unless it is for them too',
  async (_name, endpoint) => {
    const client = openClient(emulator, 'without-function');
    await client.send('PATCH', '/__mock/clock', { body: { frozen: true } });
    const { body } = await client.send('GET', '/__mock/state/users/DEMO-U001');
    const row = { ...(body as object), type: 'Operator', roleIDs: [] };
    await client.send('PUT', '/__mock/state/users/DEMO-U001', { body: row });
    const isForInternal = endpoint.access.rule === 'function' && endpoint.access.internal;
    const rejected = [['DEMO', 'demo.admin'] as const, ...(isForInternal ? [] : [['2GO', 'provider.admin'] as const])];
    for (const [brokerCode, userID] of rejected) {
      expect((await client.signIn(brokerCode, userID)).code).toBe('OK');
      const before = emulator.stateOf('without-function');
      expect(await client.call(endpoint as never)).toMatchObject({ status: 403, code: 'E0002', data: null });
      expect(hasSameState(emulator, 'without-function', before)).toBe(true);
      client.headers = {};
    }
  },
);

test.each(
  functionGuarded.flatMap((endpoint) => {
    const codes = endpoint.access.rule === 'function' ? endpoint.access.anyOf : [];
    return codes.map((code) => [name(endpoint), code, endpoint] as const);
  }),
)('%s is open to a user who has only %s', async (_name, code, endpoint) => {
  const session = `/__mock/state/sessions/${administrator.headers['token']?.split('.')[0]}`;
  const { body } = await administrator.send('GET', session);
  await administrator.send('PUT', session, { body: { ...(body as object), functionCodes: [code] } });
  // What follows the check of access rejects the empty input, or accepts it.
  expect(['E0001', 'E0002', 'E0099']).not.toContain((await administrator.call(endpoint as never)).code);
});

test('a function without its ancestors is not granted', async () => {
  const client = openClient(emulator, 'orphan');
  const role = { roleID: 'ORPHAN', brokerCode: 'DEMO', functionCodes: ['RAO_CLIENT_MANAMEMENT', 'RAO_CM_VERIFY'] };
  await client.send('PUT', '/__mock/state/roles/ORPHAN', { body: role });
  const { body } = await client.send('GET', '/__mock/state/users/DEMO-U002');
  await client.send('PUT', '/__mock/state/users/DEMO-U002', { body: { ...(body as object), roleIDs: ['ORPHAN'] } });
  expect((await client.signIn('DEMO', 'demo.reviewer')).data.functions).toEqual([]);
});

test('a function that is its own ancestor is not granted and blocks no other', async () => {
  const client = openClient(emulator, 'cycle');
  const { body } = await client.send('GET', '/__mock/state/functions/DEMO/F101');
  await client.send('PUT', '/__mock/state/functions/DEMO/F101', { body: { ...(body as object), parentID: 'F109' } });
  const codes = (await client.signIn('DEMO', 'demo.admin')).data.functions.map(({ functionCode }) => functionCode);
  expect(codes).toEqual(['USER_AND_ROLE', 'PRODUCT_MANAGEMENT']);
});

test('a function with a new parent moves in the tree', async () => {
  const client = openClient(emulator, 'moved');
  const { body } = await client.send('GET', '/__mock/state/functions/DEMO/F109');
  expect(body).toMatchObject({ functionCode: 'RAO_CLIENT_MANAMEMENT' });
  await client.send('PUT', '/__mock/state/functions/DEMO/F109', { body: { ...(body as object), parentID: null } });
  const { data } = await client.signIn('DEMO', 'demo.reviewer');
  expect(data.functions.map(({ functionCode }) => functionCode)).toEqual(['RAO', 'RAO_CLIENT_MANAMEMENT']);
});

test('a broker that has not taken an area does not have it, even for a super administrator', async () => {
  const client = openClient(emulator, 'lotus');
  const { data } = await client.signIn('LOTUS', 'lotus.admin');
  expect(data.functions.map(({ functionCode }) => functionCode)).toEqual(['RAO', 'USER_AND_ROLE']);
});
