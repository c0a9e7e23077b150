import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server's source under `node --watch`, which starts it again after each edit. */
export async function startWatchedServer(file: string): Promise<{ readonly address: string; close(): Promise<void> }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', file], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    address: `http://127.0.0.1:${port}/api/bench/answer`,
    close: async () => {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
