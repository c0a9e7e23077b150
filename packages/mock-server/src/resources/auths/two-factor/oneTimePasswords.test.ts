import { type InputOf, requestOneTimePassword, verifyOneTimePassword } from '@brokerdesk/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../../createEmulator.ts';
import { fetchCode, readOutbox } from './setUpOneTimePasswords.ts';
import { openClient, type TestClient } from '../../../testing/openClient.ts';

const emulator = createEmulator({ applications: 20, now: Date.parse('2026-03-02T03:00:00Z') });
const atDemo = { 'broker-code': 'DEMO' };
let sandboxes = 0;
let client: TestClient;

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `otps-${sandboxes}`);
  client.headers = atDemo;
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
});

afterAll(() => emulator.close());

function advance(seconds: number) {
  return client.send('PATCH', '/__mock/clock', { body: { advanceSec: seconds } });
}

function requestCode(input: InputOf<typeof requestOneTimePassword>) {
  return client.call(requestOneTimePassword, input);
}

function typeCode(otp: string, more: object = {}) {
  return client.call(verifyOneTimePassword, { body: { userID: 'demo.admin', otp, purpose: 'login', ...more } });
}

async function userOf(refID: string) {
  return (await client.send('GET', `/__mock/state/users/${refID}`)).body as { mobile: string; email: string };
}

test('a code is sent to the user by SMS or email, in their language, with its purpose', async () => {
  const { mobile, email } = await userOf('DEMO-U001');
  const sms = await requestCode({ query: { userID: 'demo.admin', mobile, sms: 'true' } });
  expect(sms).toMatchObject({
    code: 'OK',
    data: {
      channel: 'sms',
      to: `+852 ••• ${mobile.slice(-2)}`,
      digits: 6,
      lifeSec: 300,
      resendSec: 60,
    },
  });
  await requestCode({ query: { userID: 'demo.admin', sms: 'false', purpose: 'forgetPassword' } });
  const [first, second, ...others] = await readOutbox(client);
  expect(others).toEqual([]);
  expect(first).toEqual({
    messageID: 'MSG-1',
    channel: 'sms',
    to: mobile,
    text: `【示範證券】驗證碼 ${first?.code}，用於登入，5 分鐘內有效，請勿告訴他人。`,
    language: 'zh_HK',
    kind: 'oneTimePassword',
    code: expect.stringMatching(/^\d{6}$/),
    time: '2026-03-02T03:00:00.000Z',
    brokerCode: 'DEMO',
  });
  expect(second).toMatchObject({ channel: 'email', to: email, text: expect.stringContaining('設定新密碼') });
});

test.each([
  ['marcus.hale', /^Demo Securities: \d{6} is your code to sign in\. It is valid for 5 minutes/],
  ['chen.jing', /^【示范证券】验证码 \d{6}，用于登录，5 分钟内有效/],
])('%s gets the message in their language, regardless of the portal’s language', async (userID, text) => {
  await requestCode({ query: { userID, sms: 'false' } });
  expect((await readOutbox(client)).at(-1)?.text).toMatch(text);
});

test('the correct code returns a token for its purpose, once', async () => {
  const otp = await fetchCode(client, 'demo.admin', 'login');
  expect(await typeCode(otp)).toMatchObject({
    code: 'OK',
    data: { twoFactorToken: expect.stringMatching(/^tf\d+\.[\w-]{32}$/), purpose: 'login', lifeSec: 600 },
  });
  expect(await typeCode(otp)).toMatchObject({ code: 'E0009', data: null });
});

test('a code is good until its time is over', async () => {
  const late = await fetchCode(client, 'demo.admin', 'login');
  await advance(300);
  expect((await typeCode(late)).code).toBe('E0009');
  const inTime = await fetchCode(client, 'demo.admin', 'login');
  await advance(299);
  expect((await typeCode(inTime)).code).toBe('OK');
});

test('the fifth try still counts; after five wrong ones the code is dead, also for the right one', async () => {
  const wrong = '000000';
  const fifth = await fetchCode(client, 'demo.admin', 'login');
  for (let tries = 0; tries < 4; tries += 1) expect((await typeCode(wrong)).code).toBe('E0009');
  expect((await typeCode(fifth)).code).toBe('OK');
  await advance(60);
  const sixth = await fetchCode(client, 'demo.admin', 'login');
  for (let tries = 0; tries < 5; tries += 1) expect((await typeCode(wrong)).code).toBe('E0009');
  expect((await typeCode(sixth)).code).toBe('E0009');
});

