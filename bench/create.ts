// How long it takes to create a project, beside the commands of others: whole processes that write files and install nothing.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type BenchRow, median } from './BenchRow.ts';
import { type Contestant, contestants, installContestants, notInstalled } from './createContestants.ts';

const area = 'create';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15);
/** One that waits for a network, or for an answer, is not measured. */
const timeLimitMs = 120_000;

/** Measures all commands in turns. Ours has to run; one of others that does not is left out, and the table says why. */
export async function run(): Promise<BenchRow[]> {
  const reasons = await installContestants();
  const times = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const contestant of contestants.filter(({ name }) => !reasons.has(name))) {
      try {
        const ms = await measure(contestant);
        // The first round warms the disk and the caches.
        if (round > 0) times.get(contestant.name)?.push(ms);
      } catch (error) {
        if (contestant === contestants[0]) throw error;
        reasons.set(contestant.name, describeFailure(error));
      }
    }
  }
  const own = times.get('ours') ?? [];
  const value = `${median(own).toFixed(0)} ms`;
  for (const [name, reason] of notInstalled) reasons.set(name, reason);
  const names = [...contestants.slice(1).map(({ name }) => name), ...notInstalled.keys()];
  return names.map((name) => {
    const row = { area, measure: 'a new plugin', value };
    const reason = reasons.get(name);
    if (reason !== undefined) return { ...row, ratio: `${name}: not measured: ${reason}` };
    const other = times.get(name) ?? [];
    const ratios = own.map((ms, round) => ms / (other[round] ?? Number.NaN));
    return {
      ...row,
      ratio: `${median(ratios).toFixed(2)} of ${name} (${median(other).toFixed(0)} ms)`,
      ...(name === 'create-vite' && { aim: 'at most 1.3' }),
    };
  });
}

/** The last line that a command has printed as an error, else how it ended. */
function describeFailure(error: unknown): string {
  const { stderr, code } = error as { readonly stderr?: string; readonly code?: string };
  if (code === 'ETIMEDOUT') return `it did not end within ${timeLimitMs / 1000} s`;
  const lines = stripVTControlCharacters(stderr ?? '').split('\n');
  const last = lines.map((line) => line.trim()).findLast((line) => line !== '');
  return last ?? (error instanceof Error ? error.message : String(error));
}

async function measure({ name, program, options, proof, ...run }: Contestant): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  try {
    const start = performance.now();
    execFileSync(run.node ?? process.execPath, [program, ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: timeLimitMs,
      env: { ...process.env, ...run.environment },
    });
    const ms = performance.now() - start;
    if (!existsSync(join(folder, proof))) throw new Error(`${name} has not written ${proof}.`);
    return ms;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
