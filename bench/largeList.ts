// The user's waiting time with 100,000 applications: for the first list of a broker, requested as soon as the emulator
// responds at all, and then for the first response to each other query about the same rows.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type BenchRow, median } from './BenchRow.ts';

const rounds = 3;
const area = 'largeList';
const entry = join(import.meta.dirname, '../packages/cli/src/main.mjs');
const queries = {
  'first list, newest first': 'page=1&size=50',
  'first sort by name': 'sort=lastName',
  'first filter by status': 'status=SUB',
  'first search': 'q=chan',
  'the list again': 'page=2&size=50',
} as const;
type QueryName = keyof typeof queries;

export async function run(): Promise<BenchRow[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const broker of ['DEMO', 'LOTUS']) {
      for (const [question, time] of Object.entries(await timeQueries(broker))) {
        const measure = `${question}, ${broker === 'DEMO' ? '100,000' : '25,000 of 150,000'}`;
        times.set(measure, [...(times.get(measure) ?? []), time]);
      }
    }
  }
  return [...times].map(([measure, values]) => ({ area, measure, value: `${Math.round(median(values))} ms` }));
}

/** Milliseconds of each query to an emulator that has just started. */
async function timeQueries(broker: string): Promise<Record<QueryName, number>> {
  const child = spawn(process.execPath, [entry, 'mock', '--port', '0', '--applications', '100000', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const line = await new Promise((resolve) => {
      child.stdout.once('data', (text) => resolve(String(text)));
    });
    const { emulator } = JSON.parse(String(line)) as { readonly emulator: string };
    const headers = await signIn(emulator, broker);
    const times: Partial<Record<QueryName, number>> = {};
    for (const question of Object.keys(queries) as QueryName[]) {
      const began = performance.now();
      const response = await fetch(`${emulator}/api/applications?${queries[question]}`, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${question} was answered ${response.status}.`);
      times[question] = performance.now() - began;
    }
    return times as Record<QueryName, number>;
  } finally {
    child.kill();
  }
}

async function signIn(origin: string, broker: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/auths/logins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'broker-code': broker },
    body: JSON.stringify({ userID: `${broker.toLowerCase()}.admin`, password: 'Brokerdesk2026' }),
  });
  const { data } = (await response.json()) as {
    readonly data: { readonly token: string; readonly refreshToken: string };
  };
  return { token: data.token, 'refresh-token': data.refreshToken };
}
