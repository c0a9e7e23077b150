// A registry of delivered plugins under nginx, configured as docs/hosting.md says: what is cached, what other brokers get, and
// what no one gets.
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { portalPluginsFile } from '../../packages/cli/src/build/PortalPlugin.ts';
import { publishPortal } from '../../packages/cli/src/build/publishPortal.ts';
import { addPlugin, rollBack } from '../../packages/cli/src/registry/changes.ts';
import { createFolderStore } from '../../packages/cli/src/registry/FolderStore.ts';
import { makePacked, makeRegistry } from '../../packages/cli/src/registry/registryFixture.ts';
import { reservePort } from '../../packages/cli/src/servers/reservePort.ts';
import { makeTestFolder, removeTestFolders } from '../../packages/cli/src/testing/makeTestFolder.ts';
import { startNginx } from './startNginx.ts';

afterAll(removeTestFolders);

async function startSite(base: string, hosts: 'one for each broker' | 'one') {
  const folder = await makeTestFolder();
  const portal = await makeTestFolder();
  await mkdir(path.join(portal, 'registry'));
  await writeFile(path.join(portal, 'registry', 'default.json'), '{}');
  await writeFile(path.join(portal, portalPluginsFile), '[]');
  const config = `<script type="application/json" id="brokerdesk-config">${JSON.stringify({ base })}</script>`;
  await writeFile(path.join(portal, 'index.html'), `<script type="importmap">{}</script>${config}`);
  await mkdir(path.join(folder, 'portal'));
  await publishPortal(portal, path.resolve(folder, `portal${base}`), { nginx: folder });
  const store = createFolderStore(path.join(folder, 'delivered'));
  const { author, publisher } = await makeRegistry(store);
  const context = { store, broker: 'harbour', publisher, now: Date.now() };
  await addPlugin(context, await makePacked(author, { version: '0.9.0' }));
  await addPlugin(context, await makePacked(author, { code: `export default '${'fees '.repeat(200)}';` }));
  const port = await reservePort({ port: 0, option: '--port' });
  const nowhere = 'http://127.0.0.1:9';
  const nginx = await startNginx(folder, { port, apiTarget: nowhere, errorTarget: nowhere, base, hosts });
  onTestFinished(nginx.close);
  const host = (broker: string) => (hosts === 'one' ? 'localhost' : `${broker}.localhost`);
  const ask = async (broker: string, file: string) => {
    const headers = { host: `${host(broker)}:${port}`, 'accept-encoding': 'gzip' };
    const request = get({ host: '127.0.0.1', port, path: `${base}delivered/${file}`, headers, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { statusCode, headers: answered } = response;
    return { status: statusCode, headers: answered, body: await text(response) };
  };
  return { store, context, ask };
}

test.each([
  ['/admin/', 'one for each broker'],
  ['/', 'one for each broker'],
  ['/broker/portal/', 'one'],
] as const)('below %s with host names %s, a registry is served', async (base, hosts) => {
  const { store, context, ask } = await startSite(base, hosts);
  const files = await store.list('');
  const find = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';
  for (const file of ['trust.json', 'brokers/harbour/channel.json']) {
    const { status, headers } = await ask('harbour', file);
    expect([file, status, headers['cache-control']]).toEqual([file, 200, 'no-cache']);
    expect(headers['content-security-policy']).toContain(`${base}delivered/plugins/`);
  }
  for (const file of [find(/revisions\//), find(/history\//), find(/signed\.json$/), find(/plugin\.js$/)]) {
    const { status, headers } = await ask('harbour', file);
    expect([file, status, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
  }
  const script = await ask('harbour', find(/plugin\.js$/));
  expect(script.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
  });
  for (const file of ['.registry.json', '.lock', 'plugins/.x', 'no.json'])
    expect([file, (await ask('harbour', file)).status]).toEqual([file, 404]);
  // A broker without plugins is not an error; the file of one without a revision is.
  expect(await ask('2go', 'brokers/2go/channel.json')).toMatchObject({ status: 204, body: '' });
  expect((await ask('2go', 'brokers/2go/revisions/1-0.json')).status).toBe(404);
  expect((await ask('2go', 'brokers/harbour/channel.json')).status).toBe(200);
  const foreign = await ask('demo', 'brokers/harbour/channel.json');
  expect(foreign.status).toBe(hosts === 'one' ? 200 : 404);
  // A rollback needs no reload of nginx.
  const before = await ask('harbour', 'brokers/harbour/channel.json');
  await rollBack(context);
  expect((await ask('harbour', 'brokers/harbour/channel.json')).body).not.toBe(before.body);
});
