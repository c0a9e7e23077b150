import { get } from 'node:http';
import { anybody, endpoint, listUsers, type MockExtension, mockRoute } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { createEmulator } from './createEmulator.ts';
import type { EmulatorOptions } from './createCore.ts';
import { openClient } from './testing/openClient.ts';

const ping = { ...listUsers, path: '/pings' as const, access: anybody };

function pingsBy(id: string, path: `/${string}` = '/pings'): MockExtension {
  return { id, routes: [mockRoute({ ...ping, path }, () => ({ code: 'E0003' }))] };
}

function thrownErrorOf(options: EmulatorOptions): unknown {
  try {
    createEmulator(options);
  } catch (error) {
    return error;
  }
  return undefined;
}

test('a call without an access rule stops the start and is named', () => {
  const { access: _access, ...bare } = endpoint({ ...ping, shapes: { data: listUsers.shapes!.data } });
  const extension: MockExtension = {
    id: 'careless',
    routes: [mockRoute(bare as typeof ping, () => ({ code: 'E0003' }))],
  };
  expect(thrownErrorOf({ extensions: [extension] })).toMatchObject({
    code: 'no-access-rule',
    message: 'GET /api/pings has no access rule.',
  });
});

test('one address with two owners stops the start and names both, whatever its parameter is called', () => {
  expect(thrownErrorOf({ extensions: [pingsBy('first'), pingsBy('second')] })).toMatchObject({
    code: 'path-conflict',
    message: 'GET /pings is answered by both the plugin "first" and the plugin "second".',
  });
  expect(thrownErrorOf({ extensions: [pingsBy('greedy', '/applications/{applyID}')] })).toMatchObject({
    code: 'path-conflict',
    message: 'GET /applications/{applyID} is answered by both the emulator and the plugin "greedy".',
  });
});

test('one collection with two owners stops the start and names both', () => {
  const users: MockExtension = { id: 'first', routes: [], collections: { users: () => ({}) } };
  const pings: MockExtension = { id: 'second', routes: [], collections: { pings: () => ({}) } };
  expect(thrownErrorOf({ extensions: [users] })).toMatchObject({
    code: 'collection-conflict',
    message: 'The collection "users" belongs to both the emulator and the plugin "first".',
  });
  expect(thrownErrorOf({ extensions: [pings, { ...pings, id: 'third' }] })).toMatchObject({
    message: 'The collection "pings" belongs to both the plugin "second" and the plugin "third".',
  });
  expect(thrownErrorOf({ extensions: [pings, pings] })).toMatchObject({ code: 'extension-conflict' });
});

test('a function below one that the broker does not have stops the start', () => {
  const name = { EN: 'Visits', SC: '到访', TC: '到訪' };
  const visits = { functionCode: 'X_VISITS', parentCode: 'PRODUCT_MANAGEMENT', name, category: 'Admin' } as const;
  const extension: MockExtension = { id: 'visits', routes: [], functions: [{ ...visits, brokerCode: 'LOTUS' }] };
  expect(thrownErrorOf({ extensions: [extension] })).toMatchObject({
    code: 'unknown-parent',
    message: 'The function X_VISITS is below PRODUCT_MANAGEMENT, which is not in the tree of LOTUS.',
  });
});

test.each([-1, 0.5, Number.NaN, 1_000_001])('%d applications are refused', (applications) => {
  expect(thrownErrorOf({ applications })).toMatchObject({ code: 'bad-option' });
});

test.each([-1, Number.NaN, Date.UTC(2100)])('a start at %d is refused', (now) => {
  expect(thrownErrorOf({ now })).toMatchObject({ code: 'bad-option', message: `now is ${now}.` });
});

test('it listens on this machine only', async () => {
  const emulator = createEmulator();
  await expect(emulator.listen({ host: '0.0.0.0' })).rejects.toMatchObject({ code: 'not-loopback' });
  const { port } = await emulator.listen();
  const response = await fetch(`http://127.0.0.1:${port}/__mock/health`);
  expect(await response.json()).toMatchObject({ status: 'ok' });
  await emulator.close();
});

