// How long it takes to create a project, beside the commands of others: whole processes that write files and install nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchRow, median } from './BenchRow.ts';

const area = 'create';
const rounds = 15;
const rivals = join(import.meta.dirname, 'create-rivals');
const packages = join(rivals, 'node_modules');

/** A command that creates a project named `demo` in the folder it runs in. */
interface Contestant {
  readonly name: string;
  readonly program: string;
  readonly options: readonly string[];
  /** A file that it must have written. */
  readonly proof: string;
}

const titles = ['--title', 'Demo', '--title-sc', '示范', '--title-tc', '示範'];

const contestants: readonly Contestant[] = [
  {
    name: 'ours',
    program: join(import.meta.dirname, '..', 'packages', 'cli', 'src', 'main.mjs'),
    options: ['create', 'demo', '--template', 'list', ...titles],
    proof: 'demo/src/plugin.ts',
  },
  {
    name: 'create-vite',
    program: join(packages, 'create-vite', 'index.js'),
    options: ['demo', '--template', 'react-ts', '--no-interactive'],
    proof: 'demo/package.json',
  },
  {
    name: 'Grafana',
    program: join(packages, '@grafana', 'create-plugin', 'dist', 'bin', 'run.js'),
    options: ['generate', '--plugin-name', 'demo', '--org-name', 'demo', '--plugin-type', 'app', '--no-backend'],
    proof: 'demo-demo-app/package.json',
  },
];

/** Measures all commands in turns. */
export async function run(): Promise<BenchRow[]> {
  if (!existsSync(packages)) install();
  const times = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const contestant of contestants) {
      const ms = await measure(contestant);
      // The first round warms the disk and the caches.
      if (round > 0) times.get(contestant.name)?.push(ms);
    }
  }
  const own = times.get('ours') ?? [];
  return contestants.slice(1).map(({ name }) => {
    const other = times.get(name) ?? [];
    const ratios = own.map((ms, round) => ms / (other[round] ?? Number.NaN));
    return {
      area,
      measure: 'a new plugin',
      value: `${median(own).toFixed(0)} ms`,
      ratio: `${median(ratios).toFixed(2)} of ${name} (${median(other).toFixed(0)} ms)`,
      ...(name === 'create-vite' && { aim: 'at most 1.3' }),
    };
  });
}

async function measure({ name, program, options, proof }: Contestant): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  try {
    const start = performance.now();
    execFileSync(process.execPath, [program, ...options], { cwd: folder, stdio: 'ignore' });
    const ms = performance.now() - start;
    if (!existsSync(join(folder, proof))) throw new Error(`${name} has not written ${proof}.`);
    return ms;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function install(): void {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: rivals, stdio: 'inherit' });
  if (status !== 0) throw new Error('The other commands could not be installed: run `npm ci` in bench/create-rivals.');
}
