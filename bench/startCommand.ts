import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../packages/cli/src/main.mjs', import.meta.url));

/** A running server command of `admin-cli`, with the values of its JSON line. */
export interface StartedCommand {
  readonly portal: string;
  readonly emulator: string;
  stop(): Promise<void>;
}

/** Starts `admin-cli dev` or `preview` on free ports. */
export async function startCommand(...options: string[]): Promise<StartedCommand> {
  const child = spawn(process.execPath, [entry, ...options, '--port', '0', '--api-port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { portal, emulator } = JSON.parse(await firstLine(child)) as { portal: string; emulator: string };
  return {
    portal,
    emulator,
    stop: async () => {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (text.includes('\n')) return text;
  }
  throw new Error('admin-cli ended before it said where it serves.');
}
