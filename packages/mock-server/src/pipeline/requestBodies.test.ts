// Over real sockets: what matters is how the bytes of a body arrive.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';

const emulator = createEmulator({ applications: 0 });
let port = 0;

beforeAll(async () => {
  ({ port } = await emulator.listen());
});
afterAll(() => emulator.close());

interface TestConnection {
  readonly socket: Socket;
  /** What has come so far, once it has as many answers, or once the connection is closed. */
  readonly read: (count: number) => Promise<string>;
}

/** What every answer says once. */
const responseMarker = /"(?:code|status)":"\w+"/g;

function openConnection(): TestConnection {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
    socket.emit('more');
  });
  const read = async (answers: number) => {
    while ((text.match(responseMarker)?.length ?? 0) < answers && !socket.closed) {
      await Promise.race([once(socket, 'more'), once(socket, 'close')]);
    }
    return text;
  };
  return { socket, read };
}

function head(sandbox: string, ...headers: readonly string[]): string {
  const lines = ['POST /api/auths/logins HTTP/1.1', 'Host: 127.0.0.1', `Mock-Sandbox: ${sandbox}`, 'Broker-Code: DEMO'];
  return `${[...lines, 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n`;
}

function withBody(sandbox: string, userID: string): string {
  const body = JSON.stringify({ userID, password: 'Brokerdesk2026' });
  return head(sandbox, `Content-Length: ${body.length}`) + body;
}

async function readJournal(sandbox: string) {
  const response = await fetch(`http://127.0.0.1:${port}/__mock/journal`, { headers: { 'mock-sandbox': sandbox } });
  const { entries } = (await response.json()) as { readonly entries: readonly { code: string; body: string | null }[] };
  return entries.map(({ code, body }) => ({ code, body }));
}

test('a body that comes byte by byte is read as a whole', async () => {
  const { socket, read } = openConnection();
  socket.setNoDelay(true);
  for (const byte of withBody('bytes', 'demo.admin')) {
    socket.write(byte);
    await new Promise(setImmediate);
  }
  expect(await read(1)).toContain('"code":"OK"');
  expect(await readJournal('bytes')).toMatchObject([{ code: 'OK', body: expect.stringContaining('"demo.admin"') }]);
  socket.destroy();
});

test('a body in chunks is read as a whole', async () => {
  const { socket, read } = openConnection();
  const chunks = ['{"userID":"demo.admin",', '"password":"Brokerdesk2026"}'];
  const body = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  socket.write(`${head('chunks', 'Transfer-Encoding: chunked')}${body}0\r\n\r\n`);
  expect(await read(1)).toContain('"code":"OK"');
  socket.destroy();
});

test('requests that are sent at once have their own bodies, and are answered in their order', async () => {
  const { socket, read } = openConnection();
  const names = ['demo.admin', 'nobody.one', 'nobody.two'];
  const bodiless = 'GET /__mock/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
  socket.write(names.map((name) => withBody('pipeline', name)).join('') + bodiless);
  expect((await read(4)).match(responseMarker)).toEqual([
    '"code":"OK"',
    '"code":"E0006"',
    '"code":"E0006"',
    '"status":"ok"',
  ]);
  const bodies = (await readJournal('pipeline')).map(({ body }) => /"userID":"([^"]+)"/.exec(body ?? '')?.[1]);
  // Passwords are compared elsewhere, so that calls may end in another order than they are answered in.
  expect(new Set(bodies)).toEqual(new Set(names));
  socket.destroy();
});

test('a request that has a body where none is read leaves the connection in order', async () => {
  const { socket, read } = openConnection();
  socket.write('GET /__mock/health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nhello');
  await read(1);
  socket.write(withBody('after', 'demo.admin'));
  expect(await read(2)).toContain('"code":"OK"');
  socket.destroy();
});

test('a body that says it is too long is refused before it comes', async () => {
  const { socket, read } = openConnection();
  socket.write(head('long', 'Content-Length: 4000001'));
  expect(await read(1)).toMatch(/^HTTP\/1\.1 413 [^]*"code":"E0013"/);
  socket.destroy();
});

test('a body that does not say how long it is, is refused once it is too long', async () => {
  const { socket, read } = openConnection();
  socket.on('error', () => {});
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  socket.write(head('endless', 'Transfer-Encoding: chunked'));
  for (let count = 0; count < 62; count += 1) socket.write(chunk);
  expect(await read(1)).toMatch(/^HTTP\/1\.1 413 [^]*"code":"E0013"/);
  socket.destroy();
});

async function mintToken(): Promise<string> {
  const headers = { 'mock-sandbox': 'large', 'content-type': 'application/json' };
  const body = JSON.stringify({ brokerCode: 'DEMO', userID: 'demo.admin' });
  const response = await fetch(`http://127.0.0.1:${port}/__mock/sessions`, { method: 'POST', headers, body });
  return ((await response.json()) as { readonly token: string }).token;
}

