import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from '../build/securityHeaders.ts';
import { claimPort } from './claimPort.ts';
import { servePortal } from './servePortal.ts';
import type { Running } from './stopOnSignal.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';

const api = createServer((request, response) => response.end(`${request.headers.host} ${request.url}`));
let portal: Running;
let origin = '';

beforeAll(async () => {
  const folder = await makeTestFolder();
  for (const inner of ['assets', 'registry']) await mkdir(path.join(folder, inner));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(path.join(folder, 'assets', 'main-1.js'), 'export {};');
  await writeFile(path.join(folder, 'registry', 'demo.json'), '{"of":"demo"}');
  await writeFile(path.join(folder, 'registry', 'default.json'), '{"of":"everybody"}');
  await writeFile(path.join(folder, 'headers.json'), JSON.stringify(securityHeaders('sha256-map')));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = await claimPort({ port: 0, option: '--port' });
  const apiTarget = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  portal = await servePortal({ folder, port, apiTarget });
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await portal.close();
  api.close();
  await removeTestFolders();
});

function ask(address: string, accept = '*/*'): Promise<Response> {
  return fetch(origin + address, { headers: { accept }, redirect: 'manual' });
}

it('serves the page below every address that a person may open, never kept without asking', async () => {
  for (const address of ['/admin/', '/admin/demo/login', '/admin/demo/main/a/b?q=1.k.x.y']) {
    const answer = await ask(address, 'text/html');
    expect([address, answer.status, await answer.text()]).toEqual([address, 200, expect.stringContaining('Portal')]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-map'");
  }
});

it('never answers a missing script with the page', async () => {
  for (const accept of ['*/*', 'text/html']) expect((await ask('/admin/assets/gone.js', accept)).status).toBe(404);
});

it('lets files with a hash in their name be kept for ever', async () => {
  const answer = await ask('/admin/assets/main-1.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it('gives a broker without a registry of its own the one for everybody', async () => {
  expect(await (await ask('/admin/registry/demo.json')).json()).toEqual({ of: 'demo' });
  expect(await (await ask('/admin/registry/other.json')).json()).toEqual({ of: 'everybody' });
});

it('leads from the root to the portal', async () => {
  expect((await ask('/')).headers.get('location')).toBe('/admin/');
});

it('passes calls on unchanged, the host as the browser named it', async () => {
  expect(await (await ask('/api/users?page=1')).text()).toBe(`${new URL(origin).host} /api/users?page=1`);
  expect(await (await ask('/__mock/health')).text()).toContain('/__mock/health');
});

it('says so where a folder holds no portal', async () => {
  const folder = await makeTestFolder();
  await expect(servePortal({ folder, port: 0, apiTarget: origin })).rejects.toMatchObject({ code: 'PORTAL_NOT_BUILT' });
});
