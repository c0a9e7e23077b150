// A developer who has only the packages: types, unit tests and the commands in a folder outside this repository, as
// docs/plugin/outside.md describes them.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSteps } from '../scripts/guideSteps.mjs';
import { run as runCommand } from '../scripts/runGuide.mjs';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { checkout, installPackages, removeOutsidePlugin, writeOutsidePlugin } from './outsidePlugin.ts';

const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
const cli = '@brokerdesk/cli/src/main.mjs';
const source = ['--registry', 'https://npm.example.com/'];
let folder = '';

describe.each(isWholeRun ? ['linked', 'installed by npm'] : ['linked'])('with packages that are %s', (how) => {
  beforeAll(async () => {
    folder = await writeOutsidePlugin();
    await (how === 'linked' ? installPackages(folder) : installWithNpm(folder));
  }, 600_000);

  afterAll(() => removeOutsidePlugin(folder));

  // First, because it installs the test tools, whose types the plugin's test needs.
  test('its unit tests run', { timeout: 600_000 }, async () => {
    expect(await run(cli, 'test', '.')).toMatch(/Tests\s+1 passed/);
  });

  test('its types are checked by declarations alone', { timeout: 600_000 }, async () => {
    expect(await run('typescript/bin/tsc', '-p', '.')).toBe('');
    const read = await run('typescript/bin/tsc', '-p', '.', '--listFilesOnly');
    const ours = read.split(/\r?\n/).filter((file) => file.includes('/@brokerdesk/'));
    expect(ours.length).toBeGreaterThan(100);
    expect(ours.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
  });

  test('no declaration of the packages has an error', { timeout: 600_000 }, async () => {
    const output = await run('typescript/bin/tsc', '-p', '.', '--skipLibCheck', 'false').catch(
      (error: { readonly stdout: string }) => error.stdout,
    );
    expect(output.split('\n').filter((line) => /@brokerdesk\/(?!vendor\/)/.test(line))).toEqual([]);
  });

  test('it is built', { timeout: 600_000 }, async () => {
    const built = JSON.parse(await run(cli, 'build', '.', '--json')) as { id: string; folder: string };
    expect(built).toMatchObject({ id: 'notes', folder: path.join(folder, 'dist') });
  });

  test('why and functions know it, with the plugins of the product', { timeout: 600_000 }, async () => {
    expect(await run(cli, 'why', 'X_NOTES', '.', '--as', 'demo.admin')).toContain(
      'X_NOTES for demo.admin of demo: yes',
    );
    const tree = await run(cli, 'functions', '.', '--json');
    expect(tree).toContain('account-opening');
    expect(tree).toContain('user-control');
  });

  test('dev serves it in the portal, and writes nothing into node_modules', { timeout: 600_000 }, async () => {
    const before = await listWritten();
    const { portal, emulator, stop } = await startServer('dev', '.', '--port', '0', '--api-port', '0');
    const page = { headers: { accept: 'text/html' } };
    const read = async (address: string) => (await fetch(new URL(address, portal), address === '' ? page : {})).text();
    expect(await read('registry/demo.json')).toContain('"id":"notes"');
    // The host is built beforehand; the plugin's source gets the modules that it shares with it.
    expect(await read('')).toContain('/admin/dist/dev/main.js');
    expect(await read('dist/dev/main.js')).toContain('brokerdesk-dev-signed-in');
    expect(await read(`@fs${folder}/src/NotesScreen.tsx`)).toContain('/dist/dev/shared-brokerdesk-plugin-sdk.js');
    expect(await read('dist/dev/shared-brokerdesk-plugin-sdk.js')).toContain('useCall');
    expect((await fetch(`${emulator}/__mock/state`)).status).toBeLessThan(500);
    // Loaded by the first request, from libraries that the packages bring.
    const docs = await fetch(`${emulator}/__mock/docs/`);
    expect([docs.status, await docs.text()]).toEqual([200, expect.stringContaining('swagger-ui')]);
    expect(await stop()).toBe(0);
    expect(await listWritten()).toEqual(before);
    expect(await readdir(path.join(folder, '.brokerdesk'))).toContain('vite');
  });

  test('create fills an empty folder outside of any project, and leaves nothing else there', async () => {
    const empty = await realpath(await mkdtemp(path.join(tmpdir(), 'brokerdesk-outside-')));
    try {
      const options = ['create', 'notes', '--template', 'blank', '--directory', '.', '--yes', '--json', ...source];
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [path.join(folder, 'node_modules', cli), ...options],
        { cwd: empty, env: environment },
      );
      const { files } = JSON.parse(stdout) as { readonly files: readonly string[] };
      const written = new Set(files.map((file) => file.replace(/\/.*/, '')));
      expect(new Set(await readdir(empty))).toEqual(written);
    } finally {
      await removeOutsidePlugin(empty);
    }
  });

  test('npm create needs no other package', async () => {
    const empty = await realpath(await mkdtemp(path.join(tmpdir(), 'brokerdesk-outside-')));
    try {
      const packed = path.join(folder, 'node_modules', '@brokerdesk', 'create-plugin');
      const alone = path.join(empty, 'node_modules', 'create-plugin');
      const { bin, engines, files } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8')) as {
        readonly bin: { readonly 'create-plugin': string };
        readonly engines: unknown;
        readonly files: readonly string[];
      };
      // What npm packs, and no more.
      for (const name of ['package.json', ...files]) {
        await cp(path.join(packed, name), path.join(alone, name), { recursive: true });
      }
      const create = async (...options: string[]) =>
        promisify(execFile)(process.execPath, [path.join(alone, bin['create-plugin']), ...options], {
          cwd: empty,
          env: environment,
        });
      expect(engines).toEqual({ node: '>=20' });
      await create('notes', '--template', 'tab', '--yes', ...source);
      expect(await readdir(path.join(empty, 'notes'))).toContain('package.json');
      await expect(create('user-control', '--yes', ...source)).rejects.toThrow('has the id user-control');
      await expect(create('charts', '--function', 'RAO_DATA_CHART', ...source)).rejects.toThrow(
        'This needs the packages',
      );
    } finally {
      await removeOutsidePlugin(empty);
    }
  });

  test('files alone are enough to create one, by the commands that the page shows', async () => {
    const empty = await realpath(await mkdtemp(path.join(tmpdir(), 'brokerdesk-outside-')));
    try {
      const packages = path.join(empty, 'packages');
      await mkdir(packages);
      const program = path.join(folder, 'node_modules', '@brokerdesk', 'create-plugin');
      await runCommand(`npm pack ${program} --ignore-scripts --pack-destination packages`, empty);
      // Of the others, only the names matter until they are installed.
      for (const name of ['cli', 'mock-server', 'plugin-sdk', 'plugin-testing'])
        await writeFile(path.join(packages, `brokerdesk-${name}-1.0.0.tgz`), '');
      const page = await readFile(path.join(checkout, 'docs', 'plugin', 'outside.md'), 'utf8');
      const [, section = ''] = /^## Without a registry\n([^]*?)^## /m.exec(page) ?? [];
      const commands = readSteps(section).flatMap((step) => (step.kind === 'command' ? [step.command] : []));
      const entered = commands.indexOf('cd branch-visits');
      for (const command of commands.slice(0, entered)) await runCommand(command, empty);
      const manifest: unknown = JSON.parse(await readFile(path.join(empty, 'branch-visits', 'package.json'), 'utf8'));
      expect(manifest).toMatchObject({
        devDependencies: { '@brokerdesk/cli': 'file:../packages/brokerdesk-cli-1.0.0.tgz' },
      });
    } finally {
      await removeOutsidePlugin(empty);
    }
  });

  test.each([
    ['what controls the emulator', '@brokerdesk/mock-server/client', 'MockClient'],
    ['what Playwright tests screens with', '@brokerdesk/plugin-testing/browser', 'ScreenChecker'],
  ])('Node itself can import %s', async (_what, module, name) => {
    const script = `console.log((await import('${module}')).${name}.name)`;
    expect(await runNode('--input-type=module', '--eval', script)).toBe(`${name}\n`);
  });

  async function listWritten(): Promise<readonly string[]> {
    const modules = path.join(folder, 'node_modules');
    return [...(await readdir(modules)), ...(await readdir(path.join(modules, '@brokerdesk', 'cli')))].toSorted();
  }
});

