// What npm does in a created plugin, whose `.npmrc` is all that matters for it.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { planPlugin } from './createPlugin.ts';
import { addPackages } from './runSteps.ts';

afterAll(removeTestFolders);

/** Starts a registry that has no package, and notes what it is asked for. */
async function startRegistry() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, asked, stop: () => promisify(server.close.bind(server))() };
}

/** Installs what a folder needs, and returns the errors that npm prints. */
async function runNpm(folder: string, ...options: readonly string[]): Promise<string> {
  const cache = ['--cache', path.join(folder, 'cache'), '--no-audit', '--fetch-retries=0'];
  const place = { cwd: folder, shell: process.platform === 'win32' };
  return promisify(execFile)('npm', ['install', ...cache, ...options], place).then(
    () => '',
    (error: { readonly stderr: string }) => error.stderr,
  );
}

/** Writes the settings of a new plugin into a folder. */
async function writeSettings(folder: string, registry?: string): Promise<void> {
  const files = await planPlugin({
    name: 'branch-visits',
    titles: { en: 'Branch visits', 'zh-Hans': '网点到访', 'zh-Hant': '分行到訪' },
    template: 'blank',
    folder: path.join(folder, 'branch-visits'),
    root: undefined,
    brokers: [],
    packages: undefined,
    registry,
    nodePackages: {},
    hasTestTools: false,
  });
  await writeFile(path.join(folder, '.npmrc'), String(files.get('.npmrc')));
}

describe('asks no other registry for the packages of Brokerdesk', () => {
  it.each([true, false])('with an own registry: %s', async (hasRegistry) => {
    const [own, open] = await Promise.all([startRegistry(), startRegistry()]);
    try {
      const parent = await makeTestFolder();
      const registry = hasRegistry ? own.address : undefined;
      await writeSettings(parent, registry);
      await writeFile(
        path.join(parent, 'package.json'),
        '{ "dependencies": { "@brokerdesk/cli": "1", "other": "1" } }',
      );
      expect(await runNpm(parent, '--registry', open.address)).toMatch(/E404|packages\.invalid/);
      expect({ own: own.asked, open: open.asked }).toEqual({
        own: hasRegistry ? ['/@brokerdesk%2fcli'] : [],
        open: expect.not.arrayContaining([expect.stringContaining('brokerdesk') as string]) as string[],
      });
    } finally {
      await Promise.all([own.stop(), open.stop()]);
    }
  });
});

it('lets no package run a script when it is installed', async () => {
  const parent = await makeTestFolder();
  const script = `node --eval "fs.writeFileSync('../../ran', '')"`;
  await mkdir(path.join(parent, 'other'));
  await writeFile(path.join(parent, 'other/package.json'), JSON.stringify({ scripts: { postinstall: script } }));
  await writeFile(path.join(parent, 'package.json'), '{ "dependencies": { "other": "file:other" } }');
  await writeSettings(parent);
  expect(await runNpm(parent, '--offline', '--install-links')).toBe('');
  expect(await readdir(path.join(parent, 'node_modules'))).toContain('other');
  expect(existsSync(path.join(parent, 'ran'))).toBe(false);
});

it('adds packages to those that are there, also while a build is for production', async () => {
  const parent = await makeTestFolder();
  for (const name of ['first', 'second']) {
    await mkdir(path.join(parent, name));
    await writeFile(path.join(parent, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }
  const project = path.join(parent, 'project');
  await mkdir(project);
  await writeFile(path.join(project, 'package.json'), '{ "devDependencies": { "first": "file:../first" } }');
  await writeFile(path.join(project, '.npmrc'), 'offline=true\n');
  vi.stubEnv('NODE_ENV', 'production');
  try {
    await addPackages(project, [`file:${path.join(parent, 'second')}`]);
  } finally {
    vi.unstubAllEnvs();
  }
  expect(await readdir(path.join(project, 'node_modules'))).toEqual(expect.arrayContaining(['first', 'second']));
});
