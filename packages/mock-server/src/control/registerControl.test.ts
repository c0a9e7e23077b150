import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 5, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'control');

afterAll(() => emulator.close());

test('the clock can be set, moved on, stopped and started', async () => {
  const patch = (body: object) => client.send('PATCH', '/__mock/clock', { body });
  const set = await patch({ set: '2026-04-01T00:00:00Z', frozen: true });
  expect(set.body).toMatchObject({ now: '2026-04-01T00:00:00.000Z', frozen: true });
  expect((await patch({ advanceSec: 90 })).body).toMatchObject({ now: '2026-04-01T00:01:30.000Z', frozen: true });
  expect((await patch({ frozen: false })).body).toMatchObject({ frozen: false });
  expect((await client.send('GET', '/api/systems/brokers/infos')).headers['date']).toMatch(/^Wed, 01 Apr 2026 00:01/);
  for (const body of [{ advanceSec: '90' }, { frozen: 1 }, { faster: true }, { set: 1e300 }, { advanceSec: 1e10 }]) {
    expect((await patch(body)).status).toBe(400);
  }
});

test.each([
  ['2026-03-02T03:00:00Z', '2026-03-02T03:00:00.000Z'],
  ['2026-03-02T11:00:00.5+08:00', '2026-03-02T03:00:00.500Z'],
  [1_772_420_400_000, '2026-03-02T03:00:00.000Z'],
])('a clock and a sandbox can be set to %j', async (time, now) => {
  const clock = await client.send('PATCH', '/__mock/clock', { body: { set: time, frozen: true } });
  expect(clock.body).toMatchObject({ now });
  const sandbox = await client.send('POST', '/__mock/sandboxes', { body: { id: 'dated', now: time, frozen: true } });
  expect(sandbox.body).toMatchObject({ now });
});

test.each([
  // In the zone of the process.
  '2026-03-02T03:00:00',
  '2026-03-02 03:00:00',
  '2026-03-02T03:00',
  '2026-03-02T03:00Z',
  '2026-03-02',
  'Feb 3 2026',
  'Mon, 02 Mar 2026 03:00:00 GMT',
  // No such day or time.
  '2026-02-30T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-03-02T24:00:00Z',
  '2026-03-02T03:00:00+24:00',
  // Neither a time nor milliseconds.
  '1',
  '1772420400000',
  'soon',
  '',
  null,
  true,
  [1],
  1e300,
  -1,
])('%j is not a time: the response says what is', async (time) => {
  const refused = { status: 400, message: expect.stringContaining('RFC 3339 with an offset') as string };
  expect(await client.send('PATCH', '/__mock/clock', { body: { set: time } })).toMatchObject(refused);
  expect(await client.send('POST', '/__mock/sandboxes', { body: { now: time } })).toMatchObject(refused);
  const since = encodeURIComponent(String(time));
  expect(await client.send('GET', `/__mock/outbox?since=${since}`)).toMatchObject(refused);
});

test('rows can be read, written and removed, also below an identifier with a slash', async () => {
  const url = '/__mock/state/functions/DEMO/F999';
  const row = { functionID: 'F999', functionCode: 'NEW' };
  expect((await client.send('GET', url)).status).toBe(404);
  expect((await client.send('PUT', url, { body: row })).body).toEqual(row);
  expect((await client.send('GET', url)).body).toEqual(row);
  const { body } = await client.send('GET', '/__mock/state/functions');
  expect((body as { ids: string[] }).ids).toContain('DEMO/F999');
  expect((await client.send('DELETE', url)).status).toBe(204);
  expect((await client.send('GET', url)).status).toBe(404);
});

test('an unknown collection is said with the known ones', async () => {
  const response = await client.send('GET', '/__mock/state/nothing/1');
  expect(response).toMatchObject({ status: 404, message: expect.stringContaining('brokers, functions') });
});

test('the journal tells who called what, without secrets', async () => {
  await client.signIn('DEMO', 'demo.admin');
  await client.send('GET', '/api/users?size=1', { headers: { 'plugin-id': 'user-control' } });
  const { body } = await client.send('GET', '/__mock/journal');
  const { entries } = body as { entries: Record<string, unknown>[] };
  expect(entries.at(-2)).toMatchObject({
    method: 'POST',
    endpoint: '/auths/logins',
    body: '{"userID":"demo.admin","password":"(secret)"}',
    code: 'OK',
  });
  expect(entries.at(-1)).toMatchObject({
    method: 'GET',
    url: '/api/users?size=1',
    endpoint: '/users',
    pluginId: 'user-control',
    brokerCode: 'DEMO',
    userID: 'demo.admin',
    status: 200,
  });
  expect(JSON.stringify(entries)).not.toContain('Brokerdesk2026');
});

test.each([
  [{ host: 'evil.example' }],
  [{ host: 'localhost.evil.example' }],
  [{ host: 'evil.example', origin: 'http://evil.example' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://evil.example' }],
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://localhost:3000' }],
  [{ origin: 'http://127.0.0.1:4401' }],
  [{ origin: 'null' }],
  [{ forwarded: 'for=192.0.2.60;proto=http' }],
  [{ via: '1.1 proxy' }],
  [{ 'x-forwarded-for': '192.0.2.60' }],
  [{ 'x-forwarded-host': 'emulator.example' }],
  [{ 'x-forwarded-proto': 'https' }],
  [{ 'x-real-ip': '192.0.2.60' }],
])('a request that comes with %o may not control the emulator', async (headers) => {
  const options = { headers: { host: 'localhost:4401', ...headers } };
  expect((await client.send('POST', '/__mock/reset', options)).status).toBe(403);
  expect((await client.send('GET', '/__mock/health', options)).status).toBe(403);
});

test.each([
  [{}],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4401' }],
  [{ host: '127.0.0.1:5001', origin: 'http://127.0.0.1:5001' }],
  [{ host: '[::1]:5001', origin: 'http://[::1]:5001' }],
  [{ host: 'localhost', origin: 'https://localhost' }],
])('a request that comes with %o may', async (headers) => {
  const response = await client.send('POST', '/__mock/reset', { headers: { host: 'localhost:4401', ...headers } });
  expect(response.status).toBe(200);
});

test('public pictures need no session, can be cached, and are only those of brokers', async () => {
  const response = await client.send('GET', '/api/systems/public/logo-demo.png');
  expect(response).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  });
  const headers = { 'if-none-match': response.headers['etag'] ?? '' };
  expect((await client.send('GET', '/api/systems/public/logo-demo.png', { headers })).status).toBe(304);
  for (const name of ['selfie-1.png', 'package.json', '']) {
    expect((await client.send('GET', `/api/systems/public/${name}`)).status).toBe(404);
  }
  expect((await client.send('GET', '/api/systems/public/..%5c..%5cpackage.json')).status).toBe(400);
});
