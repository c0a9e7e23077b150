import { getConfiguration, listApplications, listUsers, login, logout, refresh } from '@brokerdesk/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { credentialsOf, openClient, type TestClient, testPassword } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 20, now: Date.parse('2026-03-02T03:00:00Z') });
let sandboxes = 0;
let client: TestClient;

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `auths-${sandboxes}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
});

afterAll(() => emulator.close());

function advance(seconds: number) {
  return client.send('PATCH', '/__mock/clock', { body: { advanceSec: seconds } });
}

function tryPassword(userID: string, password: string) {
  return client.call(login, { body: { userID, password } }, { 'broker-code': 'DEMO' });
}

async function change(collection: string, id: string, fields: object) {
  const { body } = await client.send('GET', `/__mock/state/${collection}/${id}`);
  await client.send('PUT', `/__mock/state/${collection}/${id}`, { body: { ...(body as object), ...fields } });
}

test('a sign-in returns two tokens, the user, the functions as a tree and the query key', async () => {
  const response = await client.signIn('DEMO', 'demo.reviewer');
  expect(response).toMatchObject({
    status: 200,
    code: 'OK',
    data: {
      user: { userID: 'demo.reviewer', brokerCode: 'DEMO' },
      functions: [{ functionCode: 'RAO', children: [{ functionCode: 'RAO_CLIENT_MANAMEMENT' }] }],
      queryKey: { key: expect.stringMatching(/^[\w-]{43}$/) },
    },
    headers: { 'session-remain-sec': '1800', 'request-id': expect.any(String) },
  });
  expect(JSON.stringify(response.data)).not.toContain('scrypt');
});

test('the draft key of an account is the same at every sign-in, and that of no other account', async () => {
  const keys: string[] = [];
  for (const userID of ['demo.reviewer', 'demo.reviewer', 'demo.admin']) {
    keys.push((await client.signIn('DEMO', userID)).data.draftKey);
  }
  expect(keys[0]).toMatch(/^[\w-]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a wrong user and a wrong password get the same answer', async () => {
  const invalidPassword = await tryPassword('demo.admin', 'Wrong2026');
  const wrongUser = await tryPassword('nobody.here', 'Wrong2026');
  expect(invalidPassword).toMatchObject({ status: 200, code: 'E0006', data: null });
  expect(wrongUser.body).toEqual(invalidPassword.body);
});

test('a user of another broker is a wrong user here', async () => {
  expect((await client.signIn('HARBOUR', 'demo.admin')).code).toBe('E0006');
});

test('the sixth try within fifteen minutes has to wait, right or wrong, known or not', {
  timeout: 90_000,
}, async () => {
  for (const userID of ['demo.admin', 'nobody.here']) {
    for (let tries = 0; tries < 5; tries += 1) expect((await tryPassword(userID, 'Wrong2026')).code).toBe('E0006');
    expect(await tryPassword(userID, testPassword)).toMatchObject({ code: 'E0011', data: { retryAfterSec: 900 } });
  }
  await advance(900);
  expect((await tryPassword('demo.admin', testPassword)).code).toBe('OK');
});

test('simultaneous attempts cannot exceed the limit together', { timeout: 90_000 }, async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => tryPassword('demo.admin', 'Wrong2026')));
  expect(responses.filter(({ code }) => code === 'E0006')).toHaveLength(5);
});

test('a disabled account and a disabled broker get their error only with the right password', async () => {
  await change('users', 'DEMO-U001', { enabled: false });
  expect((await tryPassword('demo.admin', 'Wrong2026')).code).toBe('E0006');
  expect((await tryPassword('demo.admin', testPassword)).code).toBe('E0007');
  await change('brokers', 'DEMO', { enabled: false });
  expect((await tryPassword('demo.reviewer', testPassword)).code).toBe('E0007');
});

test('a later sign-in ends the earlier session, whose next request returns the reason', async () => {
  const first = await client.signIn('DEMO', 'demo.admin');
  const earlier = client.headers;
  await client.signIn('DEMO', 'demo.admin');
  expect((await client.call(listUsers)).code).toBe('OK');
  expect(first.data.token).not.toBe(client.headers['token']);
  client.headers = earlier;
  expect(await client.call(listUsers)).toMatchObject({ status: 401, code: 'E0001', data: { reason: 'other-device' } });
});

test('every successful request extends the session, and a passive one does not', async () => {
  await client.signIn('DEMO', 'demo.admin');
  await advance(1000);
  const passive = await client.call(listUsers, {}, { activity: 'passive' });
  expect(passive.headers['session-remain-sec']).toBe('800');
  expect((await client.call(listUsers)).headers['session-remain-sec']).toBe('1800');
  client.headers = credentialsOf((await client.call(refresh)).data);
  await advance(1799);
  expect((await client.call(listUsers, {}, { activity: 'passive' })).code).toBe('OK');
  await advance(1);
  expect(await client.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'timeout' } });
});

test('a rejected request does not extend the session', async () => {
  await client.signIn('DEMO', 'demo.reviewer');
  await advance(1000);
  expect(await client.call(listUsers)).toMatchObject({
    status: 403,
    code: 'E0002',
    headers: { 'session-remain-sec': '800' },
  });
});

test('disabling an account or its broker ends its sessions at once', async () => {
  await client.signIn('DEMO', 'demo.admin');
  await change('users', 'DEMO-U001', { enabled: false });
  expect(await client.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
});

test('a refresh returns new tokens, and the same ones again for ten seconds', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const first = client.headers;
  const rotated = await client.call(refresh);
  await advance(9);
  client.headers = first;
  expect((await client.call(refresh)).data).toEqual(rotated.data);
  client.headers = credentialsOf(rotated.data);
  expect((await client.call(listUsers)).code).toBe('OK');
});

test('a refresh token that is used again after ten seconds ends the session', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const first = client.headers;
  const rotated = await client.call(refresh);
  await advance(10);
  client.headers = first;
  expect((await client.call(listUsers)).code).toBe('E0001');
  expect((await client.call(refresh)).code).toBe('E0001');
  client.headers = credentialsOf(rotated.data);
  expect(await client.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'logged-out' } });
});

test('a rotated token extends no session', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const first = client.headers;
  const rotated = await client.call(refresh);
  await advance(1000);
  client.headers = { token: first['token'] ?? '' };
  expect(await client.call(refresh)).toMatchObject({ code: 'E0001', headers: { 'session-remain-sec': '800' } });
  client.headers = credentialsOf(rotated.data);
  const passive = await client.call(listUsers, {}, { activity: 'passive' });
  expect(passive).toMatchObject({ code: 'OK', headers: { 'session-remain-sec': '800' } });
});

test('a refresh needs the refresh token of the same session', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const other = openClient(emulator, `auths-${sandboxes}`);
  await other.signIn('DEMO', 'demo.reviewer');
  const mixed = { 'refresh-token': other.headers['refresh-token'] ?? '' };
  expect((await client.call(refresh, {}, mixed)).code).toBe('E0001');
  expect((await client.call(listUsers)).code).toBe('OK');
});

test('a sign-out ends the session', async () => {
  await client.signIn('DEMO', 'demo.admin');
  expect(await client.call(logout)).toMatchObject({ code: 'OK', data: null });
  expect(await client.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'logged-out' } });
});

test('the broker is that of the session: another one in the header is rejected', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const foreign = { 'broker-code': 'HARBOUR' };
  expect(await client.call(listApplications, {}, foreign)).toMatchObject({ status: 403, code: 'E0002' });
  expect((await client.call(getConfiguration)).data.broker.brokerCode).toBe('DEMO');
  expect((await client.call(getConfiguration, {}, foreign)).data.broker.brokerCode).toBe('HARBOUR');
});

test('a token of one sandbox is invalid in another, and after a reset', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const other = openClient(emulator, `auths-${sandboxes}-other`);
  await other.signIn('DEMO', 'demo.reviewer');
  other.headers = client.headers;
  expect((await other.call(listUsers)).code).toBe('E0001');
  await client.send('POST', '/__mock/reset');
  const before = client.headers;
  await client.signIn('DEMO', 'demo.reviewer');
  client.headers = before;
  expect((await client.call(listUsers)).code).toBe('E0001');
});

test('role changes apply from the user’s next sign-in', async () => {
  await client.signIn('DEMO', 'demo.reviewer');
  await change('users', 'DEMO-U002', { roleIDs: [] });
  expect((await client.call(listApplications)).code).toBe('OK');
  const { data } = await client.signIn('DEMO', 'demo.reviewer');
  expect(data.functions).toEqual([]);
  expect((await client.call(listApplications)).code).toBe('E0002');
});

test('a deleted account is as one that never was', async () => {
  await change('users', 'DEMO-U001', { status: 'deleted', enabled: false });
  const deleted = await tryPassword('demo.admin', testPassword);
  expect(deleted).toMatchObject({ code: 'E0006', data: null });
  expect(deleted.body).toEqual((await tryPassword('nobody.here', testPassword)).body);
});

test('a login name knows no upper and lower case, also for its tries', { timeout: 90_000 }, async () => {
  expect((await tryPassword('Demo.Admin', testPassword)).code).toBe('OK');
  for (let tries = 0; tries < 5; tries += 1) await tryPassword('demo.admin', 'Wrong2026');
  expect((await tryPassword('DEMO.ADMIN', testPassword)).code).toBe('E0011');
});

test('a sign-in shows the one before it', async () => {
  await client.signIn('DEMO', 'demo.admin');
  await advance(600);
  const { data } = await client.signIn('DEMO', 'demo.admin');
  expect(data.user.lastLoginTime).toBe('2026-03-02T03:00:00.000Z');
});

test('tries that are over are forgotten, so that made-up names do not fill the memory', async () => {
  for (let index = 0; index < 100; index += 1) {
    const row = { count: 1, waitUntil: Date.parse('2026-03-02T03:15:00Z') };
    await client.send('PUT', `/__mock/state/signInAttempts/DEMO/name-${index}`, { body: row });
  }
  await advance(900);
  await tryPassword('nobody.here', 'Wrong2026');
  const { body } = await client.send('GET', '/__mock/state/signInAttempts');
  expect(body).toEqual({ ids: ['DEMO/nobody.here'] });
});

test('refreshes at once all get one and the same pair', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const responses = await Promise.all(Array.from({ length: 20 }, () => client.call(refresh)));
  expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(responses.every(({ code }) => code === 'OK')).toBe(true);
});

test('a refresh token that was rotated away twice ends the session at once', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const first = client.headers;
  const second = credentialsOf((await client.call(refresh)).data);
  client.headers = second;
  const third = credentialsOf((await client.call(refresh)).data);
  client.headers = { ...third, 'refresh-token': first['refresh-token'] ?? '' };
  expect(await client.call(refresh)).toMatchObject({ code: 'E0001', data: { reason: 'logged-out' } });
  client.headers = third;
  expect((await client.call(listUsers)).code).toBe('E0001');
});

test('signing in and out are in the operation records, without secrets', async () => {
  await client.signIn('DEMO', 'demo.admin');
  await client.call(logout);
  const { body } = await client.send('GET', '/__mock/state/operationRecords');
  const ids = (body as { ids: string[] }).ids.slice(-2);
  const rows = await Promise.all(
    ids.map(async (id) => (await client.send('GET', `/__mock/state/operationRecords/${id}`)).body),
  );
  const facts = {
    brokerCode: 'DEMO',
    targetID: 'DEMO-U001',
    actor: { kind: 'staff', userID: 'demo.admin' },
    changes: [],
  };
  expect(rows).toMatchObject([
    { operation: 'session.signIn', ...facts },
    { operation: 'session.signOut', ...facts },
  ]);
});
