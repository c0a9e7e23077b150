// From the start of a Node process to its first answer from the API, with the default 1,000 applications: the command
// that people run, `admin-cli mock`. The first start after a change runs from source and makes a bundle beside, which
// later starts use.
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import type { BenchRow } from './BenchRow.ts';
import { median } from './median.ts';

const rounds = 11;
const command = [join(import.meta.dirname, '../packages/cli/src/main.mjs'), 'mock', '--port', '0', '--json'];
const startCommands = {
  bare: [join(import.meta.dirname, 'bareFastifyProcess.ts')],
  bundled: command,
  source: [join(import.meta.dirname, 'emulatorProcess.ts')],
};
/** Enough for a start from source to make its bundle, also on a busy machine. */
const bundlingMs = 8_000;

export async function run(): Promise<BenchRow[]> {
  await timeToFirstResponse(command, bundlingMs);
  const times: Record<keyof typeof startCommands, number[]> = { bare: [], bundled: [], source: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ['bare', 'bundled', 'source'] as const)
      times[way].push(await timeToFirstResponse(startCommands[way]));
  }
  return [
    { ...describe('admin-cli mock', times.bundled, times.bare), aim: 'at most 150 ms' },
    describe('the emulator from source', times.source, times.bare),
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

/** Milliseconds until the first answer; the server then runs on for a while if asked to. */
async function timeToFirstResponse(program: readonly string[], runOnMs = 0): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text)));
    child.once('exit', (code) => reject(new Error(`${program.join(' ')} ended with ${code}.`)));
  });
  // The command says its address as JSON, the bare servers say their port.
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
