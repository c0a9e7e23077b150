import { listUsers, refresh } from '@brokerdesk/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { credentialsOf, openClient, type TestClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
let sandboxes = 0;
let client: TestClient;

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `lifetimes-${sandboxes}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
});

afterAll(() => emulator.close());

function advance(seconds: number) {
  return client.send('PATCH', '/__mock/clock', { body: { advanceSec: seconds } });
}

async function renew() {
  const response = await client.call(refresh);
  if (response.code === 'OK') client.headers = credentialsOf(response.data);
  return response;
}

const ended = { status: 401, code: 'E0001', data: { reason: 'timeout' } };

test('a token of 1,801 s is refused, however often it was used, and its session continues after a refresh', async () => {
  for (const seconds of [900, 899]) {
    await advance(seconds);
    expect((await client.call(listUsers)).code).toBe('OK');
  }
  await advance(2);
  expect(await client.call(listUsers)).toMatchObject({ ...ended, data: { reason: 'timeout', canRefresh: true } });
  // The session has the rest of the 1,800 s that the last request gave it: an expired token extends nothing.
  expect(await renew()).toMatchObject({ code: 'OK', headers: { 'session-remain-sec': '1798' } });
  expect((await client.call(listUsers)).code).toBe('OK');
});

test('an expired token is worth nothing again after the refresh', async () => {
  await advance(1790);
  await client.call(listUsers);
  await advance(20);
  const expired = { ...client.headers };
  await renew();
  client.headers = expired;
  expect((await client.call(listUsers)).code).toBe('E0001');
  // The response to the refresh may have been lost: for ten seconds, it returns the same pair.
  expect((await renew()).code).toBe('OK');
});

test('a session of 12 h 1 s is refused, however active it was, and its remaining time says so', async () => {
  const start = Date.parse('2026-03-02T03:00:00Z');
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    await advance(20 * 60);
    expect((await renew()).code).toBe('OK');
    const { code, headers } = await client.call(listUsers);
    const remainingSec = Math.min(1800, (12 * 60 - minutes) * 60);
    expect([code, headers['session-remain-sec']]).toEqual(['OK', String(remainingSec)]);
  }
  await client.send('PATCH', '/__mock/clock', { body: { set: start + 12 * 3_600_000 + 1000 } });
  expect(await client.call(listUsers)).toMatchObject({ ...ended, data: { reason: 'timeout' } });
  expect((await client.call(listUsers)).data).toEqual({ reason: 'timeout' });
  expect(await renew()).toMatchObject(ended);
});

test('a token that is too old says how long its session lasts', async () => {
  await client.signIn('DEMO', 'demo.admin');
  await advance(1700);
  expect((await client.call(listUsers)).code).toBe('OK');
  await advance(150);
  expect(await client.call(listUsers)).toMatchObject({
    code: 'E0001',
    data: { reason: 'timeout', canRefresh: true },
    headers: { 'session-remain-sec': '1650' },
  });
});

test('a minted session that is to last longer ends after twelve hours, too', async () => {
  const body = { brokerCode: 'DEMO', userID: 'demo.admin', lengthSec: 100_000 };
  const minted = await client.send('POST', '/__mock/sessions', { body });
  client.headers = credentialsOf(minted.body as { token: string; refreshToken: string });
  expect((await client.call(listUsers)).headers['session-remain-sec']).toBe('43200');
  await advance(43_199);
  expect((await renew()).code).toBe('OK');
  await advance(2);
  expect(await client.call(listUsers)).toMatchObject(ended);
});
