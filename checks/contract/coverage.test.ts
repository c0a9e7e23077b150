// Every endpoint of the product has a declaration, a route, an input that succeeds and one that is rejected. The list
// of endpoints is `packages/api/api-calls.tsv`.
import { readFileSync } from 'node:fs';
import * as api from '@brokerdesk/api';
import type { Endpoint } from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { coreRoutes } from '../../packages/mock-server/src/testing/coreRoutes.ts';
import { openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import type { ContractCase } from '../../packages/mock-server/src/cases/ContractCase.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';

const table = readFileSync(new URL('../../packages/api/api-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const calls = table.map((line) => line.split('\t') as [method: string, path: string, group: string, kind: string]);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints = Object.values<unknown>(api).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'access' in value && 'shapes' in value,
);
const casesByName = new Map(contractCases.map((one) => [nameOf(one.endpoint), one]));
const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });

afterAll(() => emulator.close());

test('the contract, the emulator and the cases have exactly the endpoints of the list', () => {
  const listed = calls.map(([method, path]) => `${method} ${path}`).sort();
  expect(endpoints.map(nameOf).sort()).toEqual(listed);
  expect(coreRoutes.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(listed);
  expect(contractCases.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(listed);
  process.stdout.write(`Calls covered: ${listed.length} of ${calls.length}.\n`);
});

test.each(calls)('%s %s has the content type that the list names', (method, path, _group, kind) => {
  const endpoint = endpoints.find((one) => nameOf(one) === `${method} ${path}`);
  expect(endpoint?.responseKind).toBe(kind === 'blob' ? 'blob' : 'json');
  expect(endpoint?.bodyKind).toBe(kind === 'multipart' ? 'multipart' : 'json');
});

test.each([...casesByName])(
  '%s succeeds, and is refused as its case says',
  async (name, { endpoint, input, rejected, as }) => {
    const client = await openCaseClient(`case-${name.replace(/\W+/g, '-')}`.slice(0, 64), as);
    const answer = await client.call(endpoint, await input(client));
    expect(answer, name).toMatchObject(
      endpoint.responseKind === 'blob' ? { status: 200 } : { status: 200, code: 'OK' },
    );
    if (endpoint === api.logout) await client.signIn('DEMO', 'demo.admin');
    const response = await client.call(endpoint, await rejected.input(client));
    expect(response.code, name).toBe(rejected.code);
    const declared: readonly string[] = [...endpoint.errors, 'E0003', 'E0004'];
    expect(declared, `${name} declares ${rejected.code}`).toContain(rejected.code);
  },
);

async function openCaseClient(sandbox: string, as: ContractCase['as']): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  client.headers = { 'broker-code': 'DEMO' };
  if (as === 'nobody') return client;
  client.headers = {};
  const [brokerCode, userID] =
    as === 'provider' ? (['2GO', 'provider.admin'] as const) : (['DEMO', 'demo.admin'] as const);
  const { code } = await client.signIn(brokerCode, userID);
  if (code !== 'OK') throw new Error(`${userID} cannot sign in: ${code}.`);
  return client;
}
