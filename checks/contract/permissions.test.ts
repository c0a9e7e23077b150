// The permission matrix. It is derived from the routes and their cases, so that it includes new endpoints
// automatically: each endpoint requested by every caller without permission, and with identifiers that the caller may
// not use. No attempt may be accepted, change the state, or reveal data of another broker.
import { changePassword, type Endpoint, type InputOf, logout, refresh } from '@brokerdesk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import type { SessionRow } from '../../packages/mock-server/src/state/rows.ts';
import { hasSameState } from '../../packages/mock-server/src/testing/hasSameState.ts';
import { openClient, type TestResponse, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import type { ContractCase } from '../../packages/mock-server/src/cases/ContractCase.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';
import { identifierPaths, replaceAt, valueAt } from '../../packages/mock-server/src/cases/identifiers.ts';

type Input = InputOf<Endpoint>;

const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });
const clients = Object.fromEntries(
  ['nobody', 'demo', 'harbour', 'provider'].map((name) => [name, openClient(emulator, 'matrix')]),
) as Record<'nobody' | 'demo' | 'harbour' | 'provider', TestClient>;
const control = openClient(emulator, 'matrix');
const counts = { checks: 0, calls: 0 };

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await clients.demo.signIn('DEMO', 'demo.admin');
  await clients.harbour.signIn('HARBOUR', 'harbour.admin');
  await clients.provider.signIn('2GO', 'provider.admin');
  await control.send('PUT', '/__mock/snapshots/start');
});

afterAll(async () => {
  process.stdout.write(`Permission matrix: ${counts.checks} attempts on ${counts.calls} endpoints, none accepted.\n`);
  await emulator.close();
});

/** Sends a request that must be rejected, must change nothing and must reveal none of `secrets`; returns the code. */
async function attempt(what: string, { client, endpoint, input, secrets, codes }: Attempt): Promise<string> {
  counts.checks += 1;
  const before = emulator.stateOf('matrix');
  const response = await client.call(endpoint, input as never);
  // A list filtered by an identifier that the caller cannot see is empty, which reveals nothing.
  const isEmptyList = endpoint.method === 'GET' && response.code === 'OK' && isListWithout(response, secrets);
  // E0099 reports an unexpected error: the request failed, but nothing rejected it.
  const isRejected = isEmptyList || (/^E\d{4}$/.test(response.code) && response.code !== 'E0099');
  expect(isRejected, `${what}: ${JSON.stringify(response.body)?.slice(0, 300)}`).toBe(true);
  expect(codes ?? [response.code], what).toContain(response.code);
  expect(leaksOf(response, secrets), `${what} reveals data of another owner`).toEqual([]);
  expect(hasSameState(emulator, 'matrix', before), `${what} changes nothing`).toBe(true);
  return response.code;
}

interface Attempt {
  readonly client: TestClient;
  readonly endpoint: Endpoint;
  readonly input: Input;
  readonly secrets: readonly string[];
  readonly codes?: readonly string[];
}

function isListWithout({ data }: TestResponse<unknown>, secrets: readonly string[]): boolean {
  return typeof data === 'object' && data !== null && secrets.every((secret) => !JSON.stringify(data).includes(secret));
}

function leaksOf({ body }: TestResponse<unknown>, secrets: readonly string[]): string[] {
  const text = JSON.stringify(body) ?? '';
  return secrets.filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
}

/** Texts of a response that only its owner should read: long enough not to match other data by chance. */
function secretsOf({ data }: TestResponse<unknown>, input: Input): string[] {
  const given = JSON.stringify(input);
  const texts = new Set<string>();
  JSON.stringify(data, (_name, value: unknown) => {
    if (typeof value === 'string' && /\d{4}|@|-\w+-/.test(value) && value.length >= 8 && !given.includes(value))
      texts.add(value);
    return value;
  });
  return [...texts].filter((text) => !/^\d{4}-\d\d-\d\d/.test(text)).slice(0, 50);
}

async function changeSession(client: TestClient, change: (session: SessionRow) => Partial<SessionRow>): Promise<void> {
  const sessionID = client.headers['token']?.split('.')[0];
  const { body } = await control.send('GET', `/__mock/state/sessions/${sessionID}`);
  const session = body as SessionRow;
  await control.send('PUT', `/__mock/state/sessions/${sessionID}`, { body: { ...session, ...change(session) } });
}

