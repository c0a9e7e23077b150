// The permission matrix of viewing as a role, derived from the routes and their cases: each endpoint requested by every kind
// of viewer. What changes something is refused, what only reads follows the functions that both the role and the viewer
// have, and no request changes the state.
import {
  type Endpoint,
  functionCodes,
  listApplications,
  logout,
  refresh,
  viewAsRules,
  writeViewAs,
} from '@brokerdesk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { hasSameState } from '../../packages/mock-server/src/testing/hasSameState.ts';
import {
  credentialsOf,
  openClient,
  type TestClient,
  type TestResponse,
} from '../../packages/mock-server/src/testing/openClient.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';

const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });
const clients = Object.fromEntries(
  ['nobody', 'administrator', 'roleManager', 'reviewer', 'provider'].map((name) => [
    name,
    openClient(emulator, 'view'),
  ]),
) as Record<'nobody' | 'administrator' | 'roleManager' | 'reviewer' | 'provider', TestClient>;
const control = openClient(emulator, 'view');
const counts = { requests: 0, read: 0 };
/** A session has the ancestors of each function, too. */
const codesWithoutRoles = Object.entries(functionCodes)
  .filter(([code, { parent }]) => ![code, parent].includes('UR_ROLE_MANAGEMENT'))
  .map(([code]) => code);
const ownCodes = ['USER_AND_ROLE', 'UR_ROLE_MANAGEMENT'];
const sessionCalls: ReadonlySet<Endpoint> = new Set([refresh, logout]);

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await clients.administrator.signIn('DEMO', 'demo.admin');
  await clients.provider.signIn('2GO', 'provider.admin');
  clients.nobody.headers = { 'broker-code': 'DEMO' };
  await openSession(clients.roleManager, 'demo.users', ownCodes);
  await openSession(clients.reviewer, 'demo.reviewer', codesWithoutRoles);
  const { body } = await control.send('GET', '/__mock/state/roles/DEMO-READER');
  const bare = { ...(body as object), roleID: 'DEMO-BARE', functionCodes: ['USER_AND_ROLE'] };
  await control.send('PUT', '/__mock/state/roles/DEMO-BARE', { body: bare });
  await control.send('PUT', '/__mock/snapshots/start');
});

afterAll(async () => {
  process.stdout.write(`View as a role: ${counts.requests} requests, ${counts.read} of them read, none wrote.\n`);
  await emulator.close();
});

async function openSession(client: TestClient, userID: string, codes: readonly string[]): Promise<void> {
  const account = { brokerCode: 'DEMO', userID, functionCodes: codes };
  const { body } = await control.send('POST', '/__mock/sessions', { body: account });
  client.headers = credentialsOf(body as Parameters<typeof credentialsOf>[0]);
}

type Outcome = 'read' | 'E0001' | 'E0002' | 'E0017' | (typeof viewAsRules)[keyof typeof viewAsRules];

interface Viewer {
  readonly who: string;
  readonly client: TestClient;
  readonly view: string;
  readonly expected: (endpoint: Endpoint) => Outcome;
}

const changes = ({ method, operation }: Endpoint) => method !== 'GET' || operation !== undefined;

/** What a viewer gets, if not `otherwise` because of functions. */
function decide(endpoint: Endpoint, otherwise: (anyOf: readonly string[]) => Outcome): Outcome {
  const { access } = endpoint;
  if (changes(endpoint)) return viewAsRules.readOnly;
  if (access.rule === 'internal') return 'E0002';
  return access.rule === 'function' ? otherwise(access.anyOf) : 'read';
}