/** Runs a tool in the plugin's folder and returns what it prints. */
function run(tool: string, ...options: string[]): Promise<string> {
  return runNode(path.join(folder, 'node_modules', tool), ...options);
}

async function runNode(...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    cwd: folder,
    env: environment,
    maxBuffer: 1e8,
  });
  return stdout;
}

/** Starts a command that serves until it is stopped. */
async function startServer(...options: string[]) {
  const script = path.join(folder, 'node_modules', cli);
  const child = spawn(process.execPath, [script, ...options, '--json'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const addresses = JSON.parse(line) as { portal: string; emulator: string };
  const stop = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    return ((await exit) as [number | null])[0];
  };
  return { ...addresses, stop };
}

async function installWithNpm(target: string): Promise<void> {
  const npm = promisify(execFile);
  await npm(process.execPath, [path.join(checkout, 'scripts/pack.mjs')], { env: environment });
  const tarballs = path.join(checkout, 'dist/packages');
  const own = (await readdir(tarballs)).map((file) => [
    file.replace(/^brokerdesk-(.+)-\d+\.\d+\.\d+\.tgz$/, '@brokerdesk/$1'),
    `file:${path.join(tarballs, file)}`,
  ]);
  const manifestFile = path.join(target, 'package.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { devDependencies: Record<string, string> };
  const devDependencies = { ...manifest.devDependencies, ...Object.fromEntries(own) };
  await writeFile(manifestFile, JSON.stringify({ ...manifest, devDependencies }));
  await npm('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: target,
    env: environment,
    shell: process.platform === 'win32',
    maxBuffer: 1e8,
  });
}