async function changeUser(client: TestClient, change: object): Promise<void> {
  const sessionID = client.headers['token']?.split('.')[0];
  const { refID } = (await control.send('GET', `/__mock/state/sessions/${sessionID}`)).body as SessionRow;
  const { body } = await control.send('GET', `/__mock/state/users/${refID}`);
  await control.send('PUT', `/__mock/state/users/${refID}`, { body: { ...(body as object), ...change } });
}

async function changeBroker(client: TestClient, change: object): Promise<void> {
  const sessionID = client.headers['token']?.split('.')[0];
  const { brokerCode } = (await control.send('GET', `/__mock/state/sessions/${sessionID}`)).body as SessionRow;
  const { body } = await control.send('GET', `/__mock/state/brokers/${brokerCode}`);
  await control.send('PUT', `/__mock/state/brokers/${brokerCode}`, { body: { ...(body as object), ...change } });
}

const callableBeforePasswordChange: ReadonlySet<Endpoint> = new Set([changePassword, logout, refresh]);

/** Every caller without permission for an endpoint, with the preparation that takes the permission away. */
function outsiders({ endpoint, as }: ContractCase, own: TestClient): readonly Outsider[] {
  const { access } = endpoint;
  const ended: Outsider[] = [
    { who: 'an anonymous caller', client: clients.nobody, codes: ['E0001'] },
    { who: 'a disabled user', client: own, codes: ['E0001'], prepare: () => changeUser(own, { enabled: false }) },
    { who: 'a deleted user', client: own, codes: ['E0001'], prepare: () => changeUser(own, { status: 'deleted' }) },
    {
      who: 'a user of a disabled broker',
      client: own,
      codes: ['E0001'],
      prepare: () => changeBroker(own, { enabled: false }),
    },
    {
      who: 'an ended session',
      client: own,
      codes: ['E0001'],
      prepare: () => changeSession(own, () => ({ ended: 'logged-out' })),
    },
    {
      who: 'a session taken over',
      client: own,
      codes: ['E0001'],
      prepare: () => changeSession(own, () => ({ ended: 'other-device' })),
    },
    {
      who: 'a session that timed out',
      client: own,
      codes: ['E0001'],
      prepare: () => changeSession(own, () => ({ expiresAt: 0 })),
    },
  ];
  if (access.rule === 'anybody') return [];
  if (!callableBeforePasswordChange.has(endpoint))
    ended.push({
      who: 'a user who must change the password',
      client: own,
      codes: ['E0016'],
      prepare: () => changeUser(own, { mustChangePassword: true }),
    });
  if (as === 'provider')
    return [...ended, { who: 'a broker’s super administrator', client: clients.demo, codes: ['E0002', 'E0003'] }];
  const lacking: readonly Outsider[] =
    access.rule === 'function'
      ? [
          {
            who: 'a colleague without the function',
            client: own,
            codes: ['E0002'],
            prepare: () =>
              changeSession(own, ({ functionCodes }) => ({
                functionCodes: functionCodes.filter((code) => !access.anyOf.includes(code)),
              })),
          },
        ]
      : [];
  return [
    ...ended,
    ...lacking,
    { who: 'another broker’s super administrator', client: switchBroker(clients.harbour, 'DEMO'), codes: ['E0002'] },
  ];
}

interface Outsider {
  readonly who: string;
  readonly client: TestClient;
  readonly codes: readonly string[];
  readonly prepare?: () => Promise<void>;
}

function switchBroker(client: TestClient, brokerCode: string): TestClient {
  return { ...client, call: (endpoint, input) => client.call(endpoint, input, { 'broker-code': brokerCode }) };
}

const malformed = [
  '../x',
  `x'; drop table users; --`,
  '\u0000',
  'x'.repeat(400),
  '{"$ne":null}',
  '__proto__',
  '%2e%2e%2f',
];