test('an unknown address is not found, and a known one with another method is malformed', async () => {
  const client = openClient(createEmulator({ applications: 0 }), 'unknown');
  expect(await client.send('GET', '/api/nothing')).toMatchObject({ status: 404, code: 'E0003', data: null });
  expect(await client.send('GET', '/api/applications/')).toMatchObject({ status: 404, code: 'E0003', data: null });
  expect(await client.send('DELETE', '/api/applications')).toMatchObject({
    status: 400,
    code: 'E0017',
    headers: { allow: 'GET, HEAD' },
  });
});

test('HEAD is answered as GET is, without the body', async () => {
  const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
  const client = openClient(emulator, 'heads');
  await client.send('POST', '/__mock/sandboxes', { body: { id: 'heads', now: '2026-03-02T03:00:00Z', frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
  const headers = { ...client.headers, 'mock-sandbox': 'heads' };
  for (const url of [
    '/__mock/health',
    '/__mock/openapi.json',
    '/__mock/state/users/DEMO-U003',
    '/api/users?size=2',
    '/api/systems/public/logo-demo.png',
    '/api/applications/unknown',
    '/api/nothing',
    '/api//users',
  ]) {
    const [get, head] = [
      await emulator.app.inject({ method: 'GET', url, headers }),
      await emulator.app.inject({ method: 'HEAD', url, headers }),
    ];
    const { 'request-id': _getID, ...expected } = get.headers;
    const { 'request-id': _headID, ...received } = head.headers;
    expect([url, head.statusCode, received, head.body]).toEqual([url, get.statusCode, expected, '']);
  }
  const posted = await emulator.app.inject({ method: 'HEAD', url: '/api/auths/logins' });
  expect([posted.statusCode, posted.headers.allow]).toEqual([400, 'POST']);
  await emulator.close();
});

test('a path that could be spelled otherwise is refused, whatever it would mean', async () => {
  const emulator = createEmulator({ applications: 0 });
  const { port } = await emulator.listen();
  const answers = await Promise.all(
    [
      '/api//users',
      '/api/x/../users',
      '/api/./users',
      '/api/%75sers',
      '/api/applications/a%2Fb',
      '/api/applications/%2e%2e',
      '/api/applications/a%00',
      '/api/applications/a%zz',
      '/api/systems/public/logo%2ddemo.png',
      '/api/systems/public/logo-demo.png#x',
      '/__mock/%73andboxes',
      '/__mock/health#x',
      '/__mock//health',
      '/%5f_mock/health',
    ].map((path) => sendPath(port, path)),
  );
  expect(new Set(answers)).toEqual(new Set(['400 {"code":"E0017","message":"The request is malformed.","data":null}']));
  await emulator.close();
});

/** Sends a path as it stands; every other client would tidy it up first. */
function sendPath(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += String(part);
      });
      answer.on('end', () => resolve(`${answer.statusCode} ${body}`));
    }).on('error', reject);
  });
}

test('a call whose path is spelled otherwise does nothing, and the journal has it', async () => {
  const client = openClient(createEmulator({ applications: 0 }), 'spelling');
  await client.send('DELETE', '/__mock/state/users/DEMO-U003');
  expect(await client.send('POST', '/__mock/%72eset')).toMatchObject({ status: 400, code: 'E0017' });
  expect((await client.send('GET', '/__mock/state/users/DEMO-U003')).status).toBe(404);
  const { entries } = (await client.send('GET', '/__mock/journal')).body as { entries: object[] };
  expect(entries).toEqual([expect.objectContaining({ url: '/__mock/%72eset', endpoint: null, code: 'E0017' })]);
});

