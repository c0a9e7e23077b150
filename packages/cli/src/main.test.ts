import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { runHere } from './testing/runHereFixture.ts';
import { entry, runToEnd } from './testing/runToEnd.ts';
import { writePluginFixture } from './testing/writePluginFixture.ts';
import { makeTestFolder, removeTestFolders } from './testing/makeTestFolder.ts';

afterAll(removeTestFolders);

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts a server command and returns the content of its one line of JSON. */
async function start(...options: string[]): Promise<{ child: ChildProcess; addresses: Record<string, string> }> {
  const child = spawn(process.execPath, [entry, ...options, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group, so that remaining processes can be detected.
    detached: true,
  });
  started.push(child);
  let text = '';
  for await (const chunk of child.stdout) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return { child, addresses: JSON.parse(text) as Record<string, string> };
}

async function portTakenBy(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('wrong usage', () => {
  it('exits with 2 and names the mistake', async () => {
    const { code, stderr } = await runToEnd('mock', '--port', 'many');
    expect(code).toBe(2);
    expect(stderr).toContain("'many' is invalid");
  });

  it.each(['', ' ', '0x10', '1e3', '-1', '65536'])('rejects "%s" as a port', async (port) => {
    const { code, stderr } = await runHere('mock', `--port=${port}`);
    expect(code).toBe(2);
    expect(stderr).toContain(`'${port}' is invalid. A port is 0 to 65535.`);
  });

  it('rejects building a portal that is served unchanged', async () => {
    const { code, stderr } = await runHere('preview', '--dist', 'somewhere', '--build');
    expect(code).toBe(2);
    expect(stderr).toBe('--dist serves a folder unchanged, so it excludes --build. Leave out one of the two.\n');
  });

  it('rejects an output path that is a file, without a stack', async () => {
    const folder = await writePluginFixture();
    const { code, stderr } = await runHere('build', folder, '--out', path.join(folder, 'package.json'));
    expect(code).toBe(2);
    expect(stderr).toBe(
      `${path.join(folder, 'package.json')} is a file; nothing was written. Set an empty or a new folder with --out.\n`,
    );
  });

  it('shows help with 0 and all commands', async () => {
    const { code, stdout } = await runHere('--help');
    expect(code).toBe(0);
    for (const command of ['dev', 'preview', 'build', 'mock', 'gallery'])
      expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it('exits with 1 and one line if a folder contains no plugin', async () => {
    const { code, stderr } = await runHere('build', '/');
    expect(code).toBe(1);
    expect(stderr).toBe(
      '/ is not a plugin: it has no src/plugin.ts. Pass the folder with the package.json of the plugin.\n',
    );
  });
});

describe('with --json', () => {
  it('prints an error as one line of JSON, and nothing on standard output', async () => {
    const { code, stdout, stderr } = await runToEnd('build', '/', '--json');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `${JSON.stringify({
        error: {
          code: 'PLUGIN_NOT_FOUND',
          message: '/ is not a plugin: it has no src/plugin.ts.',
          hint: 'Pass the folder with the package.json of the plugin.',
        },
      })}\n`,
    );
  });

  it.each([
    ['mock', '--port', 'many', '--json'],
    ['mock', '--json', '--colour'],
    ['--json', 'serve'],
  ])('tells wrong usage so too: %s %s %s', async (...options) => {
    const { code, stdout, stderr } = await runHere(...options);
    expect([code, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr)).toEqual({
      error: { code: 'USAGE', message: expect.not.stringMatching(/^error: /), hint: expect.stringContaining('--help') },
    });
  });

  it('includes the error of the operating system', async () => {
    const out = path.join(await makeTestFolder(), 'x'.repeat(300));
    const { code, stderr } = await runHere('build', await writePluginFixture(), '--json', '--out', out);
    expect(code).toBe(1);
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: 'ENAMETOOLONG',
        message: expect.stringContaining(out),
        hint: 'Choose a shorter one. (ENAMETOOLONG)',
      },
    });
  });
});

describe('a command that fails during the start', () => {
  it('exits although one of its servers is already running', async () => {
    const folder = await makeTestFolder();
    const options = ['--port', '0', '--api-port', '0', '--applications', '5'];
    const { code, stderr } = await runToEnd('preview', '--dist', folder, ...options);
    expect(code).toBe(1);
    expect(stderr).toBe(`${folder} contains no built portal. Build one first: admin-cli build\n`);
  });

  it('passes on the emulator’s error about a plugin that conflicts with it', async () => {
    const folder = await writePluginFixture();
    const source = "export default { id: 'notes', collections: { users: () => ({}) }, routes: [] };";
    await writeFile(path.join(folder, 'src', 'mock.ts'), source);
    const { code, stderr } = await runToEnd('mock', folder, '--port', '0');
    expect(code).toBe(1);
    expect(stderr).toContain('The collection "users" belongs to both the emulator and the plugin "notes".');
  });
});

describe('a plugin outside the repository', () => {
  it('adds its endpoints to the emulator without packages beside it', async () => {
    const folder = await writePluginFixture({ alone: true });
    const source = `import { endpoint, mockRoute, signedIn } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';
const shapes = { data: z.array(z.string()) };
const listNotes = endpoint({ method: 'GET', path: '/notes', access: signedIn, errors: [], shapes });
export default { id: 'notes', routes: [mockRoute(listNotes, () => [])] };
`;
    await writeFile(path.join(folder, 'src', 'mock.ts'), source);
    const { addresses } = await start('mock', folder, '--port', '0', '--applications', '5');
    expect((await fetch(`${addresses['emulator']}/api/notes`)).status).toBe(401);
    expect((await fetch(`${addresses['emulator']}/api/nothing`)).status).toBe(404);
  });
});