const viewers: readonly Viewer[] = [
  {
    who: 'an administrator who views as the default role',
    client: clients.administrator,
    view: writeViewAs({ roleID: 'DEMO-ALL' }),
    expected: (endpoint) => decide(endpoint, () => 'read'),
  },
  {
    who: 'an administrator who views as a role without functions',
    client: clients.administrator,
    view: writeViewAs({ roleID: 'DEMO-BARE' }),
    expected: (endpoint) => decide(endpoint, () => 'E0002'),
  },
  {
    who: 'a manager of roles without other functions who views as the default role',
    client: clients.roleManager,
    view: writeViewAs({ roleID: 'DEMO-ALL' }),
    expected: (endpoint) =>
      decide(endpoint, (anyOf) => (anyOf.some((code) => ownCodes.includes(code)) ? 'read' : viewAsRules.notHeld)),
  },
  {
    who: 'a member of staff who may not see roles',
    client: clients.reviewer,
    view: writeViewAs({ roleID: 'DEMO-READER' }),
    expected: () => 'E0002',
  },
  {
    who: 'the provider’s staff',
    client: clients.provider,
    view: writeViewAs({ roleID: 'DEMO-READER' }),
    expected: () => 'E0002',
  },
  {
    who: 'an anonymous caller',
    client: clients.nobody,
    view: writeViewAs({ roleID: 'DEMO-READER' }),
    expected: () => 'E0001',
  },
  {
    who: 'an administrator who views as a role of another broker',
    client: clients.administrator,
    view: writeViewAs({ roleID: 'HARBOUR-READER' }),
    expected: () => viewAsRules.roleMissing,
  },
  {
    who: 'an administrator who views as a role that never was',
    client: clients.administrator,
    view: writeViewAs({ roleID: 'DEMO-never' }),
    expected: () => viewAsRules.roleMissing,
  },
  {
    who: 'an administrator who names no role',
    client: clients.administrator,
    view: 'brokers/DEMO',
    expected: () => 'E0017',
  },
  {
    who: 'an administrator whose header lost its value on the way',
    client: clients.administrator,
    view: '',
    expected: () => 'E0017',
  },
];

const cases = contractCases
  .filter(({ endpoint }) => !sessionCalls.has(endpoint))
  .map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one] as const);

test.each(cases)('%s', async (name, { endpoint, input: makeInput, as }) => {
  await control.send('POST', '/__mock/snapshots/start/restore');
  const owner = { broker: clients.administrator, provider: clients.provider, nobody: clients.nobody }[as];
  const input = await makeInput(owner);
  const before = emulator.stateOf('view');
  for (const { who, client, view, expected } of viewers) {
    counts.requests += 1;
    const outcome = endpoint.access.rule === 'anybody' ? decide(endpoint, () => 'read') : expected(endpoint);
    const response = await client.call(endpoint, input as never, { 'view-as': view });
    const what = `${name} by ${who}: ${JSON.stringify(response.body)?.slice(0, 200)}`;
    if (outcome === 'read') counts.read += 1;
    expect(outcomeOf(response), what).toBe(outcome);
    expect(hasSameState(emulator, 'view', before), `${what} changes nothing`).toBe(true);
  }
});

/** Bytes, and an error of the call's own rules, are read as well. */
function outcomeOf({ status, code, data }: TestResponse<unknown>): string {
  const { rule } = (data ?? {}) as { readonly rule?: string };
  if (rule !== undefined && status === 200) return rule;
  return status === 200 ? 'read' : code;
}

test('only who may not view as a role is recorded as denied', async () => {
  const denials = async (client: TestClient, view: string) => {
    await control.send('POST', '/__mock/snapshots/start/restore');
    expect((await client.call(listApplications, {}, { 'view-as': view })).code).toBe('E0002');
    return ((await control.send('GET', '/__mock/state/denials')).body as { readonly ids: readonly string[] }).ids
      .length;
  };
  expect(await denials(clients.administrator, 'roles/DEMO-BARE')).toBe(0);
  expect(await denials(clients.reviewer, 'roles/DEMO-READER')).toBe(1);
});

describe('the session', () => {
  test('is extended and signed out as ever, whatever the view', async () => {
    const client = openClient(emulator, 'session');
    await client.signIn('DEMO', 'demo.admin');
    const header = { 'view-as': writeViewAs({ roleID: 'DEMO-never' }) };
    const refreshed = await client.call(refresh, {}, header);
    expect(refreshed.code).toBe('OK');
    client.headers = { ...client.headers, ...credentialsOf(refreshed.data) };
    expect((await client.call(logout, {}, header)).code).toBe('OK');
    expect((await client.call(refresh, {}, header)).code).toBe('E0001');
  });
});
