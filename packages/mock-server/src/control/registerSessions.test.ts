import { listApplications, listFunctions, listUsers, refresh, type Session } from '@brokerdesk/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { credentialsOf, openClient, type TestClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 5, now: Date.parse('2026-03-02T03:00:00Z') });
let sandboxes = 0;
let client: TestClient;

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `sessions-${sandboxes}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
});

afterAll(() => emulator.close());

async function mint(body: object): Promise<Session> {
  const response = await client.send('POST', '/__mock/sessions', { body });
  expect(response.status).toBe(201);
  const session = response.body as Session;
  client.headers = credentialsOf(session);
  return session;
}

test('a session that was asleep while its account was disabled does not wake up beside a later one', async () => {
  const first = (await client.signIn('DEMO', 'demo.reviewer')).data;
  const refID = first.user.refID;
  const { body } = await client.send('GET', `/__mock/state/users/${refID}`);
  await client.send('PUT', `/__mock/state/users/${refID}`, { body: { ...(body as object), enabled: false } });
  await client.send('POST', '/__mock/sessions', { body: { brokerCode: 'DEMO', userID: 'demo.reviewer' } });
  await client.send('PUT', `/__mock/state/users/${refID}`, { body: { ...(body as object), enabled: true } });
  const response = await client.call(listFunctions, {}, { token: first.token });
  expect(response).toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
});

test('a session without a password gives what a sign-in gives', async () => {
  const minted = await mint({ brokerCode: 'DEMO', userID: 'demo.admin' });
  const { token, refreshToken, ...rest } = (await client.signIn('DEMO', 'demo.admin')).data;
  expect(minted).toEqual({
    ...rest,
    user: { ...rest.user, lastLoginTime: expect.any(String) },
    token: expect.stringMatching(/^s1\.1\./),
    refreshToken: expect.stringMatching(/^s1\.1\./),
  });
  expect([token, refreshToken]).not.toContain(minted.token);
});

test('it can hold other functions than its user’s roles, each with its ancestors', async () => {
  const { functions } = await mint({ brokerCode: 'DEMO', userID: 'demo.admin', functionCodes: ['UR_USER_MANAGEMENT'] });
  expect(functions).toMatchObject([
    { functionCode: 'USER_AND_ROLE', children: [{ functionCode: 'UR_USER_MANAGEMENT', children: [] }] },
  ]);
  expect((await client.call(listUsers)).code).toBe('OK');
  expect((await client.call(listApplications)).code).toBe('E0002');
});

test('it can be short, and stays so', async () => {
  await mint({ brokerCode: 'DEMO', userID: 'demo.admin', lengthSec: 60 });
  expect((await client.call(listUsers)).headers['session-remain-sec']).toBe('60');
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 50 } });
  expect((await client.call(refresh)).headers['session-remain-sec']).toBe('60');
});

test('the time that is left can be set, until the next call extends it', async () => {
  await mint({ brokerCode: 'DEMO', userID: 'demo.admin' });
  const response = await client.send('PATCH', '/__mock/sessions', { body: { remainSec: 90 } });
  expect(response.body).toEqual({ changed: 1 });
  expect((await client.call(listUsers, {}, { activity: 'passive' })).headers['session-remain-sec']).toBe('90');
  expect((await client.call(listUsers)).headers['session-remain-sec']).toBe('1800');
});

test('a session can be ended as if by time, one person’s or all', async () => {
  await mint({ brokerCode: 'DEMO', userID: 'demo.admin' });
  const other = openClient(emulator, `sessions-${sandboxes}`);
  await other.signIn('DEMO', 'demo.users');
  const expire = (body: object) => client.send('POST', '/__mock/sessions/expire', { body });
  expect((await expire({ brokerCode: 'HARBOUR', userID: 'demo.admin' })).body).toEqual({ expired: 0 });
  expect((await expire({ userID: 'demo.admin' })).body).toEqual({ expired: 1 });
  expect(await client.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'timeout' } });
  expect((await other.call(listUsers)).code).toBe('OK');
  expect((await expire({ all: true })).body).toEqual({ expired: 1 });
  expect((await other.call(listUsers)).code).toBe('E0001');
});

test('an account can be taken over as if from another device', async () => {
  await mint({ brokerCode: 'DEMO', userID: 'demo.admin' });
  const taken = await client.send('POST', '/__mock/sessions/take_over', {
    body: { brokerCode: 'DEMO', userID: 'demo.admin' },
  });
  expect(taken.status).toBe(201);
  expect(await client.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'other-device' } });
  client.headers = credentialsOf(taken.body as Session);
  expect((await client.call(listUsers)).code).toBe('OK');
});

test('it can be bound to the key that is going to sign its calls', async () => {
  const publicKey = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'B'.repeat(43) };
  const { token } = await mint({ brokerCode: 'DEMO', userID: 'demo.admin', publicKey });
  const row = await client.send('GET', `/__mock/state/sessions/${token.split('.')[0]}`);
  expect(row.body).toMatchObject({ key: publicKey });
});

test.each([
  ['POST', '/sessions', {}],
  ['POST', '/sessions', { brokerCode: 'DEMO', userID: 'nobody' }],
  ['POST', '/sessions', { brokerCode: 'HARBOUR', userID: 'demo.admin' }],
  ['POST', '/sessions', { brokerCode: 'DEMO', userID: 'demo.admin', functionCodes: ['NOTHING'] }],
  ['POST', '/sessions', { brokerCode: 'DEMO', userID: 'demo.admin', functionCodes: 'RAO' }],
  ['POST', '/sessions', { brokerCode: 'DEMO', userID: 'demo.admin', lengthSec: 0 }],
  ['POST', '/sessions', { brokerCode: 'DEMO', userID: 'demo.admin', life: 5 }],
  ['POST', '/sessions', { brokerCode: 'DEMO', userID: 'demo.admin', publicKey: { kty: 'RSA' } }],
  ['POST', '/sessions/take_over', { brokerCode: 'DEMO', userID: 'demo.admin' }],
  ['POST', '/sessions/expire', {}],
  ['POST', '/sessions/expire', { userID: 'demo.admin', all: true }],
  ['PATCH', '/sessions', { remainSec: -1 }],
  ['PATCH', '/sessions', { remainSec: '60' }],
])('%s %s with %j is refused with what is expected', async (method, path, body) => {
  const response = await client.send(method, `/__mock${path}`, { body });
  expect(response).toMatchObject({ status: 400, message: expect.stringContaining('Expected {') });
});
