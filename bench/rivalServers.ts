// The servers that do the same job, each as a separate process on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeMockoonEnvironment, writeOpenApi, type RivalRows } from './rivalDocuments.ts';

export interface BenchServer {
  readonly port: number;
  readonly origin: string;
  /** Microseconds of processor time that the server has used so far. */
  readProcessorTime(): Promise<number>;
  stop(): void;
}

const bench = import.meta.dirname;
const programs = join(bench, 'rivals/node_modules');
const startTimeoutMs = 60_000;
/** A program that is just starting may accept a connection and never respond on it. */
const probeTimeoutMs = 2000;

export const rivalNames = ['kras', 'json-server', 'Prism', 'Mockoon'] as const;
export type RivalName = (typeof rivalNames)[number];

export async function startRival(name: RivalName, rows: RivalRows, folder: string): Promise<BenchServer> {
  const port = await findFreePort();
  return startServer(port, await commandOf(name, { port: String(port), rows, folder }));
}

/** The emulator; `options` go to `createEmulator`, and `calls` restricts the calls that it handles. */
export async function startEmulator(options: object, calls: readonly string[] = []): Promise<BenchServer> {
  const port = await findFreePort();
  return startServer(port, [join(bench, 'rivalEmulatorProcess.ts'), String(port), JSON.stringify(options), ...calls]);
}

interface RivalOptions {
  readonly port: string;
  readonly rows: RivalRows;
  readonly folder: string;
}

async function commandOf(name: RivalName, { port, rows, folder }: RivalOptions): Promise<readonly string[]> {
  const keep = async (file: string, content: object) => {
    const path = join(folder, file);
    await writeFile(path, JSON.stringify(content));
    return path;
  };
  switch (name) {
    case 'kras':
      return [join(bench, 'krasProcess.ts'), port, await keep('rows.json', rows)];
    case 'json-server':
      return [join(bench, 'jsonServerProcess.ts'), port, await keep('rows.json', rows)];
    case 'Prism': {
      const document = await keep('openapi.json', writeOpenApi(rows));
      const quiet = ['--multiprocess', 'false', '--verboseLevel', 'silent', '--cors', 'false'];
      return [join(programs, '@stoplight/prism-cli/dist/index.js'), 'mock', document, '-p', port, '--errors', ...quiet];
    }
    case 'Mockoon': {
      const environment = await keep('mockoon.json', writeMockoonEnvironment(rows));
      const quiet = ['--disable-log-to-file', '--disable-admin-api', '--max-transaction-logs', '1'];
      return [join(programs, '@mockoon/cli/bin/run.js'), 'start', '-d', environment, '-p', port, ...quiet];
    }
  }
}

async function startServer(port: number, command: readonly string[]): Promise<BenchServer> {
  const report = join(bench, 'reportProcessorTime.ts');
  const child = spawn(process.execPath, ['--import', report, ...command], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${command[0]} ended with ${String(code)}.`);
  });
  ended.catch(() => {});
  const server = {
    port,
    origin,
    readProcessorTime: () =>
      new Promise<number>((resolve) => {
        const read = (message: unknown) => {
          // Some programs print other messages.
          if (typeof message !== 'number') return;
          child.off('message', read);
          resolve(message);
        };
        child.on('message', read);
        child.send('processor time');
      }),
    stop: () => child.kill('SIGKILL'),
  };
  try {
    await Promise.race([waitUntilReady(origin), ended]);
  } catch (error) {
    server.stop();
    throw error;
  }
  return server;
}

async function waitUntilReady(origin: string): Promise<void> {
  const until = Date.now() + startTimeoutMs;
  for (;;) {
    const isUp = await fetch(origin, { signal: AbortSignal.timeout(probeTimeoutMs) }).then(
      (response) => response.text().then(() => true),
      () => false,
    );
    if (isUp) return;
    if (Date.now() > until) throw new Error(`${origin} did not answer in time.`);
    await wait(50);
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