describe.each(contractCases.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one] as const))(
  '%s',
  (name, one) => {
    const { endpoint, as } = one;
    const own = { broker: clients.demo, provider: clients.provider, nobody: clients.nobody }[as];
    const restore = () => control.send('POST', '/__mock/snapshots/start/restore');

    test('rejects every caller without permission', { timeout: 180_000 }, async () => {
      counts.calls += 1;
      await restore();
      const input = await one.input(own);
      await control.send('PUT', '/__mock/snapshots/prepared');
      const secrets = secretsOf(await own.call(endpoint, input as never), input);
      for (const { who, client, codes, prepare } of outsiders(one, own)) {
        await control.send('POST', '/__mock/snapshots/prepared/restore');
        await prepare?.();
        await attempt(`${name} by ${who}`, { client, endpoint, input, secrets, codes });
      }
    });

    test('rejects foreign, unknown and malformed identifiers', { timeout: 180_000 }, async () => {
      await restore();
      const input = await one.input(own);
      const paths = identifierPaths(input).filter((path) => !one.newNames.includes(String(path.findLast(isName))));
      if (paths.length === 0) return;
      const foreignInput = as === 'broker' ? await one.input(clients.harbour) : null;
      await control.send('PUT', '/__mock/snapshots/prepared');
      // Another identifier must not lead to another broker's data; for the provider's staff, who may see every broker's,
      // not to the data of the right identifier.
      const secrets =
        foreignInput === null
          ? secretsOf(await own.call(endpoint, input as never), input)
          : secretsOf(await clients.harbour.call(endpoint, foreignInput as never), foreignInput);
      const foreignPaths = paths.filter((path) => {
        const foreign = foreignInput && valueAt(foreignInput, path);
        return typeof foreign === 'string' && foreign !== valueAt(input, path);
      });
      if (foreignInput && foreignPaths.length > 1) {
        const all = foreignPaths.reduce((bent, path) => replaceAt(bent, path, valueAt(foreignInput, path)), input);
        await control.send('POST', '/__mock/snapshots/prepared/restore');
        await attempt(`${name}, all identifiers of another broker`, { client: own, endpoint, input: all, secrets });
      }
      for (const path of paths) {
        const at = `${name}, ${path.join('.')}`;
        const bend = async (what: string, value: unknown, codes?: readonly string[]) => {
          await control.send('POST', '/__mock/snapshots/prepared/restore');
          const bent = { client: own, endpoint, input: replaceAt(input, path, value), secrets };
          return attempt(`${at} ${what}`, { ...bent, ...(codes && { codes }) });
        };
        const unknown = await bend('that never was', `${String(valueAt(input, path))}-never`);
        // Another broker's record looks like none.
        if (foreignInput && foreignPaths.includes(path)) {
          await bend('of another broker', valueAt(foreignInput, path), [unknown]);
        }
        for (const nonsense of malformed) await bend(`as ${JSON.stringify(nonsense).slice(0, 30)}`, nonsense);
        await control.send('POST', '/__mock/snapshots/prepared/restore');
        // Brokers are never deleted, but other records refer to them by their codes.
        if (referencedRecords.has(at) || path.at(-1) === 'brokerCode') continue;
        if (await deleteRecord(String(valueAt(input, path)))) {
          await attempt(`${at} of a deleted record`, { client: own, endpoint, input, secrets });
        }
      }
    });
  },
);

function isName(step: string | number): boolean {
  return typeof step === 'string';
}

/** Deleting these records leaves a state that no request can produce: a record whose owner is missing. */
const referencedRecords = new Set([
  'GET /opening_forms/templates, query.profileID',
  'DELETE /profiles/{id}/referrers, query.referrerID',
]);

/** Deletes a record from whichever collection has this identifier. Returns false if none has it. */
async function deleteRecord(id: string): Promise<boolean> {
  const collections = Object.keys(
    ((await control.send('GET', '/__mock/state_hash')).body as { collections: object }).collections,
  );
  let isFound = false;
  for (const collection of collections) {
    if (['sessions', 'counters', 'brokers', 'functions'].includes(collection)) continue;
    const { status } = await control.send('GET', `/__mock/state/${collection}/${encodeURIComponent(id)}`);
    if (status !== 200) continue;
    await control.send('DELETE', `/__mock/state/${collection}/${encodeURIComponent(id)}`);
    isFound = true;
  }
  return isFound;
}
