// What commander alone would not say well: help with examples, unknown commands, options that contradict each other.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { entry, runToEnd } from './testing/runToEnd.ts';

// Each test starts a program, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

describe('help', () => {
  it.each(['dev', 'preview', 'build', 'mock', 'gallery'])('of %s has an example', async (command) => {
    const { code, stdout } = await runToEnd(command, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`Examples:\n  $ npx admin-cli ${command}`);
  });

  it.each(['-v', '--version', 'version'])('%s prints the version', async (option) => {
    expect(await runToEnd(option)).toMatchObject({ code: 0, stdout: '1.0.0\n' });
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
      const { code, stderr } = await runToEnd(...options.filter((option) => option !== undefined));
      expect(code).toBe(2);
      expect(stderr).toContain("unknown command 'biuld'");
      expect(stderr).toContain('Did you mean build?');
    },
  );
});
