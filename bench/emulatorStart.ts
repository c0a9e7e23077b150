// Measures the time from the start of a Node process to its first response from the API, with the default 1,000
// applications: of the command `admin-cli mock`, which uses Node's compile cache, from the packages that integrators install
// and from the sources of this repository, and of the emulator without that cache.
import { execFileSync, spawn } from 'node:child_process';
import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchRow, median } from './BenchRow.ts';
import { packAll } from './packAll.ts';

const rounds = 11;
const program = join(import.meta.dirname, '../packages/cli/src/main.mjs');
/** The command writes its compile cache after 1.5 s. */
const cachingMs = 5_000;

export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  try {
    const project = join(folder, 'visits');
    const titles = ['--title', 'Visits', '--title-sc', '到访', '--title-tc', '到訪'];
    const create = ['create', 'visits', '--directory', project, '--packages', packAll(), '--install', ...titles];
    execFileSync(process.execPath, [program, ...create], { stdio: 'ignore' });
    return await measure(join(project, 'node_modules/@brokerdesk/cli/src/main.mjs'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(packedProgram: string): Promise<BenchRow[]> {
  const options = ['mock', '--port', '0', '--json'];
  const ways = {
    bare: [join(import.meta.dirname, 'bareFastifyProcess.ts')],
    packed: [packedProgram, ...options],
    source: [program, ...options],
    uncached: [join(import.meta.dirname, 'emulatorProcess.ts')],
  };
  for (const cached of [ways.packed, ways.source]) await timeToFirstResponse(cached, cachingMs);
  const times: Record<keyof typeof ways, number[]> = { bare: [], packed: [], source: [], uncached: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ['bare', 'packed', 'source', 'uncached'] as const)
      times[way].push(await timeToFirstResponse(ways[way]));
  }
  return [
    { ...describe('admin-cli mock, installed from the packages', times.packed, times.bare), aim: 'at most 1.40' },
    { ...describe('admin-cli mock, from the sources', times.source, times.bare), aim: 'at most 1.40' },
    describe('the emulator without compile cache', times.uncached, times.bare),
  ];
}

function describe(measure: string, ours: readonly number[], bare: readonly number[]): BenchRow {
  const ratio = (median(ours) / median(bare)).toFixed(2);
  return {
    area: 'emulatorStart',
    measure,
    value: `${Math.round(median(ours))} ms (quickest ${Math.round(Math.min(...ours))})`,
    ratio: `${ratio} of bare Fastify (${Math.round(median(bare))} ms)`,
  };
}

/** Returns the milliseconds until the first response; the server then continues for `runOnMs`. */
async function timeToFirstResponse(program: readonly string[], runOnMs = 0): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text)));
    child.once('exit', (code) => reject(new Error(`${program.join(' ')} ended with ${code}.`)));
  });
  // The command prints its address as JSON, the bare servers print their port.
  const port = /127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? line.trim();
  await fetchOnce(`http://127.0.0.1:${port}/api/systems/brokers/infos`);
  const took = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, runOnMs));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
  return took;
}

function fetchOnce(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, (answer) => answer.resume().on('end', resolve)).on('error', reject);
  });
}
