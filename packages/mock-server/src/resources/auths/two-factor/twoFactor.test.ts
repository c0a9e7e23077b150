import { changePassword, login, logout } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../../createEmulator.ts';
import { proveIdentity } from './setUpOneTimePasswords.ts';
import { openClient, type TestClient, testPassword } from '../../../testing/openClient.ts';

const emulator = createEmulator({ applications: 20, now: Date.parse('2026-03-02T03:00:00Z') });
let sandboxes = 0;
let client: TestClient;

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `two-factor-${sandboxes}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  const { body } = await client.send('GET', '/__mock/state/brokers/DEMO');
  const twoFactorActions: BrokerRow['twoFactorActions'] = ['login'];
  await client.send('PUT', '/__mock/state/brokers/DEMO', { body: { ...(body as BrokerRow), twoFactorActions } });
  client.headers = { 'broker-code': 'DEMO' };
});

afterAll(() => emulator.close());

function tryToSignIn(userID: string, password = testPassword) {
  return client.call(login, { body: { userID, password } });
}

test('a sign-in requests a token only after the right password, and names the possible recipients', async () => {
  expect(await tryToSignIn('demo.admin', 'Wrong2026')).toMatchObject({ code: 'E0006', data: null });
  expect(await tryToSignIn('nobody.here')).toMatchObject({ code: 'E0006', data: null });
  expect(await tryToSignIn('demo.admin')).toMatchObject({
    status: 200,
    code: 'E0008',
    data: { action: 'login', channels: [{ channel: 'sms' }, { channel: 'email', to: 'd•••@demo-securities.example' }] },
  });
});

test('a token is good for one sign-in', async () => {
  await proveIdentity(client, 'demo.admin', 'login');
  expect((await tryToSignIn('demo.admin', 'Wrong2026')).code).toBe('E0006');
  expect((await tryToSignIn('demo.admin')).code).toBe('OK');
  expect((await tryToSignIn('demo.admin')).code).toBe('E0009');
});

test('of two sign-ins at once with one token one gets in', async () => {
  await proveIdentity(client, 'demo.admin', 'login');
  const responses = await Promise.all([tryToSignIn('demo.admin'), tryToSignIn('demo.admin')]);
  expect(responses.map(({ code }) => code).sort()).toEqual(['E0009', 'OK']);
});

test('a token is good for ten minutes', async () => {
  await proveIdentity(client, 'demo.admin', 'login');
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 600 } });
  expect((await tryToSignIn('demo.admin')).code).toBe('E0009');
  await proveIdentity(client, 'demo.admin', 'login');
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 599 } });
  expect((await tryToSignIn('demo.admin')).code).toBe('OK');
});

test('a token of another user or purpose is none, and a newer one voids it', async () => {
  await proveIdentity(client, 'demo.reviewer', 'login');
  expect((await tryToSignIn('demo.admin')).code).toBe('E0009');
  await proveIdentity(client, 'demo.admin', 'forgetPassword');
  expect((await tryToSignIn('demo.admin')).code).toBe('E0009');
  const first = await proveIdentity(client, 'demo.admin', 'login');
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 60 } });
  await proveIdentity(client, 'demo.admin', 'login');
  expect(
    (
      await client.call(
        login,
        { body: { userID: 'demo.admin', password: testPassword } },
        { 'two-factor-token': first },
      )
    ).code,
  ).toBe('E0009');
  expect((await tryToSignIn('demo.admin')).code).toBe('OK');
});

test('a token of a session that was signed out is none in the next session of the same user', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const { refID = '' } = client.account;
  const twoFactorActions: BrokerRow['twoFactorActions'] = ['password'];
  const { body } = await client.send('GET', '/__mock/state/brokers/DEMO');
  await client.send('PUT', '/__mock/state/brokers/DEMO', { body: { ...(body as BrokerRow), twoFactorActions } });
  const change = { params: { refID }, body: { password: testPassword, newPassword: 'Another2026' } };
  const token = { 'two-factor-token': await proveIdentity(client, 'demo.admin', 'password') };
  await client.call(logout, {});
  await client.signIn('DEMO', 'demo.admin');
  expect((await client.call(changePassword, change, token)).code).toBe('E0009');
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 60 } });
  await proveIdentity(client, 'demo.admin', 'password');
  expect((await client.call(changePassword, change)).code).toBe('OK');
});

test('a token of another sandbox is none', async () => {
  const token = await proveIdentity(client, 'demo.admin', 'login');
  const other = openClient(emulator, `two-factor-${sandboxes}-other`);
  const { body } = await client.send('GET', '/__mock/state/brokers/DEMO');
  await other.send('PUT', '/__mock/state/brokers/DEMO', { body });
  other.headers = { 'broker-code': 'DEMO' };
  await proveIdentity(other, 'demo.admin', 'login');
  other.headers = { 'broker-code': 'DEMO', 'two-factor-token': token };
  expect((await other.call(login, { body: { userID: 'demo.admin', password: testPassword } })).code).toBe('E0009');
});

test('a token is ignored where none is required', async () => {
  const headers = { 'broker-code': 'HARBOUR', 'two-factor-token': 'nonsense' };
  const response = await client.call(login, { body: { userID: 'harbour.admin', password: testPassword } }, headers);
  expect(response.code).toBe('OK');
});
