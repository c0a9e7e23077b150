// The provider's staff: every type of account, with every request of the contract, for every broker. The staff may make what
// the contract opens to them, whatever their type, and nothing else; on accounts of brokers, the ranks of the types count. The
// staff of brokers reach none of the provider's own requests. No refused request changes anything.
import {
  accountTypes,
  createUser,
  deleteUser,
  type Endpoint,
  type InputOf,
  listUsers,
  makeInitialPassword,
  setUserStatus,
  updateUser,
  type User,
} from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { coreRoutes } from '../../packages/mock-server/src/testing/coreRoutes.ts';
import { hasSameState } from '../../packages/mock-server/src/testing/hasSameState.ts';
import { openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';

const sandbox = 'provider-accounts';
const emulator = createEmulator({ applications: 20, now: Date.parse('2026-03-02T03:00:00Z') });
const control = openClient(emulator, sandbox);
const brokers = ['DEMO', 'HARBOUR', 'LOTUS'] as const;
const staff = [
  ['provider.admin', 'Super Administrator'],
  ['provider.support', 'Administrator'],
  ['provider.content', 'Operator'],
] as const;
const clients = new Map<string, TestClient>();
const counts = { requests: 0, accounts: 0, brokers: 0 };

const endpoints: readonly Endpoint[] = coreRoutes.map(({ endpoint }) => endpoint);
const isForStaff = ({ access }: Endpoint) =>
  access.rule === 'internal' || (access.rule === 'function' && access.internal === true);
const onlyForStaff = endpoints.filter(({ access }) => access.rule === 'internal');
const onlyForBrokers = endpoints.filter((endpoint) => endpoint.access.rule === 'function' && !isForStaff(endpoint));

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await control.send('PUT', '/__mock/state/brokers/2GO', {
    body: { ...((await control.send('GET', '/__mock/state/brokers/2GO')).body as object), twoFactorActions: [] },
  });
  const accounts = [
    ...staff.map(([userID]) => ['2GO', userID] as const),
    ...brokers.map((brokerCode) => [brokerCode, `${brokerCode.toLowerCase()}.admin`] as const),
  ];
  for (const [brokerCode, userID] of accounts) {
    const client = openClient(emulator, sandbox);
    // A sign-in that fails leaves a client whose every request is refused with E0001.
    await client.signIn(brokerCode, userID);
    clients.set(userID, client);
  }
  await control.send('PUT', '/__mock/snapshots/start');
});

afterAll(async () => {
  process.stdout.write(
    `Provider accounts: ${counts.requests} requests of the staff, ${counts.accounts} changes of accounts by rank, ` +
      `${counts.brokers} requests of brokers' staff.\n`,
  );
  await emulator.close();
});

const clientOf = (userID: string) => clients.get(userID)!;

test.each(staff)(
  '%s (%s) reaches what the contract opens to the staff, for every broker, and nothing else',
  async (userID) => {
    const client = clientOf(userID);
    for (const endpoint of endpoints.filter(isForStaff)) {
      for (const brokerCode of brokers) {
        counts.requests += 1;
        await control.send('POST', '/__mock/snapshots/start/restore');
        const { code } = await client.call(endpoint, nameBroker(endpoint, brokerCode) as never);
        // What follows the check of access rejects the input, which names nothing but the broker, or accepts it.
        expect(['E0001', 'E0002', 'E0099'], `${endpoint.method} ${endpoint.path} for ${brokerCode}`).not.toContain(
          code,
        );
      }
    }
    await control.send('POST', '/__mock/snapshots/start/restore');
    const before = emulator.stateOf(sandbox);
    for (const endpoint of onlyForBrokers) {
      for (const brokerCode of brokers) {
        counts.requests += 1;
        const response = await client.call(endpoint, nameBroker(endpoint, brokerCode) as never);
        expect(response, `${endpoint.method} ${endpoint.path} for ${brokerCode}`).toMatchObject({
          code: 'E0002',
          data: null,
        });
      }
    }
    expect(hasSameState(emulator, sandbox, before)).toBe(true);
  },
);

test.each(brokers)('a super administrator of %s reaches no request of the provider, for no broker', async (own) => {
  await control.send('POST', '/__mock/snapshots/start/restore');
  const before = emulator.stateOf(sandbox);
  for (const endpoint of onlyForStaff) {
    for (const brokerCode of brokers) {
      counts.brokers += 1;
      const response = await clientOf(`${own.toLowerCase()}.admin`).call(
        endpoint,
        nameBroker(endpoint, brokerCode) as never,
      );
      expect(response, `${endpoint.method} ${endpoint.path} for ${brokerCode}`).toMatchObject({
        code: 'E0002',
        data: null,
      });
    }
  }
  expect(hasSameState(emulator, sandbox, before)).toBe(true);
});

