// Faults strike real connections, so these tests go over the network of this machine.
import { listUsers } from '@brokerdesk/api';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { replaceValues } from '../pipeline/replaceValues.ts';
import { openClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 20 });
const client = openClient(emulator, 'faults');
let address: string;

beforeAll(async () => {
  address = `http://127.0.0.1:${(await emulator.listen()).port}`;
  await client.signIn('DEMO', 'demo.admin');
});

afterEach(() => client.send('DELETE', '/__mock/faults'));
afterAll(() => emulator.close());

function sendRequest(path = '/users', { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {}) {
  const headers = { 'mock-sandbox': 'faults', ...client.headers };
  return fetch(`${address}/api${path}`, { method, headers, ...(signal && { signal }) });
}

async function addFault(fault: object) {
  const response = await client.send('POST', '/__mock/faults', { body: fault });
  expect(response.status).toBe(201);
}

async function readStruckCounts() {
  const { faults } = (await client.send('GET', '/__mock/faults')).body as { faults: { struck: number }[] };
  return faults.map((fault) => fault.struck);
}

test('a reset breaks the connection, once if it is told so', async () => {
  await addFault({ match: { path: '/users' }, when: { times: 1 }, effect: { kind: 'reset' } });
  await expect(sendRequest()).rejects.toThrow('fetch failed');
  expect((await sendRequest()).status).toBe(200);
  expect(await readStruckCounts()).toEqual([1]);
});

test('an answer that is cut off cannot be read to its end', async () => {
  await addFault({ effect: { kind: 'truncate' } });
  const response = await sendRequest();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('a lost reply has done its work', async () => {
  const ended = openClient(emulator, 'faults');
  await ended.signIn('DEMO', 'demo.reader');
  await addFault({ match: { method: 'POST', path: '/auths/logouts' }, effect: { kind: 'lostReply' } });
  const headers = { 'mock-sandbox': 'faults', ...ended.headers };
  await expect(fetch(`${address}/api/auths/logouts`, { method: 'POST', headers })).rejects.toThrow('fetch failed');
  expect(await ended.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'logged-out' } });
});

test('a hanging call never answers, and does not keep the emulator from closing', async () => {
  await addFault({ match: { path: '/users' }, effect: { kind: 'hang' } });
  await expect(sendRequest('/users', { signal: AbortSignal.timeout(150) })).rejects.toThrow('timeout');
});

test('something on the way answers with a page', async () => {
  await addFault({ effect: { kind: 'http', status: 502 } });
  const response = await sendRequest();
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each([
  [{ kind: 'reset' }, 0],
  [{ kind: 'hang' }, 0],
  [{ kind: 'http', status: 502 }, 502],
])('the journal has a call that suffered %j', async (effect, status) => {
  await client.send('POST', '/__mock/faults', { body: { match: { path: '/users' }, effect } });
  const controller = new AbortController();
  const sent = sendRequest('/users?size=7', { signal: controller.signal }).catch(() => undefined);
  await vi.waitFor(async () => {
    const { entries } = (await client.send('GET', '/__mock/journal')).body as { entries: object[] };
    const faultID = expect.stringMatching(/^fault-/) as string;
    expect(entries.at(-1)).toMatchObject({ url: '/api/users?size=7', endpoint: '/users', status, code: '', faultID });
  }, 30_000);
  controller.abort();
  await sent;
});

test('an error of the back end comes in its envelope, and the request is not executed', async () => {
  await addFault({ effect: { kind: 'envelope', code: 'E0018' } });
  const response = await sendRequest();
  expect([response.status, await response.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'E0018', data: null }),
  ]);
});

test('a session can be made to end soon', async () => {
  await addFault({ when: { times: 1 }, effect: { kind: 'sessionLow', remainSec: 42 } });
  expect((await sendRequest()).headers.get('session-remain-sec')).toBe('42');
});

test('a successful response has the values that the fault puts into it, also those that the contract does not know', async () => {
  const values = { 'items.0.type': 'Robot', 'items.*.roles.*.roleID': 7, 'items.0.gone': 1, __proto__: 1 };
  await addFault({ effect: { kind: 'replace', values } });
  const { code, data } = (await client.call(listUsers)) as { code: string; data: { items: readonly object[] } };
  expect([code, data.items.length > 1]).toEqual(['OK', true]);
  expect(data.items[0]).toMatchObject({ type: 'Robot', roles: [{ roleID: 7 }] });
  expect(data.items[0]).not.toHaveProperty('gone');
  expect(data.items[1]).not.toMatchObject({ type: 'Robot' });
});

test('an error and a file stay as they are when values are replaced', async () => {
  await addFault({ effect: { kind: 'replace', values: { items: 1 } } });
  expect((await sendRequest('/users?size=0')).status).toBe(200);
  expect(await (await sendRequest('/users?size=0')).json()).toMatchObject({ code: 'E0004' });
  expect(replaceValues(Buffer.from('%PDF-1.7'), { a: 1 }).toString()).toBe('%PDF-1.7');
});

test('a slow answer comes late by what the fault says', async () => {
  await addFault({ effect: { kind: 'latency', ms: 80 } });
  const start = performance.now();
  expect((await sendRequest()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(79);
});

test('faults strike by call, from the nth on, and by a chance that repeats', async () => {
  await addFault({
    match: { path: '/applications*' },
    when: { nth: 2, times: 2 },
    effect: { kind: 'http', status: 503 },
  });
  const statuses = [];
  for (let call = 0; call < 5; call += 1) statuses.push((await sendRequest('/applications')).status);
  expect([...statuses, (await sendRequest()).status]).toEqual([200, 503, 503, 200, 200, 200]);
  const rolls = async () => {
    await client.send('DELETE', '/__mock/faults');
    await addFault({ when: { chance: 0.5 }, effect: { kind: 'envelope', code: 'E0099' } });
    const answers = [];
    for (let call = 0; call < 24; call += 1) answers.push((await client.call(listUsers)).code);
    return answers;
  };
  const first = await rolls();
  expect(await rolls()).toEqual(first);
  expect(new Set(first)).toEqual(new Set(['OK', 'E0099']));
});

test('the journal names the fault that a call suffered', async () => {
  await addFault({ effect: { kind: 'envelope', code: 'E0099' } });
  await client.call(listUsers);
  const { entries } = (await client.send('GET', '/__mock/journal')).body as { entries: { faultID: string | null }[] };
  expect(entries.at(-1)?.faultID).toBe('fault-1');
});

test.each([
  {},
  { effect: { kind: 'explode' } },
  { effect: { kind: 'latency' } },
  { effect: { kind: 'reset' }, when: { chance: 2 } },
  { effect: { kind: 'reset' }, match: { url: '/users' } },
])('%j is not a valid fault', async (wish) => {
  const response = await client.send('POST', '/__mock/faults', { body: wish });
  expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining('A fault has') } });
});

