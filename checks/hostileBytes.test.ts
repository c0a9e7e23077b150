// What arrives on the socket ends or blocks neither the emulator nor the portal's server, whatever it is.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservePort } from '../packages/cli/src/servers/reservePort.ts';
import { servePortal } from '../packages/cli/src/servers/servePortal.ts';
import { createEmulator } from '../packages/mock-server/src/index.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { writeRawRequest } from './hostile-bytes/writeRawRequest.ts';

const requestCount = isWholeRun ? 10_000 : 1_000;
// The proxy's default is 128 connections to the back end; half of these go through it, half of them with a body.
const slowCount = isWholeRun ? 1_000 : 600;
const simultaneous = 20;

const faults: string[] = [];
const emulator = createEmulator({ applications: 0, log: (line) => faults.push(line) });
let folder = '';
let portal: { close(): Promise<unknown> };
let ports: readonly number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brokerdesk-hostile-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(path.join(folder, 'headers.json'), '{}');
  const { port: apiPort } = await emulator.listen();
  const port = await reservePort({ port: 0, option: '--port' });
  portal = await servePortal({ folder, port, apiTarget: `http://127.0.0.1:${apiPort}`, allowedHosts: [] });
  ports = [apiPort, port];
});

afterAll(async () => {
  await portal.close();
  await emulator.close();
  await rm(folder, { recursive: true });
});

/** Sends bytes and ends the connection. Resolves with everything that came back. */
async function sendBytes(port: number, bytes: Buffer): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  // A connection may be reset, which is an answer, too.
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close');
  return text;
}

/** Sends requests as any client does. Each has to be answered. */
async function expectService(): Promise<void> {
  for (const port of ports) {
    const response = await fetch(`http://127.0.0.1:${port}/api/systems/brokers/infos`);
    expect([port, response.status, await response.json()]).toEqual([
      port,
      200,
      expect.objectContaining({ code: 'OK' }),
    ]);
  }
}

async function sendRawRequests(seed: string, count: number): Promise<readonly string[]> {
  const answers: string[] = [];
  for (let start = 0; start < count; start += simultaneous) {
    const numbers = Array.from({ length: simultaneous }, (_, index) => start + index);
    const batch = numbers.map((number) => sendBytes(ports[number % ports.length] ?? 0, writeRawRequest(seed, number)));
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function usedHeap(): Promise<number> {
  // Closed sockets are released in later turns of the event loop.
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('random bytes are answered or their connection ends, and memory returns', { timeout: 600_000 }, async () => {
  // Fills the journal and compiles what is needed.
  await sendRawRequests('warm up', 1_000);
  const before = await usedHeap();
  const answers = await sendRawRequests('hostile', requestCount);
  await expectService();
  const statuses = answers.flatMap((text) => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status));
  expect(statuses.filter((status) => Number(status) >= 500)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(requestCount / 2);
  expect(faults).toEqual([]);
  expect(await usedHeap()).toBeLessThan(before * 1.1);
  process.stdout.write(`Hostile bytes: ${requestCount} raw requests, ${statuses.length} answers, no failure.\n`);
});

test('slow connections do not keep others waiting', { timeout: 600_000 }, async () => {
  const head = 'POST /api/auths/logins HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n';
  const sockets: Socket[] = [];
  for (let number = 0; number < slowCount; number += 1) {
    const socket = connect({ port: ports[number % ports.length] ?? 0, host: '127.0.0.1' });
    socket.on('error', () => {});
    await once(socket, 'connect');
    sockets.push(socket);
  }
  // Half of them never get beyond the head.
  for (const [number, socket] of sockets.entries()) if (number % 4 < 2) socket.write(head);
  for (let byte = 0; byte < 10; byte += 1) {
    for (const [number, socket] of sockets.entries()) socket.write(number % 4 < 2 ? 'x' : (head[byte] ?? ''));
    await expectService();
  }
  for (const socket of sockets) socket.destroy();
  await expectService();
  expect(faults).toEqual([]);
  process.stdout.write(`Slow connections: ${slowCount} held open, all others answered.\n`);
});
