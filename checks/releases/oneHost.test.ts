// A portal for all brokers on one host name, under nginx, configured as docs/hosting.md says.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { writeNginxFile } from '../../packages/cli/src/build/nginxFile.ts';
import { reservePort } from '../../packages/cli/src/servers/reservePort.ts';
import { makeTestFolder, removeTestFolders } from '../../packages/cli/src/testing/makeTestFolder.ts';
import { startNginx } from './startNginx.ts';

afterAll(removeTestFolders);

test('the first page is the list of portals, and each broker has its addresses', async () => {
  const folder = await makeTestFolder();
  await mkdir(path.join(folder, 'portal/admin'), { recursive: true });
  await writeFile(path.join(folder, 'portal/admin/index-1.html'), '<title>Portal</title>');
  const headers = { common: { 'Content-Security-Policy': "default-src 'self'" }, own: {} };
  await writeNginxFile(folder, { id: '1', base: '/admin/', headers, ownPages: [] });
  const port = await reservePort({ port: 0, option: '--port' });
  const target = 'http://127.0.0.1:9';
  const nginx = await startNginx(folder, { port, apiTarget: target, errorTarget: target, hosts: 'one' });
  onTestFinished(nginx.close);

  const read = async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };
  expect(await read('/')).toEqual([302, '/admin/']);
  expect(await read('/admin')).toEqual([302, '/admin/']);
  for (const address of ['/admin/', '/admin/demo/login', '/admin/harbour/main']) {
    expect(await read(address)).toEqual([200, '<title>Portal</title>']);
  }
  expect((await read('/other'))[0]).toBe(404);
});