const waitingEffects = [{ kind: 'latency', ms: 600_000 }, { kind: 'hang' }];
const sandboxEnds = [
  ['a reset', 'POST', '/__mock/reset', undefined],
  ['a restore', 'POST', '/__mock/snapshots/before/restore', undefined],
  ['a rewind', 'POST', '/__mock/rewind', 'requestId'],
  ['its removal', 'DELETE', '/__mock/sandboxes/waiting', undefined],
  ['its replacement', 'POST', '/__mock/sandboxes', 'id'],
] as const;

test.each(sandboxEnds.flatMap((end) => waitingEffects.map((effect) => [...end, effect] as const)))(
  'a request that waits ends with its sandbox: %s (%s %s %s, %j)',
  async (_end, method, url, named, effect) => {
    const own = openClient(emulator, 'waiting');
    await own.send('POST', '/__mock/sandboxes', { body: { id: 'waiting' } });
    await own.signIn('DEMO', 'demo.admin');
    await own.send('PUT', '/__mock/snapshots/before');
    const requestId = (await own.call(listUsers)).headers['request-id'];
    await own.send('POST', '/__mock/faults', { body: { match: { path: '/users' }, effect } });
    const waiting = own.call(listUsers);
    await vi.waitFor(async () => {
      const { faults } = (await own.send('GET', '/__mock/faults')).body as { faults: { struck: number }[] };
      expect(faults[0]?.struck).toBe(1);
    }, 30_000);
    const body = named && { requestId: { requestId }, id: { id: 'waiting' } }[named];
    expect((await own.send(method, url, { body })).status).toBeLessThan(300);
    expect(await waiting).toMatchObject({ status: 500, code: 'E0099', data: null });
  },
);
