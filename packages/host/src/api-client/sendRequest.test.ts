import { getApplicationFile } from '@brokerdesk/api';
import { UnreachableError } from '@brokerdesk/plugin-sdk';
import { afterEach, expect, test, vi } from 'vitest';
import {
  body,
  respondWithEnvelope,
  respondNever,
  readEndpoint,
  createTestClient,
  respondWithStalledBody,
  writeEndpoint,
} from './apiClientFixture.ts';

const query = { applyID: 'A1', fileID: 'F1' };

afterEach(() => vi.unstubAllGlobals());

test('every request names its caller, language and plugin', async () => {
  const { client, requests } = createTestClient([respondWithEnvelope({ title: 'Fees' })]);
  expect(await client.call(readEndpoint, { params: { id: 'F 1' } }, { passive: true })).toEqual({ title: 'Fees' });
  expect(requests[0]?.url).toBe('/api/applications/F%201');
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
    accept: 'application/json, */*',
    activity: 'passive',
    'api-lang': 'zh_HK',
    'api-version': 'v1',
    'app-version': '1.2.0-9123',
    'broker-code': 'DEMO',
    'plugin-id': 'faq',
    'refresh-token': 'r1',
    token: 't1',
  });
});

test('a write carries an own idempotency key, or that of the caller when it is repeated', async () => {
  const { client, requests } = createTestClient([
    respondWithEnvelope(null),
    respondWithEnvelope(null),
    respondWithEnvelope(null),
  ]);
  await client.call(writeEndpoint, { body });
  await client.call(writeEndpoint, { body });
  await client.call(writeEndpoint, { body }, { idempotencyKey: 'again' });
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBe('again');
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
});

test('the remaining time of the session is taken from every response', async () => {
  const onSessionRemain = vi.fn();
  const { client } = createTestClient(
    [respondWithEnvelope({ title: '' }, { headers: { 'Session-Remain-Sec': '1799' } })],
    {
      onSessionRemain,
    },
  );
  await client.call(readEndpoint, { params: { id: '1' } });
  expect(onSessionRemain).toHaveBeenCalledExactlyOnceWith(1799);
});

test.each<[string, () => Promise<Response>, string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'OFFLINE'],
  ['an answer that is no JSON', async () => new Response('<html>'), 'UNREADABLE'],
  ['a gateway’s page for a back end that is down', async () => new Response('<html>', { status: 502 }), 'UNAVAILABLE'],
  ['a gateway’s page during maintenance', async () => new Response('<html>', { status: 503 }), 'UNAVAILABLE'],
  ['a gateway’s JSON for a back end that is slow', async () => Response.json({}, { status: 504 }), 'UNAVAILABLE'],
  ['JSON that is no envelope', async () => Response.json([]), 'UNREADABLE'],
  ['a gateway’s own code', async () => Response.json({ code: 'ECONNRESET' }, { status: 500 }), 'UNREADABLE'],
])('%s is not an error response', async (_name, next, code) => {
  const { client } = createTestClient([next]);
  const error = await client.call(readEndpoint, { params: { id: '1' } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnreachableError);
  expect(error).toMatchObject({ code });
});

test('a request that exceeds the time limit of its endpoint is aborted', async () => {
  const { client } = createTestClient([respondNever]);
  await expect(client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'TIMEOUT' });
});

test('a request that the caller has aborted stays an abort', async () => {
  const { client } = createTestClient([respondNever]);
  const abort = new AbortController();
  const call = client.call(readEndpoint, { params: { id: '1' } }, { signal: abort.signal });
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test.each(['json', 'blob'] as const)(
  'a body (%s) that exceeds the time limit of its endpoint is aborted',
  async (kind) => {
    const { client } = createTestClient([respondWithStalledBody(kind)]);
    const call =
      kind === 'blob'
        ? client.callForBlob({ ...getApplicationFile, timeoutMs: 20 }, { query })
        : client.call({ ...readEndpoint, timeoutMs: 20 }, { params: { id: '1' } });
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ code: 'TIMEOUT' });
  },
);

test.each(['json', 'blob'] as const)('a body (%s) that the caller has aborted stays an abort', async (kind) => {
  const { client, requests } = createTestClient([respondWithStalledBody(kind)]);
  const abort = new AbortController();
  const options = { signal: abort.signal };
  const call =
    kind === 'blob'
      ? client.callForBlob(getApplicationFile, { query }, options)
      : client.call(readEndpoint, { params: { id: '1' } }, options);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a network failure while the body arrives is not an unreadable response', async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });
  const headers = { 'Content-Type': 'application/json' };
  const { client } = createTestClient([async () => new Response(broken, { headers })]);
  await expect(client.call(readEndpoint, { params: { id: '1' } })).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('a file arrives as bytes, and its error as an envelope', async () => {
  const bytes = async () => new Response('PNG', { headers: { 'Content-Type': 'image/png' } });
  const { client } = createTestClient([bytes, respondWithEnvelope(null, { code: 'E0003', status: 404 })]);
  expect(await (await client.callForBlob(getApplicationFile, { query })).text()).toBe('PNG');
  await expect(client.callForBlob(getApplicationFile, { query })).rejects.toMatchObject({ code: 'E0003' });
});

test('a file that is JSON arrives as bytes, too', async () => {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Disposition': 'attachment' };
  const content = '{"format":"brokerdesk-questions-1"}';
  const { client } = createTestClient([async () => new Response(content, { headers })]);
  expect(await (await client.callForBlob(getApplicationFile, { query })).text()).toBe(content);
});
