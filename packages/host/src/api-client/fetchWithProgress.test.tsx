// In jsdom, against a real server.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login } from '@brokerdesk/api';
import type { SendProgress } from '@brokerdesk/plugin-sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClientFactory } from './createApiClientFactory.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { getSigner } from './getSigner.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test('reports the progress, and returns the response as fetch does', async () => {
  const url = await listen(async (request, response) => {
    let size = 0;
    for await (const chunk of request) size += (chunk as Buffer).byteLength;
    response.writeHead(413, { 'Request-Id': 'req-1', 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ size, type: request.headers['content-type'] }));
  });
  const told: SendProgress[] = [];
  const body = new Uint8Array(300_000);
  const answer = await send(url, { body, onProgress: (progress) => void told.push(progress) });
  expect([answer.status, answer.headers.get('Request-Id')]).toEqual([413, 'req-1']);
  expect(await answer.json()).toEqual({ size: 300_000, type: 'application/pdf' });
  expect(told.at(-1)).toEqual({ sent: 300_000, total: 300_000 });
});

test('a response without a body has none', async () => {
  const url = await listen((_request, response) => void response.writeHead(204).end());
  const answer = await send(url, {});
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test('ends with the reason of its signal, before it is sent or in flight', async () => {
  const url = await listen(() => {});
  const controller = new AbortController();
  const onTheWay = send(url, { signal: controller.signal });
  controller.abort(new Error('cancelled'));
  await expect(onTheWay).rejects.toThrow('cancelled');
  await expect(send(url, { signal: controller.signal })).rejects.toThrow('cancelled');
});

test('a broken connection is a TypeError', async () => {
  // jsdom also logs it to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const url = await listen((request) => void request.socket.destroy());
  await expect(send(url, {})).rejects.toThrow(TypeError);
});

test('a request with progress is signed, read and aborted like any other', async () => {
  const url = await listen((request, response) => {
    if (request.headers['idempotency-key'] === 'k1')
      response.end(JSON.stringify({ code: 'E0016', message: 'no', data: null }));
  });
  const wire = createApiClientFactory({
    apiBase: url.slice(0, -1),
    signer: getSigner('none'),
    caller: () => ({ brokerCode: 'DEMO', language: 'en_US', token: undefined, refreshToken: undefined }),
  });
  const onProgress = vi.fn();
  const call = (idempotencyKey: string, timeoutMs: number) =>
    wire
      .clientOf()
      .call({ ...login, timeoutMs }, { body: { userID: 'mchan', password: 'p' } }, { idempotencyKey, onProgress });
  await expect(call('k1', 15_000)).rejects.toMatchObject({ name: 'ApiError', code: 'E0016' });
  expect(onProgress).toHaveBeenCalledWith({ sent: expect.any(Number), total: expect.any(Number) });
  await expect(call('k2', 80)).rejects.toMatchObject({ name: 'UnreachableError', code: 'TIMEOUT' });
});

function send(url: string, more: Partial<Parameters<typeof fetchWithProgress>[1]>): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/pdf' });
  const { signal } = new AbortController();
  return fetchWithProgress(url, { method: 'POST', headers, body: 'text', signal, onProgress: () => {}, ...more });
}

async function listen(respond: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string> {
  const allowed = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*, content-type',
    'Access-Control-Expose-Headers': 'Request-Id',
  };
  server = createServer((request, response) => {
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') response.end();
    else void respond(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