describe('a port in use', () => {
  it('is reported in one line with the way out', async () => {
    const other = createServer();
    const port = await portTakenBy(other);
    for (const [command, option] of [
      ['mock', '--port'],
      ['dev', '--port'],
      ['dev', '--api-port'],
    ] as const) {
      const rest = option === '--api-port' ? ['--port', '0'] : [];
      const { code, stderr } = await runToEnd(command, option, String(port), ...rest);
      expect(code).toBe(1);
      const way = `Stop the other program or choose another: ${option} ${port + 100}`;
      expect(stderr).toBe(`Port ${port} is in use. ${way}\n`);
    }
    other.close();
  });
});

describe('a stopped command', () => {
  it.for(['SIGINT', 'SIGTERM'] as const)(
    'ends with 0 on %s, leaves no process behind and answers no more',
    async (signal) => {
      const { child, addresses } = await start('dev', '--port', '0', '--api-port', '0', '--applications', '5');
      const { portal = '', emulator = '' } = addresses;
      expect((await fetch(portal, { headers: { accept: 'text/html' } })).status).toBe(200);
      expect((await fetch(new URL('/__mock/health', portal))).status).toBe(200);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      // A child exits when its parent's pipe closes, which is a moment after the parent.
      await expect.poll(() => isGroupAlive(child.pid), { timeout: 30_000 }).toBe(false);
      await expect(fetch(portal)).rejects.toThrow('fetch failed');
      await expect(fetch(`${emulator}/__mock/health`)).rejects.toThrow('fetch failed');
    },
  );
});

describe('the gallery', () => {
  it('serves a page that lists the components of the kit, without an emulator', async () => {
    const { addresses } = await start('gallery', '--port', '0');
    const page = await fetch(addresses['gallery'] ?? '', { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('/src/gallery/main.tsx');
    const listed = await fetch(new URL('src/gallery/useGalleryPage.ts', addresses['gallery']));
    expect(await listed.text()).toContain('/plugin-sdk/src/gallery/Tabs.gallery.tsx');
  });
});

describe('development', () => {
  it('serves a registry from the sources, with additional plugins; a changed definition is reported, and a broken one left out', {
    timeout: 180_000,
  }, async () => {
    const folder = await writePluginFixture({ brokers: ['harbour'] });
    const { addresses } = await start('dev', folder, '--port', '0', '--api-port', '0', '--applications', '5');
    const readRegistry = async () =>
      (await (await fetch(new URL('registry/harbour.json', addresses['portal']))).json()) as Registry;
    expect(await readRegistry()).toMatchObject({
      schemaVersion: 1,
      plugins: expect.arrayContaining([
        {
          base: `/admin/@fs${folder}/src/`,
          firstParty: false,
          manifest: expect.objectContaining({ id: 'branch-notes', version: '1.2.3', entry: 'plugin.ts', css: [] }),
        },
      ]),
    });
    const source = await fetch(new URL(`/admin/@fs${folder}/src/plugin.ts`, addresses['portal']));
    expect(await source.text()).toContain('/packages/plugin-sdk/src/entries/index.ts');

    const definition = path.join(folder, 'src', 'plugin.ts');
    const listed = async () =>
      (await readRegistry()).plugins.find(({ manifest }) => manifest.id === 'branch-notes')?.manifest.version;
    await writeFile(definition, (await readFile(definition, 'utf8')).replace('1.2.3', '1.3.0'));
    await expect.poll(listed, { timeout: 60_000 }).toBe('1.3.0');
    await writeFile(definition, 'export default {};');
    await expect.poll(listed, { timeout: 60_000 }).toBeUndefined();
  });

  it('responds to no host name except those of this machine, requests to the API included', async () => {
    const names = ['--allow-host', 'portal.example', '--applications', '5'];
    const { addresses } = await start('dev', '--port', '0', '--api-port', '0', ...names);
    const statusOf = async (address: string, host: string) => {
      const request = get(new URL(address, addresses['portal']), { headers: { host } });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    for (const address of ['/admin/', '/admin/registry/demo.json', '/api/openapi.json']) {
      expect([address, await statusOf(address, 'evil.example')]).toEqual([address, 403]);
      expect([address, await statusOf(address, 'localhost')]).not.toEqual([address, 403]);
    }
    // With further host names, the emulator's controls are not forwarded under any.
    expect(await statusOf('/__mock/health', 'localhost')).toBe(404);
    expect(await statusOf('/admin/', 'portal.example')).toBe(200);
  });
});

function isGroupAlive(pid: number | undefined): boolean {
  try {
    return process.kill(-(pid ?? 0), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

describe('mock for other machines', () => {
  it('is rejected without a control token', async () => {
    const { code, stderr } = await runHere('mock', '--host', '0.0.0.0', '--port', '0');
    expect(code).toBe(1);
    expect(stderr).toContain('The emulator does not listen on 0.0.0.0.');
  });

  it('requires the token in BROKERDESK_CONTROL_TOKEN for control requests', async () => {
    vi.stubEnv('BROKERDESK_CONTROL_TOKEN', 'a-token-of-twenty-letters');
    const { addresses } = await start('mock', '--host', '0.0.0.0', '--port', '0', '--instant-work');
    vi.unstubAllEnvs();
    expect(addresses['signature']).toBe('rfc9421');
    const clock = `http://127.0.0.1:${new URL(addresses['emulator'] ?? '').port}/__mock/clock`;
    expect((await fetch(clock)).status).toBe(403);
    const response = await fetch(clock, { headers: { 'Mock-Control-Token': 'a-token-of-twenty-letters' } });
    expect(await response.json()).toMatchObject({ frozen: false, instantWork: true });
  });
});
