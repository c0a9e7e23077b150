import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createEmulator, type Emulator } from '@brokerdesk/mock-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { reservePort } from './reservePort.ts';
import { servePortal } from './servePortal.ts';
import type { RunningServer } from './stopOnSignal.ts';

let portal: RunningServer;
let emulator: Emulator;
let portalPort = 0;
let apiPort = 0;

beforeAll(async () => {
  const folder = await makeTestFolder();
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(path.join(folder, 'headers.json'), '{}');
  portalPort = await reservePort({ port: 0, option: '--port' });
  apiPort = await reservePort({ port: 0, option: '--api-port' });
  portal = await servePortal({ folder, port: portalPort, apiTarget: `http://127.0.0.1:${apiPort}`, allowedHosts: [] });
});
beforeEach(startEmulator);
afterEach(() => emulator.close());
afterAll(async () => {
  await portal.close();
  await removeTestFolders();
});

async function startEmulator(): Promise<void> {
  emulator = createEmulator({ applications: 0 });
  await emulator.listen({ port: apiPort });
}

function send(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${portalPort}${address}`, { signal: AbortSignal.timeout(60_000), ...options });
}

async function mintToken(): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ brokerCode: 'DEMO', userID: 'demo.admin' });
  const response = await send('/__mock/sessions', { method: 'POST', headers, body });
  return ((await response.json()) as { readonly token: string }).token;
}

async function readStatus(address: string): Promise<number> {
  const response = await send(address);
  await response.text();
  return response.status;
}

it.each([
  ['a form over 50 MB', '/api/goapi/images', 'multipart/form-data; boundary=b', 51_000_000],
  ['JSON over 4 MB', '/api/auths/logins', 'application/json', 6_000_000],
])('%s is too large at once, in the envelope', async (_what, address, contentType, size) => {
  const headers = { 'content-type': contentType, token: await mintToken() };
  const response = await send(address, { method: 'POST', headers, body: Buffer.alloc(size) });
  expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ code: 'E0013' })]);
  expect(await readStatus('/__mock/health')).toBe(200);
});

it('forwards the upload of a client that waits until it may send', async () => {
  const socket = connect(portalPort, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  const body = JSON.stringify({ brokerCode: 'DEMO', userID: 'demo.admin' });
  const head = ['POST /__mock/sessions HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close', 'Expect: 100-continue'];
  const type = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.write(`${[...head, ...type].join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue[^]*HTTP\/1\.1 201 /);
});

it('rejects requests while the back end is down, and forwards them when it is back', async () => {
  expect(await readStatus('/__mock/health')).toBe(200);
  await emulator.close();
  const response = await send('/api/applications');
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('does not respond')]);
  const body = Buffer.alloc(5_000_000);
  expect((await send('/api/goapi/images', { method: 'POST', body })).status).toBe(502);
  expect((await send('/admin/', { headers: { accept: 'text/html' } })).status).toBe(200);
  await startEmulator();
  expect(await readStatus('/__mock/health')).toBe(200);
});

it('survives a back end that breaks the connection at any point', async () => {
  await emulator.close();
  const answers = ['', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', 'not HTTP\r\n\r\n'];
  let count = 0;
  const broken: Server = createServer((request) => {
    const answer = answers[count % answers.length] ?? '';
    count += 1;
    request.socket.end(answer, () => request.socket.destroy());
  });
  broken.listen(apiPort, '127.0.0.1');
  await once(broken, 'listening');
  for (const method of ['GET', 'POST']) {
    for (const _answer of answers) {
      const body = method === 'POST' ? { body: Buffer.alloc(3_000_000) } : {};
      await send('/api/applications', { method, ...body }).then(
        (response) => response.text().catch(() => 'broken off'),
        () => 'broken off',
      );
    }
  }
  expect(count).toBe(6);
  broken.closeAllConnections();
  broken.close();
  await once(broken, 'close');
  await startEmulator();
  expect(await readStatus('/__mock/health')).toBe(200);
});

it('survives clients that break off an upload', async () => {
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(portalPort, '127.0.0.1');
    const head = `POST /api/goapi/images HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${10_000_000 + count}\r\n\r\n`;
    await new Promise((resolve) => socket.write(head + 'x'.repeat(count * 10_000), resolve));
    socket.destroy();
  }
  expect(await readStatus('/__mock/health')).toBe(200);
});
