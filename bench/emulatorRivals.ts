// Compares the emulator, with every check on, with other mock servers that do the same job with the same rows: the
// pages of 1,000 applications, each application by its identifier, and creating a referrer. Signed requests are
// compared with Prism, and all endpoints with an emulator that has only these three. The servers run in short
// alternating slices, because the load of a shared machine varies. README.md lists equal and different conditions.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchRow, median } from './BenchRow.ts';
import { sendLoad } from './loadClient.ts';
import { checkJob, type Contestant, type JobName, jobNames } from './rivalJobs.ts';
import { openContestants } from './rivalContestants.ts';
import { rivalNames } from './rivalServers.ts';

const rounds = 15;
const durationMs = 400;
const connections = 50;
/** Code is compiled in stages, the last stage after thousands of requests; measuring starts after that. */
const warmUp = { answers: 5000, seconds: 5 };
const area = 'emulatorRivals';
const aims: Readonly<Record<JobName, number>> = { list: 1.8, 'by id': 2, create: 0.8 };
const measures: Readonly<Record<JobName, string>> = {
  list: 'list, 50 of 1,000',
  'by id': 'one by id',
  create: 'create one',
};

/** The measurements of one contestant, slice by slice. */
interface Slices {
  readonly rates: number[];
  /** Share of one processor that the server had; below 1, something else slowed it down. */
  readonly loads: number[];
  /** Microseconds of processor time per request: comparable even if other programs use the machine. */
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
  for (const contestant of contestants) await warmUpContestant(contestant, job);
  for (let round = 0; round < rounds; round += 1) {
    // The order changes, so that no server always follows the same one.
    const first = round % contestants.length;
    for (const contestant of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      const slice = await measureSlice(contestant, job);
      results.get(contestant.name)?.rates.push(slice.rate);
      results.get(contestant.name)?.loads.push(slice.load);
      results.get(contestant.name)?.times.push(slice.time);
    }
  }
  return results;
}

async function warmUpContestant(contestant: Contestant, job: JobName): Promise<void> {
  let [answers, seconds] = [0, 0];
  while (answers < warmUp.answers && seconds < warmUp.seconds) {
    const slice = await measureSlice(contestant, job);
    answers += slice.answers;
    seconds += slice.seconds;
  }
}

async function measureSlice(contestant: Contestant, job: JobName) {
  const { server } = contestant;
  const next = await contestant.prepare(job);
  const before = await server.readProcessorTime();
  const { responses, seconds } = await sendLoad({ port: server.port, next, connections, durationMs });
  const after = await server.readProcessorTime();
  const used = after - before;
  return {
    answers: responses,
    seconds,
    rate: responses / seconds,
    load: used / 1_000_000 / seconds,
    time: used / responses,
  };
}

/** Which servers are compared for a job. */
interface Comparison {
  readonly measure: string;
  readonly name: string;
  readonly rivals: readonly string[];
  readonly aim?: string;
}

function describeJob(job: JobName, results: Results): BenchRow[] {
  const measure = measures[job];
  const comparisons: readonly Comparison[] = [
    { measure, name: 'emulator', rivals: rivalNames, aim: `at least ${aims[job].toFixed(2)} of kras` },
    {
      measure: `${measure}: all calls beside these three`,
      name: 'emulator',
      rivals: ['three calls'],
      aim: 'at least 0.95',
    },
    {
      measure: `${measure}: signed`,
      name: 'signed',
      rivals: ['Prism'],
      ...(job !== 'create' && { aim: 'at least 1.00' }),
    },
  ];
  return comparisons.flatMap((comparison) => [describeRates(comparison, results), describeTimes(comparison, results)]);
}

function describeRates({ measure, name, rivals, aim }: Comparison, results: Results): BenchRow {
  const { rates, loads } = slicesOf(results, name);
  const beside = rivals.map((rival) => {
    const theirs = slicesOf(results, rival).rates;
    return `${medianRatio(rates, theirs)} of ${rival} (${Math.round(median(theirs))})`;
  });
  const load = Math.round(100 * median(loads));
  const value = `${Math.round(median(rates))} requests/s (${load} % of a processor)`;
  return { area, measure, value, ratio: beside.join(', '), ...(aim !== undefined && { aim }) };
}

/** The same as speed by processor time, so that higher is better here, too, and the targets are the same. */
function describeTimes({ measure, name, rivals, aim }: Comparison, results: Results): BenchRow {
  const { times } = slicesOf(results, name);
  const beside = rivals.map((rival) => {
    const theirs = slicesOf(results, rival).times;
    return `${medianRatio(theirs, times)} of ${rival} (${Math.round(median(theirs))} µs)`;
  });
  const value = `${Math.round(median(times))} µs a request`;
  return {
    area,
    measure: `${measure}, by processor time`,
    value,
    ratio: beside.join(', '),
    ...(aim !== undefined && { aim }),
  };
}

function slicesOf(results: Results, name: string): Slices {
  return results.get(name) ?? { rates: [], loads: [], times: [] };
}

/** Compares slices that were measured one after the other, because the speed of the machine varies. */
function medianRatio(values: readonly number[], others: readonly number[]): string {
  return median(values.map((value, round) => value / (others[round] ?? Number.NaN))).toFixed(2);
}
