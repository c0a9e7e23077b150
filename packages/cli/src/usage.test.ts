// What commander alone would not say well: help with examples, unknown commands, options that contradict each other.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { runHere } from './testing/runHereFixture.ts';
import { entry, runToEnd } from './testing/runToEnd.ts';
import { version } from './version.mjs';

describe('help', () => {
  it('of every command has an example, the address of the docs, and the options that all have', async () => {
    const { stdout: listed } = await runHere('--help');
    const [, rows = ''] = /\nCommands:\n([^]*?)\n\n/.exec(listed) ?? [];
    const commands = [...rows.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
    expect(commands).toEqual(expect.arrayContaining(['build', 'check', 'create', 'dev', 'doctor', 'info', 'why']));
    for (const command of withParts(commands)) {
      const { code, stdout } = await runHere(...command.split(' '), '--help');
      expect([command, code]).toEqual([command, 0]);
      expect(stdout).toContain(`Examples:\n  $ npx admin-cli ${command}`);
      expect(stdout).toMatch(/\nDocs: .*README\.md\n/);
      for (const option of ['--json', '--verbose']) expect(stdout).toContain(` ${option} `);
    }
  });

  it.each(['-v', '--version', 'version'])('%s prints the version', async (option) => {
    expect(await runHere(option)).toMatchObject({ code: 0, stdout: `${version}\n` });
  });
});

it('ends quietly when its reader stops reading', async () => {
  const child = spawn(process.execPath, [entry, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  // Closed before anything is written.
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

describe('wrong usage', () => {
  it('rejects options that contradict each other', async () => {
    const { code, stderr } = await runToEnd('preview', '--no-build', '--build');
    expect(code).toBe(2);
    expect(stderr).toContain('--build and --no-build contradict each other.');
  });

  it('says that a further name of the portal and a user to sign in exclude each other', async () => {
    const { code, stderr } = await runToEnd('dev', '--as=demo.admin', '--allow-host=portal.example.com');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^--as cannot sign in where --allow-host /),
    });
  });

  it.each(['dev', 'preview'])('rejects one port for both servers of %s', async (command) => {
    const { code, stderr } = await runToEnd(command, '--port', '4477', '--api-port', '4477');
    expect(code).toBe(2);
    expect(stderr).toBe(
      '--port and --api-port are both 4477, but portal and emulator need one each. Choose two ports.\n',
    );
  });

  it.each([['biuld', '--help'], ['help', 'biuld'], ['biuld']])(
    'names a command that does not exist: %s %s',
    async (...options) => {
      const { code, stderr } = await runHere(...options.filter((option) => option !== undefined));
      expect(code).toBe(2);
      expect(stderr).toContain("unknown command 'biuld'");
      expect(stderr).toContain('Did you mean build?');
    },
  );
});

it('is never fetched from a registry by npx in this checkout', async () => {
  const settings = await readFile(new URL('../../../.npmrc', import.meta.url), 'utf8');
  expect(settings.split('\n')).toContain('yes=false');
});

describe('suggestions', () => {
  it.each([
    [['functions', '--formt', 'text'], '(Did you mean --format?)'],
    [['funtions'], '(Did you mean functions?)'],
  ])('names what was meant by %j', async (options, suggestion) => {
    const { code, stderr } = await runHere(...options);
    expect(code).toBe(2);
    expect(stderr).toContain(suggestion);
  });
});

it('goes on without a reader of its errors', async () => {
  const child = spawn(process.execPath, [entry, 'build', '/'], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.destroy();
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
});

/** Replaces a command that only has parts by these; `create` is a command with parts. */
function withParts(commands: readonly string[]): readonly string[] {
  const parts = {
    create: ['screen', 'endpoint', 'slot'],
    texts: ['export', 'import', 'overrides'],
    registry: ['init', 'add', 'list'],
  } as const;
  const below = Object.entries(parts).flatMap(([command, names]) => names.map((name) => `${command} ${name}`));
  return [...commands.filter((name) => name !== 'help' && name !== 'texts' && name !== 'registry'), ...below];
}