test('fifty wrong codes at once count as fifty', async () => {
  const otp = await fetchCode(client, 'demo.admin', 'login');
  const wrong = Array.from({ length: 50 }, (_, index) => String(index).padStart(6, '0')).filter((one) => one !== otp);
  const responses = await Promise.all([...wrong.map((one) => typeCode(one)), typeCode(otp)]);
  expect(new Set(responses.map(({ code }) => code))).toEqual(new Set(['E0009']));
  const row = await client.send('GET', '/__mock/state/oneTimePasswords/DEMO/demo.admin/login');
  expect(row.body).toMatchObject({ tries: 5, isUsed: false });
});

test('the next code has to wait, and voids the one before', async () => {
  const first = await fetchCode(client, 'demo.admin', 'login');
  await advance(20);
  const early = await requestCode({ query: { userID: 'demo.admin', sms: 'true' } });
  expect(early).toMatchObject({ code: 'E0011', data: { retryAfterSec: 40 } });
  await advance(40);
  const second = await fetchCode(client, 'demo.admin', 'login');
  expect(second).not.toBe(first);
  expect((await typeCode(first)).code).toBe('E0009');
  expect((await typeCode(second)).code).toBe('OK');
});

test('before sign-in an account gets five codes within an hour', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect((await requestCode({ query: { userID: 'demo.admin', sms: 'true' } })).code).toBe('OK');
    await advance(60);
  }
  const sixth = await requestCode({ query: { userID: 'DEMO.admin', sms: 'true', purpose: 'forgetPassword' } });
  expect(sixth).toMatchObject({ code: 'E0011', data: { retryAfterSec: 3300 } });
  expect(await readOutbox(client)).toHaveLength(5);
  await advance(3300);
  expect((await requestCode({ query: { userID: 'demo.admin', sms: 'true' } })).code).toBe('OK');
});

test('an unknown user, a disabled one and one with another number get the answers of a known one, and no message', async () => {
  await client.send('PUT', '/__mock/state/users/DEMO-U002', {
    body: { ...(await userOf('DEMO-U002')), enabled: false },
  });
  const { mobile } = await userOf('DEMO-U001');
  const bodies = async (userID: string, claimed: string) => {
    const asked = await requestCode({ query: { userID, mobile: claimed, sms: 'true' } });
    const again = await requestCode({ query: { userID, mobile: claimed, sms: 'true' } });
    const typed = await typeCode('000000', { userID, mobile: claimed });
    return [asked.body, again.body, typed.body, asked.status, Object.keys(asked.headers).sort()];
  };
  const known = await bodies('demo.admin', mobile);
  expect(await readOutbox(client)).toHaveLength(1);
  expect(await bodies('nobody.here', mobile)).toEqual(known);
  expect(await bodies('demo.reviewer', mobile)).toEqual(known);
  expect(await bodies('demo.users', mobile)).toEqual(known);
  expect(await readOutbox(client)).toHaveLength(1);
});

test('a code is accepted only with the number for which it was requested, in any spelling', async () => {
  const { mobile } = await userOf('DEMO-U001');
  await requestCode({ query: { userID: 'demo.admin', mobile, sms: 'true' } });
  const otp = (await readOutbox(client)).at(-1)?.code ?? '';
  expect((await typeCode(otp)).code).toBe('E0009');
  expect((await typeCode(otp, { mobile: '+852 0999 9999' })).code).toBe('E0009');
  expect((await typeCode(otp, { mobile: mobile.replaceAll(' ', '-').replace('+852-', '+852') })).code).toBe('OK');
});

test('the number alone identifies the owner of a code while only one user has requested with it', async () => {
  const { mobile } = await userOf('DEMO-U001');
  await requestCode({ query: { userID: 'demo.admin', mobile, sms: 'true' } });
  const otp = (await readOutbox(client)).at(-1)?.code ?? '';
  expect((await client.call(verifyOneTimePassword, { body: { mobile, otp } })).code).toBe('OK');
  await advance(60);
  await requestCode({ query: { userID: 'demo.admin', mobile, sms: 'true' } });
  const next = (await readOutbox(client)).at(-1)?.code ?? '';
  await requestCode({ query: { userID: 'nobody.here', mobile, sms: 'true' } });
  expect((await client.call(verifyOneTimePassword, { body: { mobile, otp: next } })).code).toBe('E0009');
});

