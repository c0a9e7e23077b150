// Random walks of administrators who view the portal as roles: every call of the contract, in any order, with valid and with
// rejected input, in views of every role. The state stays as it was.
import {
  type DataOf,
  type Endpoint,
  listRoles,
  type login,
  logout,
  refresh,
  viewAsRules,
  writeViewAs,
} from '@brokerdesk/api';
import { array, assert, asyncProperty, boolean, constant, constantFrom, integer, oneof, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractCase } from '../../packages/mock-server/src/cases/ContractCase.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { hasSameState } from '../../packages/mock-server/src/testing/hasSameState.ts';
import { credentialsOf, openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';

const runs = process.env['BROKERDESK_WHOLE'] === '1' ? 2_000 : 60;
const emulator = createEmulator({ applications: 60, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });
const control = openClient(emulator, 'views');
const viewers: TestClient[] = [];
const roleIDs: string[] = [];
const calls: { readonly endpoint: Endpoint; readonly inputs: readonly [valid: unknown, rejected: unknown] }[] = [];
const outcomes = new Map<string, number>();

/** They keep and end the caller's own session, which is not part of the view. */
const sessionCalls: ReadonlySet<Endpoint> = new Set([refresh, logout]);

const step = record({
  viewer: integer({ min: 0, max: 2 }),
  /** The first is the default role, which lets a viewer read everything that they can read. */
  role: oneof(constant(0), integer({ min: 0, max: 99 })),
  call: integer({ min: 0, max: 999 }),
  isValid: boolean(),
  idempotencyKey: constantFrom('first', 'second', undefined),
});

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  for (const { endpoint, input, rejected, as } of contractCases.filter((one) => !sessionCalls.has(one.endpoint))) {
    // A case may end the session, or ask for a code that can be requested once a minute.
    await control.send('PATCH', '/__mock/clock', { body: { advanceSec: 61 } });
    const owner = await openOwner(as);
    calls.push({ endpoint, inputs: [await input(owner), await rejected.input(owner)] });
  }
  const administrator = await openOwner('broker');
  const { items } = (await administrator.call(listRoles, { query: { size: 500 } })).data;
  roleIDs.push(...items.map(({ roleID }) => roleID), 'DEMO-never', 'HARBOUR-READER');
  viewers.push(administrator, await openViewer('demo.users', ['UR_ROLE_MANAGEMENT']));
  viewers.push(
    await openViewer('demo.reviewer', ['UR_ROLE_MANAGEMENT', 'RAO_CLIENT_MANAMEMENT', 'UR_USER_MANAGEMENT']),
  );
}, 180_000);
afterAll(() => emulator.close());

async function openOwner(as: ContractCase['as']): Promise<TestClient> {
  if (as === 'broker') return openSession({ brokerCode: 'DEMO', userID: 'demo.admin' });
  if (as === 'provider') return openSession({ brokerCode: '2GO', userID: 'provider.admin' });
  const client = openClient(emulator, 'views');
  client.headers = { 'broker-code': 'DEMO' };
  return client;
}

function openViewer(userID: string, functionCodes: readonly string[]): Promise<TestClient> {
  return openSession({ brokerCode: 'DEMO', userID, functionCodes });
}

async function openSession(account: {
  readonly brokerCode: string;
  readonly userID: string;
  readonly functionCodes?: readonly string[];
}): Promise<TestClient> {
  const client = openClient(emulator, 'views');
  const { body } = await control.send('POST', '/__mock/sessions', { body: account });
  const session = body as DataOf<typeof login>;
  client.headers = credentialsOf(session);
  client.account = { ...account, password: '', refID: session.user.refID };
  return client;
}

test(`viewing as a role never writes: ${runs} walks of 20 steps`, { timeout: 600_000 }, async () => {
  const before = emulator.stateOf('views');
  await assert(
    asyncProperty(array(step, { minLength: 20, maxLength: 20 }), async (steps) => {
      for (const { viewer, role, call, isValid, idempotencyKey } of steps) {
        const client = viewers[viewer] as TestClient;
        const { endpoint, inputs } = calls[call % calls.length] as (typeof calls)[number];
        const headers = {
          'view-as': writeViewAs({ roleID: roleIDs[role % roleIDs.length] ?? '' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        };
        const response = await client.call(endpoint, inputs[isValid ? 0 : 1] as never, headers);
        const { rule } = (response.data ?? {}) as { readonly rule?: string };
        const outcome = rule ?? (response.code === '' ? 'bytes' : response.code);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(response.code, `${endpoint.method} ${endpoint.path}`).not.toMatch(/^E00(01|99)$/);
        expect(endpoint.method === 'GET' || response.code === 'E0016').toBe(true);
      }
      expect(hasSameState(emulator, 'views', before)).toBe(true);
    }),
    { numRuns: runs, seed: 20_261_123, endOnFailure: true },
  );
  const lines = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).sort();
  process.stdout.write(`Views: ${runs} walks; ${lines.join(', ')}.\n`);
  for (const outcome of ['OK', 'E0002', ...Object.values(viewAsRules)]) {
    expect(outcomes.get(outcome), outcome).toBeGreaterThan(0);
  }
});
