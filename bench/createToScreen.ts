// From `create` to the first row on the screen, with nothing but the packed packages and a filled npm cache. BENCH_PACKAGES
// compares folders of packages, such as those of an earlier version, in turns.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { openBrowser } from './openBrowser.ts';
import { packAll } from './packAll.ts';

const area = 'createToScreen';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const steps = ['create', 'install', 'dev'] as const;
const npmOptions = ['--ignore-scripts', '--prefer-offline', '--no-fund', '--no-audit'];

/** Milliseconds of a step, and processor time of its processes where the system tells it. */
interface StepTime {
  readonly ms: number;
  readonly processorMs: number;
}

type Round = Readonly<Record<(typeof steps)[number], StepTime>>;

/** Measures each folder of packages in turns, after a round that fills npm's cache. */
export async function run(): Promise<BenchRow[]> {
  const folders = process.env['BENCH_PACKAGES']?.split(path.delimiter) ?? [packAll()];
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const results = new Map<string, Round[]>(folders.map((folder) => [folder, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const folder of folders) {
        const result = await measure(path.resolve(folder), page);
        if (round > 0) results.get(folder)?.push(result);
      }
    }
    return [...results].flatMap(([folder, all]) => toRows(folders.length > 1 ? ` (${folder})` : '', all));
  } finally {
    await browser.close();
  }
}

function toRows(suffix: string, all: readonly Round[]): BenchRow[] {
  const seconds = (values: readonly number[]) => `${(median(values) / 1000).toFixed(1)} s`;
  const totals = all.map((round) => steps.reduce((sum, step) => sum + round[step].ms, 0));
  const total = { area, measure: `create to the first row${suffix}`, value: seconds(totals), aim: 'at most 10 s' };
  const rows = steps.map((step) => ({
    area,
    measure: `${step}${suffix}`,
    value: seconds(all.map((round) => round[step].ms)),
    ratio: `processor ${seconds(all.map((round) => round[step].processorMs))}`,
  }));
  return [total, ...rows];
}

async function measure(packages: string, page: Page): Promise<Round> {
  const folder = await mkdtemp(path.join(tmpdir(), 'brokerdesk-bench-'));
  const plugin = path.join(folder, 'branch-visits');
  try {
    const tarball = (await readdir(packages)).find((name) => name.startsWith('brokerdesk-create-plugin-')) ?? '';
    execFileSync('npm', ['install', path.join(packages, tarball), ...npmOptions], { cwd: folder, stdio: 'ignore' });
    const program = path.join(folder, 'node_modules/@brokerdesk/create-plugin/dist/bin/main.js');
    const titles = ['--title', 'Branch visits', '--title-sc', '网点到访', '--title-tc', '分行到訪'];
    const options = ['branch-visits', '--template', 'list', '--packages', packages, ...titles];
    const create = await time(() =>
      execFileSync(process.execPath, [program, ...options], { cwd: folder, stdio: 'ignore' }),
    );
    const install = await time(() => execFileSync('npm', ['install', ...npmOptions], { cwd: plugin, stdio: 'ignore' }));
    return { create, install, dev: await time(() => showFirstRow(plugin, page)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts `dev` and opens the list; the time until the server has stopped is not the author's, but short. */
async function showFirstRow(plugin: string, page: Page): Promise<number> {
  const start = performance.now();
  const entry = path.join(plugin, 'node_modules/@brokerdesk/cli/src/main.mjs');
  const options = ['dev', '.', '--as', 'demo.admin', '--port', '0', '--api-port', '0', '--json'];
  const child = spawn(process.execPath, [entry, ...options], { cwd: plugin, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const { portal } = JSON.parse(await readLine(child.stdout)) as { readonly portal: string };
    await page.goto(`${portal}/branch_visits`);
    await page.locator('[role=grid] [role=row]:has([role=gridcell])').first().waitFor({ timeout: 120_000 });
    return performance.now() - start;
  } finally {
    const end = once(child, 'exit');
    child.kill('SIGTERM');
    await end;
  }
}

async function readLine(output: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    if (text.includes('\n')) return text;
  }
  throw new Error('admin-cli dev ended before it said where it serves.');
}

/** @param work may say itself how long it took */
async function time(work: () => unknown): Promise<StepTime> {
  const before = processorTime();
  const start = performance.now();
  const own = await work();
  const ms = typeof own === 'number' ? own : performance.now() - start;
  return { ms, processorMs: processorTime() - before };
}

/** The processor time of all ended child processes, and of theirs: Linux alone tells it, in hundredths of a second. */
function processorTime(): number {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
