// Starts all contestants: the emulator in three forms, and its rivals with the rows of its responses.
import { setTimeout as wait } from 'node:timers/promises';
import { createSigningKey, type SigningKey } from '@brokerdesk/api/signature';
import { type Contestant, makeContestant, type RequestDialect } from './rivalJobs.ts';
import type { RivalRows } from './rivalDocuments.ts';
import { type BenchServer, type RivalName, rivalNames, startEmulator, startRival } from './rivalServers.ts';

const broker = 'DEMO';
const pageSize = 50;
const applications = 1000;
const threeEndpoints = ['GET /applications', 'GET /applications/{id}', 'POST /referrers'];

type Row = RivalRows['applications'][number];

/** The names of the page and size parameters of each rival's list. */
const pageFields: Readonly<Record<RivalName, readonly [string, string]>> = {
  kras: ['page', 'size'],
  'json-server': ['_page', '_limit'],
  Prism: ['page', 'size'],
  Mockoon: ['page', 'limit'],
};
const pages = Array.from({ length: applications / pageSize }, (_, index) => index + 1);

export async function openContestants(
  folder: string,
): Promise<{ readonly contestants: readonly Contestant[]; readonly stop: () => void }> {
  const servers: BenchServer[] = [];
  const keep = (server: BenchServer) => {
    servers.push(server);
    return server;
  };
  const stop = () => {
    for (const server of servers) server.stop();
  };
  try {
    const emulator = await openEmulator(keep(await startEmulator({ applications })));
    const rows = await readRows(emulator);
    const applyIDs = rows.applications.map(({ applyID }) => applyID);
    const few = await openEmulator(keep(await startEmulator({ applications }, threeEndpoints)));
    const key = await createSigningKey();
    const signing = await openEmulator(keep(await startEmulator({ applications, signature: 'rfc9421' })), key);
    const ours = { emulator, 'three calls': few, signed: signing };
    const contestants = Object.entries(ours).map(([name, door]) =>
      makeContestant(name, createEmulatorDialect(door, applyIDs)),
    );
    for (const name of rivalNames) {
      const server = keep(await startRival(name, rows, folder));
      contestants.push(makeContestant(name, createRivalDialect(name, server, { ...emulator, applyIDs })));
    }
    for (const server of servers) await waitUntilIdle(server);
    return { contestants, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * Servers that prepare rows before the first request do so while they are idle, but a benchmark leaves no idle time.
 */
async function waitUntilIdle(server: BenchServer): Promise<void> {
  for (let left = 40; left > 0; left -= 1) {
    const before = await server.readProcessorTime();
    await wait(500);
    if ((await server.readProcessorTime()) - before < 25_000) return;
  }
}

interface EmulatorSession {
  readonly server: BenchServer;
  readonly headers: Readonly<Record<string, string>>;
  readonly key?: SigningKey;
}

const snapshot = '/__mock/snapshots/beginning';

/** Signs in, bound to the key if given, and stores the initial state. */
async function openEmulator(server: BenchServer, key?: SigningKey): Promise<EmulatorSession> {
  const response = await fetch(`${server.origin}/__mock/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brokerCode: broker, userID: 'demo.admin', ...(key && { publicKey: key.publicKey }) }),
  });
  const { token, refreshToken } = (await response.json()) as { readonly token: string; readonly refreshToken: string };
  // As sent by the host.
  const headers = { token, 'refresh-token': refreshToken, 'broker-code': broker, 'api-lang': 'zh_HK' };
  await (await fetch(server.origin + snapshot, { method: 'PUT' })).text();
  return { server, headers, ...(key && { key }) };
}

function createEmulatorDialect({ server, headers, key }: EmulatorSession, applyIDs: readonly string[]): RequestDialect {
  return {
    server,
    headers,
    applyIDs,
    paths: {
      list: pages.map((page) => `/api/applications?page=${page}&size=${pageSize}`),
      'by id': applyIDs.map((applyID) => `/api/applications/${applyID}`),
      create: ['/api/referrers'],
    },
    createdKey: 'referrerID',
    reset: () => restoreBeginning(server),
    ...(key && { key }),
  };
}

async function restoreBeginning({ origin }: BenchServer): Promise<void> {
  // Read to the end, because an unread response keeps its connection.
  await (await fetch(`${origin}${snapshot}/restore`, { method: 'POST' })).text();
  // The clock was also reset, but signatures use this machine's clock.
  const clock = await fetch(`${origin}/__mock/clock`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ set: Date.now() }),
  });
  await clock.text();
}

function createRivalDialect(
  name: RivalName,
  server: BenchServer,
  { headers, applyIDs }: Pick<RequestDialect, 'headers' | 'applyIDs'>,
): RequestDialect {
  const [pageField, sizeField] = pageFields[name];
  const paths = {
    list: pages.map((page) => `/applications?${pageField}=${page}&${sizeField}=${pageSize}`),
    'by id': applyIDs.map((applyID) => `/details/${applyID}`),
    create: ['/referrers'],
  };
  // The same headers, although the rivals read none of them: every header costs time.
  return { server, paths, headers, applyIDs, createdKey: name === 'json-server' ? 'id' : 'referrerID' };
}

async function readRows(door: EmulatorSession): Promise<RivalRows> {
  const all: Row[] = [];
  for (const page of pages) {
    all.push(...(await readItems<Row>(door, `/api/applications?page=${page}&size=${pageSize}`)));
  }
  const details = await Promise.all(all.map(({ applyID }) => readData<Row>(door, `/api/applications/${applyID}`)));
  return { applications: all, details, referrers: await readItems(door, '/api/referrers?size=100') };
}

async function readItems<Item>(door: EmulatorSession, path: string): Promise<readonly Item[]> {
  return (await readData<{ readonly items: readonly Item[] }>(door, path)).items;
}

async function readData<Data>({ server, headers }: EmulatorSession, path: string): Promise<Data> {
  const response = await fetch(server.origin + path, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return ((await response.json()) as { readonly data: Data }).data;
}