/** The actions for an account, and the rule that refuses each to a caller of a lower type. */
interface Change {
  readonly what: string;
  readonly rule: 'outranks-caller' | 'grant-exceeds-own';
  /** The answer to a caller of the same or a higher type, if it is not done. */
  readonly otherwise?: (user: User) => { readonly code: string; readonly data?: object } | undefined;
  readonly request: (user: User) => readonly [Endpoint, unknown];
}

const newUser = {
  userID: 'new.user',
  userName: 'NG Ka Ho',
  email: 'ng.kaho@broker.example',
  mobile: '+852 6123 4567',
  roleIDs: [],
  groupIDs: [],
};
// Each broker of the demo data has one super administrator, who stays, also if the provider asks.
const lastOne = ({ type }: User) =>
  type === 'Super Administrator' ? { code: 'E0016', data: { rule: 'last-super-administrator' } } : undefined;

const changes: readonly Change[] = [
  {
    what: 'changes',
    rule: 'outranks-caller',
    request: (user) => [updateUser, { params: { refID: user.refID }, body: { ...personOf(user), userName: 'Ng' } }],
  },
  {
    what: 'disables',
    rule: 'outranks-caller',
    otherwise: lastOne,
    request: ({ brokerCode, refID, version }) => [
      setUserStatus,
      { body: { brokerCode, refID, enabled: false, version } },
    ],
  },
  {
    what: 'deletes',
    rule: 'outranks-caller',
    otherwise: lastOne,
    request: ({ refID, version }) => [deleteUser, { query: { refID, version } }],
  },
  {
    what: 'sets an initial password of',
    rule: 'grant-exceeds-own',
    // It always needs a code.
    otherwise: () => ({ code: 'E0008' }),
    request: ({ refID }) => [makeInitialPassword, { params: { refID } }],
  },
  {
    what: 'creates',
    rule: 'grant-exceeds-own',
    request: ({ brokerCode, type }) => [createUser, { body: { ...newUser, brokerCode, type } }],
  },
];

test.each(staff)('%s (%s) changes accounts of every broker up to their own type', async (userID, ownType) => {
  const client = clientOf(userID);
  for (const brokerCode of brokers) {
    await control.send('POST', '/__mock/snapshots/start/restore');
    const row = (await control.send('GET', `/__mock/state/brokers/${brokerCode}`)).body as object;
    await control.send('PUT', `/__mock/state/brokers/${brokerCode}`, { body: { ...row, accountQuota: { admin: 99 } } });
    await control.send('PUT', '/__mock/snapshots/broker');
    const { items } = (await client.call(listUsers, { query: { brokerCode, enabled: 'true', size: 100 } })).data;
    for (const type of accountTypes) {
      const user = items.find((one) => one.type === type);
      expect(user, `${type} of ${brokerCode}`).toBeDefined();
      for (const { what, rule, otherwise, request } of changes) {
        counts.accounts += 1;
        await control.send('POST', '/__mock/snapshots/broker/restore');
        const before = emulator.stateOf(sandbox);
        const [endpoint, input] = request(user!);
        const response = await client.call(endpoint, input as never);
        const isOutranked = ranks[type] > ranks[ownType];
        const expected = isOutranked ? { code: 'E0016', data: { rule } } : (otherwise?.(user!) ?? { code: 'OK' });
        const at = `${userID} ${what} a ${type} of ${brokerCode}`;
        expect(response, at).toMatchObject(expected);
        expect(hasSameState(emulator, sandbox, before), at).toBe(response.code !== 'OK');
      }
    }
  }
});

const ranks = { Operator: 0, Administrator: 1, 'Super Administrator': 2 } as const;

function personOf({ userName, type, email, mobile, roles, version }: User) {
  return { userName, type, email, mobile, roleIDs: roles.map(({ roleID }) => roleID), groupIDs: [], version };
}

/** The part of an input that names the broker, wherever the endpoint takes it. */
function nameBroker({ path, method }: Endpoint, brokerCode: string): InputOf<Endpoint> {
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, brokerCode]));
  const named = method === 'GET' || method === 'DELETE' ? { query: { brokerCode } } : { body: { brokerCode } };
  return { params, ...named } as InputOf<Endpoint>;
}
