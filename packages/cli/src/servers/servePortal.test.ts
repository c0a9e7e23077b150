import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../build/securityHeaders.ts';
import { reservePort } from './reservePort.ts';
import { type ServedPortal, servePortal } from './servePortal.ts';
import type { RunningServer } from './stopOnSignal.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';

let requestCount = 0;
const api = createServer((request, response) => {
  requestCount += 1;
  if (request.url?.startsWith('/api/busy')) response.statusCode = 503;
  response.end(`${request.headers.host} ${request.url}`);
});
let portal: RunningServer;
/** A portal that responds to another name, too. */
let named: RunningServer;
let namedOrigin = '';
let origin = '';

beforeAll(async () => {
  const folder = await makeTestFolder();
  for (const inner of ['assets', 'registry']) await mkdir(path.join(folder, inner));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(path.join(folder, 'index.harbour.html'), '<!doctype html><title>Harbour</title>');
  await writeFile(
    path.join(folder, 'headers.harbour.json'),
    JSON.stringify(securityHeaders(['sha256-harbour'], '/admin/')),
  );
  await writeFile(path.join(folder, 'assets', 'main-1.js'), 'export {};');
  await writeFile(path.join(folder, 'assets', 'list-1.js'), 'export {};');
  await writeFile(path.join(folder, 'registry', 'demo.json'), '{"of":"demo"}');
  await writeFile(path.join(folder, 'registry', 'default.json'), '{"of":"everybody"}');
  const elsewhere = path.join(await makeTestFolder(), 'letter.txt');
  await writeFile(elsewhere, 'dear');
  await symlink(elsewhere, path.join(folder, 'letter.txt'));
  await symlink(elsewhere, path.join(folder, 'assets', 'list-1.js.br'));
  await symlink(path.dirname(elsewhere), path.join(folder, 'elsewhere'));
  await writeFile(path.join(folder, 'headers.json'), JSON.stringify(securityHeaders(['sha256-map'], '/admin/')));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = await reservePort({ port: 0, option: '--port' });
  const apiTarget = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  portal = await servePortal({ folder, port, apiTarget, allowedHosts: [] });
  const namedPort = await reservePort({ port: 0, option: '--port' });
  named = await servePortal({ folder, port: namedPort, apiTarget, allowedHosts: ['portal.example'] });
  namedOrigin = `http://127.0.0.1:${namedPort}`;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await portal.close();
  await named.close();
  api.close();
  await removeTestFolders();
});

function fetchPortal(address: string, accept = '*/*'): Promise<Response> {
  return fetch(origin + address, { headers: { accept }, redirect: 'manual' });
}