async function sendLarge(path: string, size: number, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'mock-sandbox': 'large', 'content-type': 'multipart/form-data; boundary=b', ...headers },
    body: Buffer.alloc(size),
  });
  return [response.status, await response.json()];
}

test('a body over the limit gets its response while it is still being sent', async () => {
  const tooLarge = [413, expect.objectContaining({ code: 'E0013' })];
  expect(await sendLarge('/api/goapi/images', 51_000_000, { token: await mintToken() })).toEqual(tooLarge);
  expect(await sendLarge('/api/auths/logins', 5_000_000)).toEqual(tooLarge);
});

test('an upload of a caller without a session is rejected before it comes', async () => {
  const { socket, read } = openConnection();
  const start = head('early', 'Content-Length: 40000000').replace('/auths/logins', '/goapi/images');
  socket.write(start);
  expect(await read(1)).toMatch(/^HTTP\/1\.1 401 [^]*"code":"E0001"/);
  expect(await sendLarge('/api/goapi/images', 40_000_000)).toEqual([401, expect.objectContaining({ code: 'E0001' })]);
  expect(await readJournal('early')).toEqual([{ code: 'E0001', body: null }]);
  socket.destroy();
});

test('a connection is in order after a body that was too large', async () => {
  const { socket, read } = openConnection();
  socket.write(head('rest', 'Content-Length: 4000001') + 'x'.repeat(4_000_001) + withBody('rest', 'demo.admin'));
  expect((await read(2)).match(responseMarker)).toEqual(['"code":"E0013"', '"code":"OK"']);
  socket.destroy();
});

test('a client that closes its connection afterwards can still send the rest of a body that was too large', async () => {
  const { socket, read } = openConnection();
  socket.write(head('close', 'Connection: close', 'Content-Length: 40000000'));
  expect(await read(1)).toMatch(/^HTTP\/1\.1 413 [^]*"code":"E0013"/);
  socket.end('x'.repeat(40_000_000));
  // `once` rejects if the connection breaks.
  await once(socket, 'finish');
  socket.destroy();
});

test.each([
  ['that asks for it', 'HTTP/1.1\r\nConnection: close'],
  ['of HTTP/1.0', 'HTTP/1.0'],
])('the connection of a client %s is closed after a refused path, too', async (_which, version) => {
  for (const path of ['/api//users', '/__mock//health', '/api/users/%zz']) {
    const { socket, read } = openConnection();
    socket.write(`GET ${path} ${version}\r\nHost: 127.0.0.1\r\n\r\n`);
    expect(await read(1)).toMatch(/^HTTP\/1\.1 400 [^]*connection: close[^]*"code":"E0017"/i);
    await once(socket, 'end');
  }
});

test.each([
  ['that asks for it', (request: string) => request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')],
  ['of HTTP/1.0', (request: string) => request.replace('HTTP/1.1', 'HTTP/1.0')],
])('the connection of a client %s is closed once the rest of a refused body has come', async (_which, change) => {
  const { socket, read } = openConnection();
  socket.write(change(head('last', 'Content-Length: 4000001')));
  expect(await read(1)).toMatch(/^HTTP\/1\.1 413 [^]*"code":"E0013"/);
  socket.write('x'.repeat(4_000_001));
  await once(socket, 'end');
});

test('a connection stays open after a refused path', async () => {
  const { socket, read } = openConnection();
  socket.write('GET /api//users HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await read(1);
  socket.write(withBody('open', 'demo.admin'));
  expect(await read(2)).toContain('"code":"OK"');
  socket.destroy();
});

test('bytes other than HTTP are malformed, in the envelope', async () => {
  const { socket, read } = openConnection();
  socket.write('no request\r\n\r\n');
  expect(await read(1)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"E0017"/);
  await once(socket, 'close');
});

test('a body that comes too slowly is malformed, and its connection ends', async () => {
  const { server } = emulator.app;
  expect(server.requestTimeout).toBe(60_000);
  // Node takes the longer one for the body.
  Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
  const { socket, read } = openConnection();
  socket.write(head('slow', 'Content-Length: 100'));
  expect(await read(1)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"E0017"/);
  await once(socket, 'close');
  Object.assign(server, { headersTimeout: 60_000, requestTimeout: 60_000 });
});

test('a connection that ends in the middle of a body is in the journal as a rejected request', async () => {
  const { socket } = openConnection();
  await new Promise((resolve) => socket.write(`${head('gone', 'Content-Length: 100')}{"userID"`, resolve));
  socket.destroy();
  await expect.poll(() => readJournal('gone')).toEqual([{ code: 'E0017', body: null }]);
});
