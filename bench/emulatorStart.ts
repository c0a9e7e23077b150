// From the start of a Node process to its first answer from the API, with the default 1,000 applications. Bundled is how
// a published command starts (one file, compile cache); from source is how this repository runs it.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchRow } from './benchRow.ts';
import { median } from './median.ts';

const rounds = 9;
const aim = 'at most 150 ms';
const source = join(import.meta.dirname, 'emulatorProcess.ts');
const bareFastify = join(import.meta.dirname, 'bareFastifyProcess.ts');

export async function run(): Promise<BenchRow[]> {
  // Below this folder, so that the bundle finds nothing but itself; the machine's own folder for temporary files.
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  const bundle = join(folder, 'emulator.mjs');
  try {
    await promisify(execFile)(process.execPath, [
      rolldown,
      source,
      '--platform',
      'node',
      '--format',
      'esm',
      '--file',
      bundle,
    ]);
    const ways = { bare: [bareFastify], bundled: [bundle], source: [source] };
    const cached = { NODE_COMPILE_CACHE: join(folder, 'cache') };
    await startUntilAnswer(ways.bundled, { env: cached, isGraceful: true });
    const times: Record<string, number[]> = { bare: [], bundled: [], cached: [], source: [] };
    for (let round = 0; round < rounds; round += 1) {
      times['bare']?.push(await startUntilAnswer(ways.bare));
      times['cached']?.push(await startUntilAnswer(ways.bundled, { env: cached }));
      times['bundled']?.push(await startUntilAnswer(ways.bundled));
      times['source']?.push(await startUntilAnswer(ways.source));
    }
    const rowOf = (measure: string, way: string): BenchRow => describe(measure, times[way] ?? [], times['bare'] ?? []);
    return [
      { ...rowOf('one file with a compile cache', 'cached'), aim },
      { ...rowOf('one file', 'bundled'), aim },
      rowOf('from source', 'source'),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const rolldown = join(import.meta.dirname, '../node_modules/rolldown/bin/cli.mjs');

function describe(measure: string, ours: readonly number[], bare: readonly number[]): BenchRow {
  const ratio = (median(ours) / median(bare)).toFixed(2);
  return {
    area: 'emulatorStart',
    measure,
    value: `${Math.round(median(ours))} ms`,
    ratio: `${ratio} of bare Fastify (${Math.round(median(bare))} ms)`,
  };
}

interface StartOptions {
  readonly env?: Record<string, string>;
  /** Ends it in a way that lets Node write its compile cache. */
  readonly isGraceful?: boolean;
}

async function startUntilAnswer(command: readonly string[], { env = {}, isGraceful = false }: StartOptions = {}) {
  const began = performance.now();
  const stopLater = isGraceful ? ['--import', 'data:text/javascript,process.on("SIGTERM",()=>process.exit(0))'] : [];
  const child = spawn(process.execPath, [...stopLater, ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}.`)));
  });
  await readOnce(`http://127.0.0.1:${port}/api/systems/brokers/infos`);
  const took = performance.now() - began;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
  return took;
}

function readOnce(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, (answer) => answer.resume().on('end', resolve)).on('error', reject);
  });
}
