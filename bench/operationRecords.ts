// The operation records of a broker with a million lines beside one with a thousand: an emulator each, in process, in turns
// and by processor time, because the load of a shared machine varies. Every read follows a change, which adds a record.
import { endpoint, type MockExtension, mockRoute, signedIn } from '@brokerdesk/api';
import { createEmulator, type Emulator } from '@brokerdesk/mock-server';
import { z } from 'zod';
import { type BenchRow, median } from './BenchRow.ts';

const area = 'operationRecords';
const sizes = [1000, 1_000_000] as const;
const rounds = 30;
const readsPerSample = 10;
const pageSize = 500;
/** Lines of one record, of one user and of one operation, whatever the size. */
const linesOfOne = 100;

const path = '/operation_records';
const reads: readonly { readonly name: string; readonly query: string; readonly aim: string }[] = [
  { name: 'first page', query: '?size=50', aim: 'at most 1.20' },
  { name: 'first page of the oldest', query: '?size=50&sort=time', aim: 'at most 1.20' },
  { name: 'filter by record', query: '?size=50&targetID=TARGET', aim: 'at most 1.20' },
  { name: 'filter by user', query: '?size=50&userID=bench.user', aim: 'at most 1.20' },
  { name: 'filter by operation', query: '?size=50&operation=user.delete', aim: 'at most 1.20' },
  { name: 'filter by period', query: '?size=50&from=2026-01-01&to=2026-01-31', aim: 'at most 1.20' },
  { name: 'search', query: '?size=50&q=bench%20value', aim: 'reads all lines' },
];

interface Session {
  readonly app: Emulator['app'];
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
}

type Samples = Map<string, Map<number, number[]>>;

export async function run(): Promise<BenchRow[]> {
  const sessions: Session[] = [];
  for (const size of sizes) sessions.push(await openSession(size));
  const samples: Samples = new Map();
  for (let round = 0; round <= rounds; round += 1) {
    for (const session of sessions) {
      // The search takes long at a million lines.
      const measured = reads.filter(({ name }) => name !== 'search' || round <= 3);
      for (const { name, query } of measured) {
        const time = await timeOfReads(session, `${path}${query}`, name === 'search' ? 1 : readsPerSample);
        // The first round makes the logs and warms everything up.
        if (round > 0) addSample(samples, { measure: name, size: session.size, time });
      }
      const exported = await timeOfExport(session, round);
      if (round > 0)
        addSample(samples, { measure: `export, a page of ${pageSize}`, size: session.size, time: exported });
    }
  }
  for (const { app } of sessions) await app.close();
  const aims = new Map(reads.map(({ name, aim }) => [name, aim]));
  return [...samples].map(([measure, bySize]) => describe(measure, bySize, aims.get(measure) ?? 'at most 1.20'));
}

/**
 * Every page of an export costs the same, so one stands for all: a page in the middle that was never read, for a thousand
 * lines the first of a new emulator.
 */
async function timeOfExport(session: Session, round: number): Promise<number> {
  const isSmall = session.size === sizes[0];
  const own = isSmall ? await openSession(session.size) : session;
  await send(own, 'GET', `${path}?size=1`);
  const page = isSmall ? 1 : session.size / pageSize / 2 + round;
  const began = process.cpuUsage();
  await send(own, 'GET', `${path}?size=${pageSize}&page=${page}`);
  const { user, system } = process.cpuUsage(began);
  if (isSmall) await own.app.close();
  return (user + system) / 1000;
}

async function timeOfReads(session: Session, url: string, count: number): Promise<number> {
  let total = 0;
  for (let read = 0; read < count; read += 1) {
    // Without a change in between, the emulator would repeat the page.
    await add(session, 0);
    const began = process.cpuUsage();
    await send(session, 'GET', url);
    const { user, system } = process.cpuUsage(began);
    total += (user + system) / 1000;
  }
  return total / count;
}

function addSample(
  samples: Samples,
  { measure, size, time }: { readonly measure: string; readonly size: number; readonly time: number },
): void {
  const bySize = samples.get(measure) ?? new Map<number, number[]>();
  samples.set(measure, bySize);
  bySize.set(size, [...(bySize.get(size) ?? []), time]);
}

function describe(measure: string, bySize: ReadonlyMap<number, readonly number[]>, aim: string): BenchRow {
  const [small, large] = sizes.map((size) => median(bySize.get(size) ?? [])) as [number, number];
  return {
    area,
    measure: `${measure}, 1,000,000 records`,
    value: `${large.toFixed(3)} ms`,
    ratio: `${(large / small).toFixed(2)} of 1,000 (${small.toFixed(3)} ms)`,
    aim,
  };
}

async function openSession(size: number): Promise<Session> {
  const { app } = createEmulator({ applications: 0, now: start, extensions: [writer] });
  const signedInAs = await app.inject({
    method: 'POST',
    url: '/__mock/sessions',
    payload: { brokerCode: 'DEMO', userID: 'demo.admin', lengthSec: 10_000_000 },
  });
  const { token, refreshToken } = signedInAs.json<{ readonly token: string; readonly refreshToken: string }>();
  const session = { app, headers: { token, 'refresh-token': refreshToken }, size };
  await add(session, size);
  return session;
}

const start = Date.parse('2026-03-02T03:00:00Z');
const halfYearMs = 180 * 86_400_000;

const writeRecords = endpoint({
  method: 'POST',
  path: '/bench/operation_records',
  access: signedIn,
  operation: 'user.update',
  errors: [],
  shapes: { body: z.object({ count: z.number().int() }), data: z.null() },
});

let written = 0;

/** Writes rows directly: a million changes by calls would take an hour. The call itself is a change, too. */
const writer: MockExtension = {
  id: 'bench-records',
  routes: [
    mockRoute(writeRecords, (context, { body: { count } }) => {
      context.change((draft) => {
        for (let place = 0; place < count; place += 1) {
          written += 1;
          const recordID = `OR-${10_000_000 + written}`;
          draft.put('operationRecords', recordID, makeRecord(recordID, { place, count }));
        }
      });
      return { code: 'OK', data: null };
    }),
  ],
};

/** The first lines are those of one record, user and operation. */
function makeRecord(recordID: string, { place, count }: { readonly place: number; readonly count: number }) {
  const isOfOne = place < linesOfOne;
  const value = place % 1000 === 0 ? 'bench value' : `value ${place % 97}`;
  return {
    recordID,
    brokerCode: 'DEMO',
    time: new Date(start - halfYearMs + Math.floor((halfYearMs / count) * place)).toISOString(),
    operation: isOfOne ? 'user.delete' : 'user.update',
    actor: {
      kind: 'staff',
      refID: 'DEMO-U1',
      userID: isOfOne ? 'bench.user' : `user.${place % 500}`,
      userName: `User ${place % 500}`,
    },
    targetID: isOfOne ? 'TARGET' : `T${place % 10_000}`,
    targetName: `Record ${place % 10_000}`,
    changes: [{ field: 'userName', before: null, after: value }],
    requestId: `bench-${recordID}`,
    pluginId: 'bench',
  };
}

/** Adds lines, and the one of the call. */
async function add(session: Session, count: number): Promise<void> {
  await send(session, 'POST', '/bench/operation_records', { count });
}

async function send({ app, headers }: Session, method: 'GET' | 'POST', url: string, body?: object): Promise<void> {
  const response = await app.inject({ method, url: `/api${url}`, headers, ...(body && { payload: body }) });
  if (response.statusCode > 299)
    throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.payload}`);
}
