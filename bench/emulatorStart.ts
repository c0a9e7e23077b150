// Measures the time from the start of a Node process to its first response from the API, with the default 1,000
// applications: of the command `admin-cli mock`, which uses Node's compile cache, and of the emulator without that cache.
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { type BenchRow, median } from './BenchRow.ts';

const rounds = 11;
const command = [join(import.meta.dirname, '../packages/cli/src/main.mjs'), 'mock', '--port', '0', '--json'];
const startCommands = {
  bare: [join(import.meta.dirname, 'bareFastifyProcess.ts')],
  command,
  uncached: [join(import.meta.dirname, 'emulatorProcess.ts')],
};
/** The command writes its compile cache after 1.5 s. */
const cachingMs = 5_000;

export async function run(): Promise<BenchRow[]> {
  await timeToFirstResponse(command, cachingMs);
  const times: Record<keyof typeof startCommands, number[]> = { bare: [], command: [], uncached: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ['bare', 'command', 'uncached'] as const)
      times[way].push(await timeToFirstResponse(startCommands[way]));
  }
  return [
    { ...describe('admin-cli mock', times.command, times.bare), aim: 'at most 1.40' },
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
