// Which times grow with the number of applications: lists, statistics, and restoring an earlier state, with 1,000 and
// with 100,000 applications of one broker. In process, without the network; in turns and by processor time, because the
// load of a shared machine varies.
import { createEmulator, type Emulator } from '@brokerdesk/mock-server';
import { type BenchRow, median } from './BenchRow.ts';

const area = 'largeState';
const sizes = [1000, 100_000] as const;
const rounds = 60;
const callsPerSample = 20;
const snapshot = '/__mock/snapshots/beginning';

/** With a filter, a sort and a page that exist for every size. */
const list = '/api/applications?status=SUB,CHK,REJ,SUC&sort=lastName&page=2&size=20';
/** The counts in the tabs of the list. */
const counts = '/api/applications/statuses?region=CN';
const statistics = [
  'applications/submitted?scope=week&splitBy=region',
  'applications/referrer_submitted?scope=month',
  'applications/stay_page_pending',
  'applications/region?scope=month',
  'applications/per_status_submitted?scope=week',
  'applications/per_status_deletion',
  'ca/authentications',
  'ocr/region',
];
const queries: readonly (readonly [name: string, path: string])[] = [
  ['list', list],
  ['counts of a filtered list', counts],
  ...statistics.map((path) => [path.replace(/\?.*/, ''), `/api/statistics/${path}`] as const),
];

const allStatistics = 'all eight statistics at once';

/** An emulator with a signed-in user and an application to change. */
interface BenchSession {
  readonly app: Emulator['app'];
  readonly headers: Readonly<Record<string, string>>;
  readonly application: { readonly applyID: string; readonly version: number };
}

/** Milliseconds of processor time by measure and by size. */
type Times = Map<string, Map<number, number[]>>;

export async function run(): Promise<BenchRow[]> {
  const desks = new Map<number, BenchSession>();
  for (const size of sizes) desks.set(size, await openSession(size));
  const times: Times = new Map();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [size, desk] of desks) {
      for (const [measure, time] of await measureOnce(desk)) {
        const bySize = times.get(measure) ?? new Map<number, number[]>();
        times.set(measure, bySize);
        // The first round creates the rows and warms everything up.
        if (round > 0) bySize.set(size, [...(bySize.get(size) ?? []), time]);
      }
    }
  }
  for (const { app } of desks.values()) await app.close();
  return [...times].map(([measure, bySize]) => describe(measure, bySize));
}

function describe(measure: string, bySize: ReadonlyMap<number, readonly number[]>): BenchRow {
  const [small, large] = sizes.map((size) => median(bySize.get(size) ?? [])) as [number, number];
  return {
    area,
    measure: `${measure}, 100,000 applications`,
    value: `${large.toFixed(3)} ms`,
    ratio: `${(large / small).toFixed(2)} of 1,000 (${small.toFixed(3)} ms)`,
    aim: restoreMeasures.includes(measure) ? 'at most 1.10' : 'at most 1.20',
  };
}

const restoreMeasures = ['snapshot', 'restore', 'rewind'];

async function measureOnce(desk: BenchSession): Promise<readonly (readonly [string, number])[]> {
  const results: (readonly [string, number])[] = [];
  for (const [name, path] of queries) {
    await changeOne(desk);
    results.push([`${name} after a change`, await timeOf(() => send(desk, 'GET', path))]);
    results.push([`${name} again`, await timeOfMany(() => send(desk, 'GET', path))]);
  }
  // A change of the dashboard's scope.
  const all = () => Promise.all(statistics.map((path) => send(desk, 'GET', `/api/statistics/${path}`)));
  await changeOne(desk);
  results.push([allStatistics, await timeOf(all)]);
  results.push([`${allStatistics} again`, await timeOfMany(all)]);
  const requestId = await changeOne(desk);
  results.push(['snapshot', await timeOfMany(() => send(desk, 'PUT', '/__mock/snapshots/other'))]);
  results.push(['restore', await timeOfMany(() => send(desk, 'POST', `${snapshot}/restore`))]);
  results.push(['rewind', await timeOfMany(() => send(desk, 'POST', '/__mock/rewind', { requestId }))]);
  return results;
}

/** A single small change is too fast to measure. */
async function timeOfMany(step: () => Promise<unknown>): Promise<number> {
  const time = await timeOf(async () => {
    for (let count = 0; count < callsPerSample; count += 1) await step();
  });
  return time / callsPerSample;
}

async function timeOf(step: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await step();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

async function openSession(applications: number): Promise<BenchSession> {
  const { app } = createEmulator({ applications });
  const desk: BenchSession = { app, headers: {}, application: { applyID: '', version: 0 } };
  const session = await send(desk, 'POST', '/__mock/sessions', { brokerCode: 'DEMO', userID: 'demo.admin' });
  const { token, refreshToken } = session.json<{ readonly token: string; readonly refreshToken: string }>();
  const headers = { token, 'refresh-token': refreshToken };
  const submitted = await send({ ...desk, headers }, 'GET', '/api/applications?status=SUB&size=1');
  const [seen] = submitted.json<{ readonly data: { readonly items: readonly BenchSession['application'][] } }>().data
    .items;
  if (!seen) throw new Error(`There is no submitted application among ${applications}.`);
  await send(desk, 'PUT', snapshot);
  return { app, headers, application: { applyID: seen.applyID, version: seen.version } };
}

/** Restores the initial state and changes one application. Returns the identifier of the request. */
async function changeOne(desk: BenchSession): Promise<string> {
  await send(desk, 'POST', `${snapshot}/restore`);
  const body = { action: 'verify', applications: [desk.application] };
  const response = await send(desk, 'PATCH', '/api/applications/statuses', body);
  return String(response.headers['request-id']);
}

async function send(
  { app, headers }: BenchSession,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  body?: object,
) {
  const response = await app.inject({
    method,
    url,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  if (response.statusCode > 299)
    throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.payload}`);
  return response;
}
