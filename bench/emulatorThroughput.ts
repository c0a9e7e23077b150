// Requests per second of the emulator, with everything on (session, access, validation, state, response check,
// journal), compared with a bare Fastify route that returns the same payload. Both run in short alternating slices,
// because the load of a shared machine varies; the processor time per request is more reliable than the rate if other
// programs use the machine.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type BenchRow, median } from './BenchRow.ts';

const rounds = 6;
const sliceSec = 1.5;
const connections = 50;

interface Server {
  readonly origin: string;
  /** Microseconds of processor time that the server has used so far. */
  readProcessorTime(): Promise<number>;
  stop(): void;
}

interface Slice {
  readonly rate: number;
  /** Microseconds. */
  readonly processorTime: number;
}

export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  const running: Server[] = [];
  const start = async (...command: readonly string[]) => {
    const server = await startServer(command);
    running.push(server);
    return server;
  };
  try {
    const emulator = await start(join(import.meta.dirname, 'emulatorProcess.ts'));
    const headers = await signIn(emulator.origin);
    const listPath = '/api/applications?page=3&size=50';
    const list = await read(emulator.origin + listPath, headers);
    const { items } = (list as { readonly data: { readonly items: readonly { readonly applyID: string }[] } }).data;
    const onePath = `/api/applications/${items[0]?.applyID}`;
    const one = await read(emulator.origin + onePath, headers);
    const payloads = join(folder, 'payloads.json');
    await writeFile(payloads, JSON.stringify({ list, one }));
    const bare = await start(join(import.meta.dirname, 'bareFastifyProcess.ts'), payloads);
    return [
      ...(await compare('list, 50 of 1,000', listPath, { emulator, bare, headers })),
      ...(await compare('one by id', onePath, { emulator, bare, headers })),
    ];
  } finally {
    for (const server of running) server.stop();
    await rm(folder, { recursive: true });
  }
}

interface ComparedServers {
  readonly emulator: Server;
  readonly bare: Server;
  readonly headers: Record<string, string>;
}

async function compare(
  measure: string,
  path: string,
  { emulator, bare, headers }: ComparedServers,
): Promise<BenchRow[]> {
  const slices = { ours: [] as Slice[], theirs: [] as Slice[] };
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await measureSlice(emulator, path, headers);
    const theirs = await measureSlice(bare, path, headers);
    // The first slice warms both up.
    if (round > 0) {
      slices.ours.push(ours);
      slices.theirs.push(theirs);
    }
  }
  const rates = medians(slices, 'rate');
  const times = medians(slices, 'processorTime');
  return [
    {
      area: 'emulatorThroughput',
      measure,
      value: `${Math.round(rates.ours)} requests/s`,
      ratio: `${(rates.ours / rates.theirs).toFixed(2)} of bare Fastify (${Math.round(rates.theirs)})`,
      aim: 'at least 1.00',
    },
    {
      area: 'emulatorThroughput',
      measure: `${measure}: processor time`,
      value: `${Math.round(times.ours)} µs a request`,
      ratio: `${(times.ours / times.theirs).toFixed(2)} of bare Fastify (${Math.round(times.theirs)})`,
      aim: 'at most 1.00',
    },
  ];
}

function medians({ ours, theirs }: { readonly ours: Slice[]; readonly theirs: Slice[] }, field: keyof Slice) {
  return { ours: median(ours.map((slice) => slice[field])), theirs: median(theirs.map((slice) => slice[field])) };
}

async function measureSlice(server: Server, path: string, headers: Record<string, string>): Promise<Slice> {
  const url = server.origin + path;
  const before = await server.readProcessorTime();
  const { non2xx, errors, requests } = await autocannon({ url, headers, connections, duration: sliceSec });
  const after = await server.readProcessorTime();
  if (non2xx > 0 || errors > 0) throw new Error(`${url} refused ${non2xx + errors} calls.`);
  return { rate: requests.average, processorTime: (after - before) / requests.total };
}

/** Starts a server that prints its port. */
async function startServer(command: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', (code) => reject(new Error(`${command[0]} ended with ${code}.`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    readProcessorTime: () =>
      new Promise((resolve) => {
        child.once('message', (time) => resolve(Number(time)));
        child.send('processor time');
      }),
    stop: () => child.kill(),
  };
}

async function signIn(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/auths/logins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'broker-code': 'DEMO' },
    body: JSON.stringify({ userID: 'demo.admin', password: 'Brokerdesk2026' }),
  });
  const { data } = (await response.json()) as {
    readonly data: { readonly token: string; readonly refreshToken: string };
  };
  return { token: data.token, 'refresh-token': data.refreshToken, 'broker-code': 'DEMO', 'api-lang': 'zh_HK' };
}

async function read(url: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
