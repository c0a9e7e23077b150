import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { diagnosePackages } from './diagnosePackages.ts';
import { diagnosePort } from './diagnosePorts.ts';
import { diagnoseFolder, diagnoseNode, diagnoseProgram, diagnoseWatches } from './diagnoseSystem.ts';

const server = createServer((_request, response) => response.end());
afterAll(async () => {
  server.close();
  await removeTestFolders();
});

async function portInUse(): Promise<number> {
  if (!server.listening) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  return (server.address() as AddressInfo).port;
}

async function writePackage(folder: string, name: string, version: string): Promise<void> {
  const target = path.join(folder, 'node_modules', name);
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'package.json'), JSON.stringify({ name, version }));
}

it('names an old Node', () => {
  expect(diagnoseNode('26.1.0').state).toBe('ok');
  expect(diagnoseNode('20.20.2')).toMatchObject({
    state: 'wrong',
    remedy: expect.stringContaining('npm install --save-dev'),
  });
});

it('names a port that is in use', async () => {
  const port = await portInUse();
  expect(await diagnosePort(port, '--api-port')).toEqual({
    name: `port ${port}`,
    state: 'wrong',
    text: expect.stringMatching(/^used by /),
    remedy: 'Stop it, or choose another port with --api-port.',
  });
});

it('names packages of several versions, and a second copy of React', async () => {
  const folder = await makeTestFolder();
  for (const name of ['cli', 'plugin-sdk']) await writePackage(folder, `@brokerdesk/${name}`, '1.0.0');
  await writePackage(folder, '@brokerdesk/plugin-notes', '0.3.0');
  await writePackage(folder, 'react', '19.3.1');
  expect((await diagnosePackages(path.join(folder, 'src'))).map(({ state }) => state)).toEqual(['ok', 'ok']);
  await writePackage(folder, '@brokerdesk/host', '1.1.0');
  await writePackage(folder, 'old-library/node_modules/react', '18.0.0');
  expect(await diagnosePackages(folder)).toEqual([
    expect.objectContaining({ state: 'wrong', text: 'several versions: 1.0.0 (cli, plugin-sdk); 1.1.0 (host)' }),
    expect.objectContaining({ state: 'wrong', text: expect.stringContaining('2 copies: ') }),
  ]);
});

it('names a folder that cannot be written', async () => {
  const folder = await makeTestFolder();
  expect(await diagnoseFolder(path.join(folder, 'cache', 'deep'))).toMatchObject({ state: 'ok' });
  await chmod(folder, 0o500);
  const found = await diagnoseFolder(folder);
  await chmod(folder, 0o700);
  // The administrator of a machine may write everywhere.
  expect(found.state).toBe(process.getuid?.() === 0 ? 'ok' : 'wrong');
});

it('names a low limit of file watchers', async () => {
  const file = path.join(await makeTestFolder(), 'max_user_watches');
  expect(await diagnoseWatches(file)).toMatchObject({ state: 'ok', text: 'no limit' });
  await writeFile(file, '8192\n');
  expect(await diagnoseWatches(file)).toMatchObject({ state: 'warning', text: 'only 8192' });
});

it('finds programs', async () => {
  expect((await diagnoseProgram('npm', 'Install it.')).state).toBe('ok');
});
