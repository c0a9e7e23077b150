// The emulator, with every check on, beside other mock servers that do the same job with the same rows: page 3 of 1,000
// applications, one of them by its identifier, and creating a referrer. Beside Prism also with signed calls, and beside
// itself with those three calls only. Short slices in turn, because a shared machine wavers.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './benchRow.ts';
import { sendLoad } from './loadClient.ts';
import { median } from './median.ts';
import { checkJob, type Contestant, type JobName, jobNames } from './rivalJobs.ts';
import { openContestants } from './rivalContestants.ts';

const rounds = 15;
const durationMs = 400;
const connections = 50;
const area = 'emulatorRivals';
const aims: Readonly<Record<JobName, number>> = { list: 1.8, 'by id': 2, create: 1.3 };
const measures: Readonly<Record<JobName, string>> = {
  list: 'list, 50 of 1,000',
  'by id': 'one by id',
  create: 'create one',
};

/** What was measured of one contestant, slice by slice. */
interface Slices {
  readonly rates: number[];
  /** Share of one processor that the server had; below 1, something else held it up. */
  readonly loads: number[];
  /** Microseconds of processor time a request: what is left to compare where other programs take their share. */
  readonly times: number[];
}

type Results = ReadonlyMap<string, Slices>;

export async function run(): Promise<BenchRow[]> {
  installRivals();
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  const { contestants, stop } = await openContestants(folder);
  try {
    const rows: BenchRow[] = [];
    for (const job of jobNames) {
      for (const contestant of contestants) await checkJob(contestant, job);
      const results = await measureInTurn(contestants, job);
      rows.push(...describeJob(job, results));
    }
    return rows;
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
}

function installRivals(): void {
  const cwd = join(import.meta.dirname, 'rivals');
  if (existsSync(join(cwd, 'node_modules'))) return;
  process.stderr.write('Installing the other mock servers into bench/rivals …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The other mock servers could not be installed: run `npm ci` in bench/rivals.');
}

async function measureInTurn(contestants: readonly Contestant[], job: JobName): Promise<Results> {
  const results = new Map(contestants.map(({ name }) => [name, { rates: [], loads: [], times: [] } as Slices]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const contestant of contestants) {
      const slice = await measureSlice(contestant, job);
      // The first slice warms it up.
      if (round === 0) continue;
      results.get(contestant.name)?.rates.push(slice.rate);
      results.get(contestant.name)?.loads.push(slice.load);
      results.get(contestant.name)?.times.push(slice.time);
    }
  }
  return results;
}

async function measureSlice(contestant: Contestant, job: JobName) {
  const { server } = contestant;
  const next = await contestant.prepare(job);
  const before = await server.readProcessorTime();
  const { answers, seconds } = await sendLoad({ port: server.port, next, connections, durationMs });
  const after = await server.readProcessorTime();
  const used = after - before;
  return { rate: answers / seconds, load: used / 1_000_000 / seconds, time: used / answers };
}

function describeJob(job: JobName, results: Results): BenchRow[] {
  const rateOf = (name: string) => median(results.get(name)?.rates ?? []);
  // Of slices that were measured one after the other, because the machine is not as quick all the time.
  const ratioOf = (name: string, rival: string, field: keyof Slices = 'rates') => {
    const theirs = results.get(rival)?.[field] ?? [];
    const ratios = (results.get(name)?.[field] ?? []).map((value, round) => value / (theirs[round] ?? Number.NaN));
    return median(ratios).toFixed(2);
  };
  const timeOf = (name: string) => `${Math.round(median(results.get(name)?.times ?? []))} µs`;
  const others = ['kras', 'json-server', 'Prism', 'Mockoon']
    .map((name) => ({ name, rate: rateOf(name) }))
    .sort((left, right) => right.rate - left.rate);
  const describe = (name: string) => {
    const load = Math.round(100 * median(results.get(name)?.loads ?? []));
    return `${Math.round(rateOf(name))} requests/s (${load} % of a processor)`;
  };
  const measure = measures[job];
  const ratio = others
    .map(({ name, rate }) => `${ratioOf('emulator', name)} of ${name} (${Math.round(rate)})`)
    .join(', ');
  return [
    { area, measure, value: describe('emulator'), ratio, aim: `at least ${aims[job].toFixed(2)} of kras` },
    {
      area,
      measure: `${measure}: processor time`,
      value: `${timeOf('emulator')} a request`,
      ratio: [...others.map(({ name }) => name), 'three calls']
        .map((name) => `${ratioOf('emulator', name, 'times')} of ${name} (${timeOf(name)})`)
        .join(', '),
    },
    {
      area,
      measure: `${measure}: all calls beside these three`,
      value: describe('emulator'),
      ratio: `${ratioOf('emulator', 'three calls')} of ${describe('three calls')}`,
      aim: 'at least 0.95',
    },
    {
      area,
      measure: `${measure}: signed`,
      value: describe('signed'),
      ratio: `${ratioOf('signed', 'Prism')} of Prism (${Math.round(rateOf('Prism'))})`,
      aim: 'more than 1.00',
    },
  ];
}
