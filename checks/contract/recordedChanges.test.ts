// A record of a change holds every field that was changed. Each field of an endpoint's case is changed alone, and the
// record has to say so. The endpoints come from the contract cases, so a new one is in it at once.
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import type { OperationRecordRow } from '../../packages/mock-server/src/state/rows.ts';
import { openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import type { ContractCase } from '../../packages/mock-server/src/cases/ContractCase.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';
import { changeLeaves } from './changeLeaves.ts';
import { unrecordedFields, unrepeatable } from './unrecordedFields.ts';

const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });
afterAll(() => emulator.close());

const changing = contractCases.flatMap((one) => {
  const { operation, method } = one.endpoint;
  const isChange = method === 'PUT' || method === 'PATCH' || operation?.endsWith('.change') === true;
  return operation === undefined || !isChange ? [] : [[`${operation} (${method} ${one.endpoint.path})`, one] as const];
});

test.each(changing)('%s records each field that was changed', async (name, one) => {
  const key = name.slice(0, name.indexOf(' '));
  const client = await openSandbox(name, one);
  const input = await one.input(client);
  const first = await client.call(one.endpoint, input);
  expect(first.code, JSON.stringify(first.data)).toBe('OK');
  const { body: sentBody = {} } = input as { readonly body?: object };
  const body = withVersion(sentBody, first.data);
  await client.send('PUT', '/__mock/snapshots/base');
  const again = await sendAlone(client, one, { ...input, body });
  const isRepeatable = again.code === 'OK';
  expect([isRepeatable, again.changes], JSON.stringify(again)).toEqual([!(key in unrepeatable), []]);
  if (!isRepeatable) return;
  const missing: string[] = [];
  for (const { path, bodies } of changeLeaves(one.endpoint, body)) {
    if (`${key} ${path}` in unrecordedFields) continue;
    let tried: Sent | undefined;
    for (const changed of bodies) {
      const sent = await sendAlone(client, one, { ...input, body: changed });
      // One that is accepted says more than a refused one: without changes it is a fault.
      if (tried?.code !== 'OK' || sent.code === 'OK') tried = sent;
      if (sent.changes.length > 0) break;
    }
    if (tried === undefined || tried.changes.length === 0) missing.push(`${path}: ${JSON.stringify(tried)}`);
  }
  expect(missing).toEqual([]);
});

interface Sent {
  readonly code: string;
  readonly changes: OperationRecordRow['changes'];
  readonly problem?: unknown;
}

async function openSandbox(name: string, { as }: ContractCase): Promise<TestClient> {
  const client = openClient(emulator, `recorded-${name.replaceAll(/[^a-zA-Z]+/g, '-')}`.slice(0, 60));
  if (as === 'nobody') client.headers = { 'broker-code': 'DEMO' };
  else await client.signIn(as === 'provider' ? '2GO' : 'DEMO', `${as === 'provider' ? 'provider' : 'demo'}.admin`);
  return client;
}

/** Sends a change of the base, and returns what its record says. */
async function sendAlone(client: TestClient, { endpoint }: ContractCase, input: object): Promise<Sent> {
  await client.send('POST', '/__mock/snapshots/base/restore');
  const before = new Set(await recordIds(client));
  const { code, data } = await client.call(endpoint, input as never);
  const added = (await recordIds(client)).filter((id) => !before.has(id));
  const records = await Promise.all(added.map((id) => readRecord(client, id)));
  const changes = records
    .filter(({ operation }) => operation === endpoint.operation)
    .flatMap((record) => record.changes);
  return code === 'OK' ? { code, changes } : { code, changes, problem: data };
}

function withVersion(body: object, data: unknown): object {
  const { version } = (data ?? {}) as { readonly version?: number };
  return 'version' in body && version !== undefined ? { ...body, version } : body;
}

async function recordIds(client: TestClient): Promise<readonly string[]> {
  return ((await client.send('GET', '/__mock/state/operationRecords')).body as { ids: string[] }).ids;
}

async function readRecord(client: TestClient, id: string): Promise<OperationRecordRow> {
  return (await client.send('GET', `/__mock/state/operationRecords/${id}`)).body as OperationRecordRow;
}
