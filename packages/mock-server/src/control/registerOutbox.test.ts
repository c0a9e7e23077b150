import { requestOneTimePassword } from '@brokerdesk/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { readOutbox } from '../resources/auths/two-factor/setUpOneTimePasswords.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 5, now: Date.parse('2026-03-02T03:00:00Z') });
let sandboxes = 0;
let client: TestClient;

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `outbox-${sandboxes}`);
  client.headers = { 'broker-code': 'DEMO' };
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
});

afterAll(() => emulator.close());

async function send(userID: string, sms: 'true' | 'false') {
  expect((await client.call(requestOneTimePassword, { query: { userID, sms } })).code).toBe('OK');
}

async function idsOf(query: string) {
  return (await readOutbox(client, query)).map(({ messageID }) => messageID);
}

test('messages can be chosen by recipient, kind, channel, time and the one before', async () => {
  await send('demo.admin', 'false');
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 10 } });
  await send('demo.reviewer', 'true');
  expect(await idsOf('')).toEqual(['MSG-1', 'MSG-2']);
  expect(await idsOf('?to=demo.admin@demo-securities.example')).toEqual(['MSG-1']);
  expect(await idsOf('?kind=oneTimePassword&channel=sms')).toEqual(['MSG-2']);
  expect(await idsOf('?since=MSG-1')).toEqual(['MSG-2']);
  expect(await idsOf('?since=2026-03-02T03:00:05Z')).toEqual(['MSG-2']);
  expect(await idsOf('?kind=nothing')).toEqual([]);
});

test('the outbox can be emptied, and goes on counting', async () => {
  await send('demo.admin', 'false');
  expect((await client.send('DELETE', '/__mock/outbox')).body).toEqual({ deleted: 1 });
  expect(await idsOf('')).toEqual([]);
  await send('demo.reviewer', 'false');
  expect(await idsOf('')).toEqual(['MSG-2']);
});

test('it is bounded: the oldest messages go', async () => {
  await client.send('PUT', '/__mock/state/counters/MSG-', { body: { count: 1000 } });
  await client.send('PUT', '/__mock/state/outbox/MSG-1', { body: { messageID: 'MSG-1' } });
  await send('demo.admin', 'false');
  expect(await idsOf('')).toEqual(['MSG-1001']);
});

test('a waiting request gets the message when it arrives', { timeout: 50_000 }, async () => {
  // The wait is longer than the limit of this test.
  const waiting = readOutbox(client, '?kind=oneTimePassword&wait=60000');
  await send('demo.admin', 'false');
  expect(await waiting).toMatchObject([{ messageID: 'MSG-1' }]);
});

test('a waiting request gets an empty list when its time is over', async () => {
  expect(await readOutbox(client, '?wait=60')).toEqual([]);
});

test.each([
  ['POST', '/__mock/reset'],
  ['POST', '/__mock/snapshots/before/restore'],
  ['DELETE', '/__mock/sandboxes/outbox-end'],
])('%s %s ends all waiting requests', async (method, url) => {
  const own = openClient(emulator, 'outbox-end');
  await own.send('PUT', '/__mock/snapshots/before');
  const waiting = readOutbox(own, '?wait=60000');
  await own.send(method, url);
  expect(await waiting).toEqual([]);
});

test('the end of the emulator ends all waiting requests', async () => {
  const other = createEmulator({ applications: 0 });
  const left = readOutbox(openClient(other, 'closed'), '?wait=60000');
  await new Promise((resolve) => setTimeout(resolve, 30));
  await other.close();
  expect(await left).toEqual([]);
});

test.each(['?wait=soon', '?wait=60001', '?since=yesterday', '?form=1', '?to=a&to=b'])(
  '%s is refused with what is expected',
  async (query) => {
    const response = await client.send('GET', `/__mock/outbox${query}`);
    expect(response).toMatchObject({ status: 400, message: expect.stringContaining('since') });
  },
);
