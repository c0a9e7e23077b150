import { scryptSync } from 'node:crypto';
import {
  changePassword,
  getConfiguration,
  listUsers,
  login,
  logout,
  makeInitialPassword,
  refresh,
  resetForgottenPassword,
} from '@brokerdesk/api';
import type { UserRow } from '@brokerdesk/fixtures';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { proveIdentity, readOutbox } from '../auths/two-factor/setUpOneTimePasswords.ts';
import { openClient, type TestClient, testPassword } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 20, now: Date.parse('2026-03-02T03:00:00Z') });
const newPassword = 'Harbour-2027';
let sandboxes = 0;
let client: TestClient;

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `passwords-${sandboxes}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
});

afterAll(() => emulator.close());

function openOther() {
  return openClient(emulator, `passwords-${sandboxes}`);
}

function change(refID: string, body: { password: string; newPassword: string }) {
  return client.call(changePassword, { params: { refID }, body });
}

function tryPassword(userID: string, password: string, brokerCode = 'DEMO') {
  return openOther().call(login, { body: { userID, password } }, { 'broker-code': brokerCode });
}

async function userOf(refID: string) {
  return (await client.send('GET', `/__mock/state/users/${refID}`)).body as UserRow;
}

async function edit(collection: string, id: string, fields: object) {
  const { body } = await client.send('GET', `/__mock/state/${collection}/${id}`);
  await client.send('PUT', `/__mock/state/${collection}/${id}`, { body: { ...(body as object), ...fields } });
}

test('users change their own password, stay signed in, and sign in with the new one only', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const response = await change('DEMO-U001', { password: testPassword, newPassword });
  expect(response).toMatchObject({ status: 200, code: 'OK', data: null });
  expect((await client.call(listUsers)).code).toBe('OK');
  expect((await tryPassword('demo.admin', testPassword)).code).toBe('E0006');
  expect((await tryPassword('demo.admin', newPassword)).code).toBe('OK');
  const row = await userOf('DEMO-U001');
  expect(row.passwordHash).toMatch(/^scrypt\$16384\$8\$1\$/);
  expect((await readOutbox(client)).at(-1)).toMatchObject({ kind: 'passwordChanged', to: row.email, code: null });
});

test('a user cannot change the password of another or of an unknown user', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const before = await client.send('GET', '/__mock/state_hash');
  for (const refID of ['DEMO-U002', 'HARBOUR-U001', 'DEMO-U999']) {
    expect((await change(refID, { password: testPassword, newPassword })).code).toBe('E0003');
  }
  expect((await client.send('GET', '/__mock/state_hash')).body).toEqual(before.body);
});

test('a wrong current password is rejected, and counts as a sign-in attempt', { timeout: 90_000 }, async () => {
  await client.signIn('DEMO', 'demo.admin');
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await change('DEMO-U001', { password: 'Wrong2026', newPassword })).code).toBe('E0006');
  }
  const sixth = await change('DEMO-U001', { password: testPassword, newPassword });
  expect(sixth).toMatchObject({ code: 'E0011', data: { retryAfterSec: 900 } });
  expect((await tryPassword('demo.admin', testPassword)).code).toBe('E0011');
});

test.each([
  ['Ab1', ['minLength']],
  ['Abcdefghij1234567890x', ['maxLength']],
  ['abcdefg1', ['uppercase']],
  ['ABCDEFG1', ['lowercase']],
  ['Abcdefgh', ['digit']],
  ['Abcdefg1 ', ['symbols']],
  ['Abcdefg1é', ['symbols']],
  ['密碼', ['minLength', 'uppercase', 'lowercase', 'digit', 'symbols']],
  [testPassword, ['differs']],
])('the new password %s breaks %j', async (candidate, rules) => {
  await client.signIn('DEMO', 'demo.admin');
  const response = await change('DEMO-U001', { password: testPassword, newPassword: candidate });
  const { fields } = response.data as unknown as { fields: { path: string; rule: string; message: string }[] };
  expect(response.code).toBe('E0004');
  expect(fields.map(({ path, rule }) => [path, rule])).toEqual(rules.map((rule) => ['newPassword', rule]));
  expect((await tryPassword('demo.admin', testPassword)).code).toBe('OK');
});

test('the policy is that of the broker', async () => {
  await edit('brokers', 'DEMO', {
    passwordPolicy: { minLength: 12, maxLength: 64, uppercase: false, lowercase: true, digit: false },
  });
  await client.signIn('DEMO', 'demo.admin');
  const short = await change('DEMO-U001', { password: testPassword, newPassword: 'Abcdefgh1' });
  expect(short).toMatchObject({ data: { fields: [{ rule: 'minLength', message: 'At least 12 characters.' }] } });
  expect((await change('DEMO-U001', { password: testPassword, newPassword: 'a-long-enough-one' })).code).toBe('OK');
});

test('of two changes at once only one is made', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const responses = await Promise.all(
    ['Harbour-2027', 'Harbour-2028'].map((wished) =>
      change('DEMO-U001', { password: testPassword, newPassword: wished }),
    ),
  );
  expect(responses.map(({ code }) => code).sort()).toEqual(['E0006', 'OK']);
});

test('where the broker requires it, a change needs a token for this purpose', async () => {
  await edit('brokers', 'DEMO', { twoFactorActions: ['password'] });
  await client.signIn('DEMO', 'demo.admin');
  const body = { password: testPassword, newPassword };
  expect(await change('DEMO-U001', body)).toMatchObject({
    code: 'E0008',
    data: {
      action: 'password',
      channels: [
        { channel: 'sms', to: expect.stringMatching(/^\+852 ••• \d\d$/) },
        { channel: 'email', to: 'd•••@demo-securities.example' },
      ],
    },
  });
  await proveIdentity(client, 'demo.admin', 'deleteUser');
  expect((await change('DEMO-U001', body)).code).toBe('E0009');
  await proveIdentity(client, 'demo.admin', 'password');
  expect((await change('DEMO-U001', { ...body, newPassword: 'short' })).code).toBe('E0004');
  expect((await change('DEMO-U001', body)).code).toBe('OK');
  expect((await change('DEMO-U001', { password: newPassword, newPassword: testPassword })).code).toBe('E0009');
});

test('a user who forgot their password sets a new one by a code, and all their sessions end', async () => {
  await client.signIn('DEMO', 'demo.reviewer');
  const other = openOther();
  other.headers = { 'broker-code': 'DEMO' };
  const reset = (wished: string) =>
    other.call(resetForgottenPassword, { params: { userID: 'demo.reviewer' }, body: { newPassword: wished } });
  expect(await reset(newPassword)).toMatchObject({ code: 'E0008', data: { action: 'forgetPassword', channels: [] } });
  await proveIdentity(other, 'demo.reviewer', 'forgetPassword');
  expect((await reset('short')).code).toBe('E0004');
  expect(await reset(testPassword)).toMatchObject({ code: 'E0004', data: { fields: [{ rule: 'differs' }] } });
  expect(await reset(newPassword)).toMatchObject({ code: 'OK', data: null });
  expect((await reset('Harbour-2028')).code).toBe('E0009');
  expect(await client.call(logout)).toMatchObject({ code: 'E0001', data: { reason: 'password-changed' } });
  expect((await tryPassword('demo.reviewer', newPassword)).code).toBe('OK');
});

test('requests for a forgotten password do not reveal which users exist', async () => {
  client.headers = { 'broker-code': 'DEMO' };
  const ask = async (userID: string, token?: string) => {
    const headers = token === undefined ? {} : { 'two-factor-token': token };
    return (await client.call(resetForgottenPassword, { params: { userID }, body: { newPassword } }, headers)).body;
  };
  for (const token of [undefined, 'tf1.nonsense']) {
    expect(await ask('nobody.here', token)).toEqual(await ask('demo.admin', token));
  }
  const good = await proveIdentity(client, 'demo.admin', 'forgetPassword');
  expect(await ask('nobody.here', good)).toEqual(await ask('demo.reviewer', good));
  expect(await ask('demo.admin', good)).toMatchObject({ code: 'OK' });
});

test('a locked-out user gets in again with a new password', { timeout: 90_000 }, async () => {
  for (let tries = 0; tries < 6; tries += 1) await tryPassword('demo.admin', 'Wrong2026');
  expect((await tryPassword('demo.admin', testPassword)).code).toBe('E0011');
  client.headers = { 'broker-code': 'DEMO' };
  await proveIdentity(client, 'demo.admin', 'forgetPassword');
  await client.call(resetForgottenPassword, { params: { userID: 'demo.admin' }, body: { newPassword } });
  expect((await tryPassword('demo.admin', newPassword)).code).toBe('OK');
});

test('an account that is disabled meanwhile gets no new password', async () => {
  client.headers = { 'broker-code': 'DEMO' };
  await proveIdentity(client, 'demo.admin', 'forgetPassword');
  await edit('users', 'DEMO-U001', { enabled: false });
  const response = await client.call(resetForgottenPassword, {
    params: { userID: 'demo.admin' },
    body: { newPassword },
  });
  expect(response.code).toBe('E0007');
});

test('an initial password is shown once, ends the session, and permits only its own change', async () => {
  const member = openOther();
  await member.signIn('DEMO', 'demo.reviewer');
  await client.signIn('DEMO', 'demo.admin');
  await proveIdentity(client, 'demo.admin', 'initialPassword');
  const made = await client.call(makeInitialPassword, { params: { refID: 'DEMO-U002' } });
  expect(made).toMatchObject({
    code: 'OK',
    data: {
      refID: 'DEMO-U002',
      userID: 'demo.reviewer',
      initialPassword: expect.stringMatching(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z0-9]{12}$/),
    },
  });
  const { initialPassword } = made.data;
  expect(await member.call(logout)).toMatchObject({ code: 'E0001', data: { reason: 'password-changed' } });
  expect(JSON.stringify(await readOutbox(client))).not.toContain(initialPassword);
  expect(JSON.stringify((await client.send('GET', '/__mock/journal')).body)).not.toContain(initialPassword);

  const signedIn = await tryPassword('demo.reviewer', initialPassword);
  expect(signedIn).toMatchObject({ code: 'OK', data: { mustChangePassword: true } });
  const { token, refreshToken } = signedIn.data;
  client.headers = { token, 'refresh-token': refreshToken };
  expect(await client.call(listUsers)).toMatchObject({ code: 'E0002' });
  await edit('users', 'DEMO-U002', { type: 'Super Administrator' });
  const again = await tryPassword('demo.reviewer', initialPassword);
  client.headers = { token: again.data.token, 'refresh-token': again.data.refreshToken };
  expect(await client.call(listUsers)).toMatchObject({
    status: 200,
    code: 'E0016',
    data: { rule: 'password-change-required' },
  });
  expect((await client.call(getConfiguration)).code).toBe('OK');
  const { data } = await client.call(refresh);
  client.headers = { token: data.token, 'refresh-token': data.refreshToken };
  expect((await change('DEMO-U002', { password: initialPassword, newPassword })).code).toBe('OK');
  expect((await client.call(listUsers)).code).toBe('OK');
  expect((await tryPassword('demo.reviewer', newPassword)).data.mustChangePassword).toBe(false);
});

test('an initial password needs a token, and cannot be made for the caller, a higher account or another broker’s', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const make = (refID: string) => client.call(makeInitialPassword, { params: { refID } });
  expect((await make('DEMO-U002')).code).toBe('E0008');
  expect(await make('DEMO-U001')).toMatchObject({ code: 'E0016', data: { rule: 'own-account' } });
  await proveIdentity(client, 'demo.admin', 'initialPassword');
  expect((await make('HARBOUR-U002')).code).toBe('E0003');
  expect((await make('DEMO-U999')).code).toBe('E0003');
  await edit('users', 'DEMO-U003', { status: 'deleted' });
  expect((await make('DEMO-U003')).code).toBe('E0003');
  expect((await make('DEMO-U004')).code).toBe('OK');
  expect((await make('DEMO-U004')).code).toBe('E0009');
});

test('a user disabled during their password change has not changed it', async () => {
  await client.signIn('DEMO', 'demo.reviewer');
  // A hash that has not been compared with the password yet: comparing takes as long as the test needs.
  const salt = Buffer.from(`salt ${sandboxes}`);
  const key = scryptSync(testPassword, salt, 32, { N: 16_384, r: 8, p: 1, maxmem: 2 ** 26 });
  await edit('users', 'DEMO-U002', {
    passwordHash: `scrypt$16384$8$1$${salt.toString('base64')}$${key.toString('base64')}`,
  });
  const disabled = { ...(await userOf('DEMO-U002')), enabled: false };
  const changing = change('DEMO-U002', { password: testPassword, newPassword });
  // The request is in flight once its attempt is counted.
  const attempts = '/__mock/state/signInAttempts/DEMO/demo.reviewer';
  await vi.waitFor(async () => expect((await client.send('GET', attempts)).status).toBe(200), { interval: 1 });
  await client.send('PUT', '/__mock/state/users/DEMO-U002', { body: disabled });
  expect(await changing).toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
  expect(await userOf('DEMO-U002')).toEqual(disabled);
});

test('users cannot gain more permissions through another user’s initial password', async () => {
  await client.signIn('DEMO', 'demo.users');
  for (const refID of ['DEMO-U001', 'DEMO-U002']) {
    expect(await client.call(makeInitialPassword, { params: { refID } })).toMatchObject({
      code: 'E0016',
      data: { rule: 'grant-exceeds-own' },
    });
  }
});

test('the provider’s staff cannot make one for an account above their own, nor at a deleted broker', async () => {
  await client.signIn('2GO', 'provider.content');
  await proveIdentity(client, 'provider.content', 'initialPassword');
  const make = (refID: string) => client.call(makeInitialPassword, { params: { refID } });
  expect(await make('DEMO-U001')).toMatchObject({ code: 'E0016', data: { rule: 'grant-exceeds-own' } });
  expect((await make('DEMO-U002')).code).toBe('OK');
  await edit('brokers', 'LOTUS', { enabled: false, deleted: true });
  expect((await make('LOTUS-U002')).code).toBe('E0003');
});

test('the provider’s staff make initial passwords for any broker’s users', async () => {
  await client.signIn('2GO', 'provider.admin');
  await proveIdentity(client, 'provider.admin', 'initialPassword');
  const made = await client.call(makeInitialPassword, { params: { refID: 'LOTUS-U002' } });
  expect((await tryPassword('lotus.reviewer', made.data.initialPassword, 'LOTUS')).code).toBe('OK');
  const { body } = await client.send('GET', '/__mock/state/operationRecords');
  const ids = (body as { ids: string[] }).ids;
  const records = await Promise.all(
    ids.slice(-3).map(async (id) => (await client.send('GET', `/__mock/state/operationRecords/${id}`)).body),
  );
  expect(records).toContainEqual(
    expect.objectContaining({
      operation: 'user.initialPassword',
      brokerCode: 'LOTUS',
      targetID: 'LOTUS-U002',
      actor: expect.objectContaining({ kind: 'provider', userID: 'provider.admin' }),
      changes: [],
    }),
  );
});
