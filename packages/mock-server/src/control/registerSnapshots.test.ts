import { certifyApplication, getApplication, listApplications, listUsers } from '@brokerdesk/api';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z') });
let client: TestClient;
let number = 0;

beforeEach(async () => {
  number += 1;
  client = openClient(emulator, `snapshots-${number}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
});

afterAll(() => emulator.close());

async function hash() {
  return (await client.send('GET', '/__mock/state_hash')).body;
}

async function removeUser() {
  await client.send('DELETE', '/__mock/state/users/DEMO-U003');
}

test('a snapshot brings back state and clock as they were, as often as wanted', async () => {
  const before = await hash();
  expect((await client.send('PUT', '/__mock/snapshots/start')).body).toEqual({
    name: 'start',
    now: '2026-03-02T03:00:00.000Z',
    frozen: true,
  });
  for (const advanceSec of [60, 86_400]) {
    await removeUser();
    await client.send('PATCH', '/__mock/clock', { body: { advanceSec, frozen: false } });
    expect(await hash()).not.toEqual(before);
    await client.send('POST', '/__mock/snapshots/start/restore');
    expect(await hash()).toEqual(before);
    expect((await client.send('GET', '/__mock/clock')).body).toMatchObject({
      now: '2026-03-02T03:00:00.000Z',
      frozen: true,
    });
  }
  expect((await client.call(listUsers)).code).toBe('OK');
});

test('a token that was issued after a snapshot is worth nothing after going back to it', async () => {
  await client.send('POST', '/__mock/reset');
  await client.send('PUT', '/__mock/snapshots/nobody');
  client.headers = {};
  await client.signIn('DEMO', 'demo.admin');
  await client.send('POST', '/__mock/snapshots/nobody/restore');
  expect(await client.call(listUsers)).toMatchObject({ status: 401, code: 'E0001' });
});

test('rewinding goes back to before a request', async () => {
  const before = await hash();
  const response = await client.call(getApplication, { params: { id: 'nobody' } });
  await removeUser();
  const requestId = response.headers['request-id'];
  expect((await client.send('POST', '/__mock/rewind', { body: { requestId } })).status).toBe(200);
  expect(await hash()).toEqual(before);
});

test.each([
  ['is reset', 'POST', '/__mock/reset', undefined],
  ['is restored', 'POST', '/__mock/snapshots/before/restore', undefined],
  ['is rewound', 'POST', '/__mock/rewind', 'request'],
])(
  'a request in flight when its sandbox %s gets a response at once and writes nothing',
  async (_how, method, url, asks) => {
    const own = openClient(emulator, `underway-${url.length}`);
    if (url !== '/__mock/reset') {
      await own.send('PATCH', '/__mock/clock', { body: { frozen: true } });
      await own.signIn('DEMO', 'demo.admin');
      await own.send('PUT', '/__mock/snapshots/before');
    }
    const hashOf = async () => (await own.send('GET', '/__mock/state_hash')).body;
    const before = await hashOf();
    if (url === '/__mock/reset') await own.signIn('DEMO', 'demo.admin');
    const query = { status: 'CHK', size: 1, underway: 'false' } as const;
    const [checked] = (await own.call(listApplications, { query })).data.items;
    const { applyID, version } = checked!;
    const marked = await own.call(getApplication, { params: { id: applyID } });
    const waiting = own.call(certifyApplication, { body: { applyID, version } }, { 'idempotency-key': 'once' });
    await vi.waitFor(async () => {
      expect((await own.call(getApplication, { params: { id: applyID } })).data.work).not.toBeNull();
    });
    const body = asks && { requestId: marked.headers['request-id'] };
    expect((await own.send(method, url, { body })).status).toBe(200);
    expect(await waiting).toMatchObject({ status: 500, code: 'E0099', data: null });
    expect(await hashOf()).toEqual(before);
  },
);

test('snapshots are of one sandbox, and end with a reset', async () => {
  await client.send('PUT', '/__mock/snapshots/mine');
  const other = openClient(emulator, 'another');
  expect((await other.send('POST', '/__mock/snapshots/mine/restore')).status).toBe(404);
  expect((await client.send('GET', '/__mock/snapshots')).body).toMatchObject({ snapshots: [{ name: 'mine' }] });
  await client.send('POST', '/__mock/reset');
  expect((await client.send('GET', '/__mock/snapshots')).body).toEqual({ snapshots: [] });
});

test.each([
  ['PUT', '/__mock/snapshots/a%20b', undefined, 400],
  ['POST', '/__mock/rewind', {}, 400],
  ['POST', '/__mock/rewind', { requestId: 'never' }, 404],
  ['DELETE', '/__mock/snapshots/never', undefined, 404],
])('%s %s %j is refused with %i and words', async (method, url, body, status) => {
  const response = await client.send(method, url, { body });
  expect(response.status).toBe(status);
  expect(response.body).toEqual({ message: expect.stringMatching(/\w/) });
});

test('at most a hundred snapshots', async () => {
  for (let count = 0; count < 100; count += 1) await client.send('PUT', `/__mock/snapshots/s${count}`);
  expect((await client.send('PUT', '/__mock/snapshots/more')).status).toBe(429);
  expect((await client.send('PUT', '/__mock/snapshots/s5')).status).toBe(200);
});