test.each([
  ['+852 123', 'mobile'],
  ['+852 0123 45678', 'mobile'],
  ['+86 0138 0013 800', 'mobile'],
  ['91234567', 'mobile'],
  ['+', 'mobile'],
])('the number %s is refused by its field', async (mobile, path) => {
  const response = await requestCode({ query: { userID: 'demo.admin', mobile, sms: 'true' } });
  expect(response).toMatchObject({ code: 'E0004', data: { fields: [{ path, rule: 'invalid_format' }] } });
});

test.each([
  '+852 0123 4567',
  '+85201234567',
  '+86 138 0013 8000',
  '+853 0123 4567',
  '+44 7700 900123',
  '+1-202-555-0143',
])('the number %s is accepted', async (mobile) => {
  expect((await requestCode({ query: { userID: 'demo.admin', mobile, sms: 'true' } })).code).toBe('OK');
});

test('codes for signed-in users are only for their own account, and need a session', async () => {
  const query = { userID: 'demo.admin', sms: 'false', purpose: 'deleteUser' } as const;
  expect(await requestCode({ query })).toMatchObject({ status: 401, code: 'E0001' });
  await client.signIn('DEMO', 'demo.admin');
  expect(await requestCode({ query })).toMatchObject({ code: 'OK', data: { to: 'd•••@demo-securities.example' } });
  expect((await requestCode({ query: { ...query, userID: 'demo.reviewer' } })).code).toBe('E0003');
  expect((await requestCode({ query: { ...query, userID: 'nobody.here' } })).code).toBe('E0003');
});

test('the broker’s limits apply: digits, lifetime, attempts and waiting time', async () => {
  const { body } = await client.send('GET', '/__mock/state/brokers/DEMO');
  const broker = body as { limits: object };
  const limits = { ...broker.limits, verificationCode: { digits: 8, lifeSec: 120, tries: 2, resendSec: 5 } };
  await client.send('PUT', '/__mock/state/brokers/DEMO', { body: { ...broker, limits } });
  const otp = await fetchCode(client, 'demo.admin', 'login');
  expect(otp).toMatch(/^\d{8}$/);
  expect(await requestCode({ query: { userID: 'demo.admin', sms: 'true' } })).toMatchObject({
    data: { retryAfterSec: 5 },
  });
  await typeCode('1234');
  await typeCode('1234');
  expect((await typeCode(otp)).code).toBe('E0009');
});

test('requesting and entering a code write operation records, but nothing that an anonymous caller typed', async () => {
  await requestCode({ query: { userID: 'CALL +852 5555 0049', sms: 'false' } });
  const otp = await fetchCode(client, 'demo.admin', 'login');
  await typeCode(otp);
  const { body } = await client.send('GET', '/__mock/state/operationRecords');
  const ids = (body as { ids: string[] }).ids.slice(-3);
  const rows = await Promise.all(
    ids.map(async (id) => (await client.send('GET', `/__mock/state/operationRecords/${id}`)).body),
  );
  expect(rows.shift()).not.toMatchObject({ operation: 'oneTimePassword.request' });
  expect(rows).toMatchObject([
    { operation: 'oneTimePassword.request', targetID: 'DEMO-U001', actor: { kind: 'nobody' } },
    { operation: 'oneTimePassword.verify', targetID: 'DEMO-U001' },
  ]);
  expect(JSON.stringify(rows)).not.toContain(otp);
});

test('a claimed email address of another user gets no message, with the same response as the correct one', async () => {
  const { email } = await userOf('DEMO-U001');
  const claim = (userID: string, claimed: string) =>
    requestCode({ query: { userID, email: claimed, sms: 'false', purpose: 'forgetPassword' } });
  const right = await claim('demo.admin', email.toUpperCase());
  const wrong = await claim('demo.reviewer', email);
  expect(wrong.body).toEqual({ ...(right.body as object), data: { ...right.data, to: wrong.data.to } });
  expect((await readOutbox(client)).map(({ to }) => to)).toEqual([email]);
});