/** Sends a request that `fetch` cannot send: with a literal path, and any host name. */
async function fetchRaw(target: {
  readonly path: string;
  readonly accept?: string;
  readonly host?: string;
  readonly origin?: string;
}): Promise<IncomingMessage> {
  const { hostname, port, host } = new URL(target.origin ?? origin);
  const request = get({
    hostname,
    port,
    path: target.path,
    headers: { host: target.host ?? host, accept: target.accept ?? '*/*' },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

it('serves the page for every navigation, always revalidated', async () => {
  for (const address of ['/admin/', '/admin/demo/login', '/admin/demo/main/a/b?q=1.k.x.y']) {
    const response = await fetchPortal(address, 'text/html');
    expect([address, response.status, await response.text()]).toEqual([
      address,
      200,
      expect.stringContaining('Portal'),
    ]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-map'");
  }
});

it('serves a broker its own page with its own policy, and every other broker the common one', async () => {
  const answers = ['harbour', 'harbour/login', 'harbour/main/users?q=1', 'harbour2/login', 'demo/harbour', ''].map(
    async (address) => {
      const response = await fetchPortal(`/admin/${address}`, 'text/html');
      const [, hash] = /'(sha256-[^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
      return [address, /<title>(.*)<\/title>/.exec(await response.text())?.[1], hash];
    },
  );
  expect(await Promise.all(answers)).toEqual([
    ['harbour', 'Harbour', 'sha256-harbour'],
    ['harbour/login', 'Harbour', 'sha256-harbour'],
    ['harbour/main/users?q=1', 'Harbour', 'sha256-harbour'],
    ['harbour2/login', 'Portal', 'sha256-map'],
    ['demo/harbour', 'Portal', 'sha256-map'],
    ['', 'Portal', 'sha256-map'],
  ]);
});

it.each([
  '/admin//demo/login',
  '/admin/demo//main',
  '/admin/demo/main/%00',
  '/admin/demo/main/%5C',
  `/admin/demo/main/${'x'.repeat(300)}`,
  `/admin/demo/main/${'x'.repeat(5000)}`,
  '/admin/demo/.hidden/main',
  '/admin/a/../demo/login',
])('serves the page for a navigation to what can be no file: %s', async (address) => {
  const page = await fetchRaw({ path: address, accept: 'text/html' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const target of [{ path: `${address}.js`, accept: 'text/html' }, { path: address }]) {
    const missing = await fetchRaw(target);
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/plain']);
  }
});

it('never responds to a missing script with the page', async () => {
  for (const accept of ['*/*', 'text/html'])
    expect((await fetchPortal('/admin/assets/gone.js', accept)).status).toBe(404);
});

it('lets files with a hash in their name be cached for ever', async () => {
  const response = await fetchPortal('/admin/assets/main-1.js');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('serves the default registry to a broker without its own', async () => {
  expect(await (await fetchPortal('/admin/registry/demo.json')).json()).toEqual({ of: 'demo' });
  expect(await (await fetchPortal('/admin/registry/other.json')).json()).toEqual({ of: 'everybody' });
});

it('redirects from the root to the portal', async () => {
  expect((await fetchPortal('/')).headers.get('location')).toBe('/admin/');
});

it('forwards requests to the API unchanged, with the host that the browser sent', async () => {
  expect(await (await fetchPortal('/api/users?page=1')).text()).toBe(`${new URL(origin).host} /api/users?page=1`);
  expect(await (await fetchPortal('/__mock/health')).text()).toContain('/__mock/health');
});

it('does not retry at a busy server, which would reject the repeated signature', async () => {
  const before = requestCount;
  expect((await fetchPortal('/api/busy')).status).toBe(503);
  expect(requestCount - before).toBe(1);
});

it.each(['evil.example', 'evil.example:4400', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil-localhost'])(
  'rejects a request for the host name "%s"',
  async (host) => {
    for (const address of ['/', '/admin/', '/admin/registry/demo.json', '/api/users', '/__mock/health', '/gone']) {
      const { statusCode } = await fetchRaw({ path: address, host });
      expect([address, statusCode]).toEqual([address, 403]);
    }
  },
);

it.each(['localhost', 'LOCALHOST:4400', '127.0.0.1:80', '[::1]:4400', 'demo.localhost'])(
  'answers to the name %s',
  async (host) => {
    expect((await fetchRaw({ path: '/admin/', host })).statusCode).toBe(200);
  },
);

it('answers to a further name, and does not forward the controls then', async () => {
  const target = { host: 'portal.example:8443', origin: namedOrigin };
  const statuses = ['/admin/', '/api/users', '/__mock/health'].map(
    async (address) => (await fetchRaw({ ...target, path: address })).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  expect((await fetchRaw({ origin: namedOrigin, path: '/__mock/health' })).statusCode).toBe(404);
});

it.each(['//', '//evil.example/', '/%zz', '/admin/%zz', '/admin/../../letter'])(
  'responds to the address %s itself',
  async (address) => {
    const { statusCode, headers } = await fetchRaw({ path: address });
    expect([400, 403, 404]).toContain(statusCode);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

it('adds its headers to every response, errors and API responses included', async () => {
  for (const address of ['/', '/admin', '/admin/', '/gone', '/api/users', '/admin/assets/gone.js']) {
    const { headers } = await fetchPortal(address);
    expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await fetchRaw({ path: '/admin/', host: 'evil.example' })).headers['x-content-type-options']).toBe('nosniff');
});

it('follows no link out of the folder', async () => {
  for (const address of ['/admin/letter.txt', '/admin/elsewhere/letter.txt']) {
    expect([address, (await fetchPortal(address)).status]).toEqual([address, 404]);
  }
  const compressed = await fetch(`${origin}/admin/assets/list-1.js`, { headers: { 'accept-encoding': 'br' } });
  expect(compressed.status).toBe(404);
});

it('rejects a folder without a portal', async () => {
  const folder = await makeTestFolder();
  await expect(servePortal({ folder, port: 0, apiTarget: origin, allowedHosts: [] })).rejects.toMatchObject({
    code: 'PORTAL_NOT_BUILT',
  });
});

describe.each([
  ['/backoffice/', ['/', '/backoffice']],
  ['/broker/portal/', ['/', '/broker/portal']],
  ['/', []],
])('a portal below %s', (base, redirected) => {
  let served: ServedPortal;
  let address = '';

  beforeAll(async () => {
    const folder = await makeTestFolder();
    const config = `<script type="application/json" id="brokerdesk-config">${JSON.stringify({ base })}</script>`;
    for (const inner of ['assets', 'registry']) await mkdir(path.join(folder, inner));
    await writeFile(path.join(folder, 'index.html'), `<title>Portal</title>${config}`);
    await writeFile(path.join(folder, 'index.harbour.html'), `<title>Harbour</title>${config}`);
    await writeFile(path.join(folder, 'headers.json'), JSON.stringify(securityHeaders(['sha256-map'], base)));
    await writeFile(path.join(folder, 'headers.harbour.json'), JSON.stringify(securityHeaders(['sha256-own'], base)));
    await writeFile(path.join(folder, 'assets', 'main-1.js'), 'export {};');
    await writeFile(path.join(folder, 'registry', 'default.json'), '{"of":"everybody"}');
    const port = await reservePort({ port: 0, option: '--port' });
    const apiTarget = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    served = await servePortal({ folder, port, apiTarget, allowedHosts: [] });
    address = `http://127.0.0.1:${port}`;
  });
  afterAll(() => served.close());

  const fetchHere = (path: string) => fetch(address + path, { headers: { accept: 'text/html' }, redirect: 'manual' });

  it('has its pages, files and registries there', async () => {
    expect(served.base).toBe(base);
    expect(await (await fetchHere(base)).text()).toContain('Portal');
    expect(await (await fetchHere(`${base}demo/main/users`)).text()).toContain('Portal');
    const own = await fetchHere(`${base}harbour/login`);
    expect(await own.text()).toContain('Harbour');
    expect(own.headers.get('content-security-policy')).toContain('sha256-own');
    expect(await (await fetchHere(`${base}assets/main-1.js`)).text()).toBe('export {};');
    expect((await fetchHere(`${base}assets/gone.js`)).status).toBe(404);
    expect(await (await fetchHere(`${base}registry/other.json`)).json()).toEqual({ of: 'everybody' });
    expect(await (await fetchHere('/api/users')).text()).toContain('/api/users');
  });

  // Below the root, it is the address of a broker.
  it('has nothing at the default path', async () => {
    expect((await fetchHere('/admin/demo/login')).status).toBe(base === '/' ? 200 : 404);
  });

  it('is where the root leads', async () => {
    const targets = await Promise.all(redirected.map(async (from) => (await fetchHere(from)).headers.get('location')));
    expect(targets).toEqual(redirected.map(() => base));
  });
});