test('a body over the limit is refused as too large, in the envelope', async () => {
  const client = openClient(createEmulator({ applications: 0 }), 'large');
  const response = await client.send('POST', '/api/auths/logins', { body: 'x'.repeat(4_000_001) });
  expect(response).toMatchObject({ status: 413, code: 'E0013', data: null });
});

test('a body with too many problems is rejected with the first hundred', async () => {
  const client = openClient(createEmulator({ applications: 0 }), 'mistakes');
  const headers = { 'broker-code': 'DEMO' };
  const unknown = Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`).join(',');
  const body = `{"userID":"a","password":"b",${unknown}}`;
  const response = await client.send('POST', '/api/auths/logins', { body, headers });
  expect(response).toMatchObject({ status: 200, code: 'E0004' });
  const { fields } = response.data as { readonly fields: readonly object[] };
  expect([fields.length, fields[99]]).toEqual([100, expect.objectContaining({ path: 'k99' })]);
});

test.each([
  ['no JSON', '{"userID":', 'E0017'],
  ['a missing field', '{"userID":"a"}', 'E0004'],
  ['an unknown field', '{"userID":"a","password":"b","isAdmin":true}', 'E0004'],
  ['a prototype', '{"userID":"a","password":"b","__proto__":{"x":1}}', 'E0004'],
])('a body with %s is refused', async (_what, body, code) => {
  const client = openClient(createEmulator({ applications: 0 }), 'bodies');
  const response = await client.send('POST', '/api/auths/logins', { body, headers: { 'broker-code': 'DEMO' } });
  expect(response.code).toBe(code);
});

test('a body that is nested without end is malformed, stops nothing, and the journal has it', async () => {
  const faults: string[] = [];
  const emulator = createEmulator({ applications: 0, log: (line) => faults.push(line) });
  const client = openClient(emulator, 'deep');
  const headers = { 'broker-code': 'DEMO' };
  const bodies = [65, 20_000].map((depth) => `{"userID":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`);
  for (const body of bodies) {
    const response = await client.send('POST', '/api/auths/logins', { body, headers });
    expect(response).toMatchObject({ status: 400, code: 'E0017', data: null });
    expect((await client.send('PUT', '/__mock/state/users/DEEP', { body })).status).toBe(400);
  }
  const { entries } = (await client.send('GET', '/__mock/journal')).body as { entries: object[] };
  expect(entries).toEqual(
    bodies.map(
      ({ length }) => expect.objectContaining({ code: 'E0017', body: `(${length} bytes, not read as JSON)` }) as object,
    ),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['application/json', 'E0006'],
  ['application/json; charset=utf-8', 'E0006'],
  ['Application/JSON;charset=utf-8', 'E0006'],
  ['application/json ; charset=utf-8', 'E0006'],
  ['application/jsonx', 'E0017'],
  ['application/json-patch+json', 'E0017'],
  ['application/json, text/plain', 'E0017'],
  ['text/plain', 'E0017'],
])('a body that says it is %s gets %s', async (type, code) => {
  const client = openClient(createEmulator({ applications: 0 }), 'types');
  const headers = { 'broker-code': 'DEMO', 'content-type': type };
  const response = await client.send('POST', '/api/auths/logins', { body: { userID: 'x', password: 'y' }, headers });
  expect(response.code).toBe(code);
});

test.each([
  ['en_US', 'Please check the marked fields.', 'This field is required.'],
  ['zh_CN', '请检查标示的项目。', '此项为必填。'],
  ['zh_HK', '請檢查標示的項目。', '此項必須填寫。'],
])('an error in %s names the fields in that language', async (language, message, problem) => {
  const client = openClient(createEmulator({ applications: 0 }), 'languages');
  const headers = { 'broker-code': 'DEMO', 'api-lang': language };
  const response = await client.send('POST', '/api/auths/logins', { body: { userID: 'demo.admin' }, headers });
  expect(response).toMatchObject({
    code: 'E0004',
    message,
    data: { fields: [{ path: 'password', rule: 'required', message: problem }] },
  });
});
