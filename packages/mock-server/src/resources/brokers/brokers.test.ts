import {
  getConfiguration,
  listBrokerInfos,
  listBrokers,
  listOperationRecords,
  listUsers,
  setBrokerStatus,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { proveIdentity } from '../auths/two-factor/setUpOneTimePasswords.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 40, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

/** Signs in a member of the provider's staff; the broker requires no two-factor token by default. */
async function open(sandbox: string, twoFactorActions: readonly string[] = []): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  const { body } = await client.send('GET', '/__mock/state/brokers/2GO');
  await client.send('PUT', '/__mock/state/brokers/2GO', { body: { ...(body as object), twoFactorActions } });
  expect((await client.signIn('2GO', 'provider.admin')).code).toBe('OK');
  return client;
}

async function codesOf(client: TestClient, query: object = {}): Promise<readonly string[]> {
  return (await client.call(listBrokers, { query })).data.items.map(({ brokerCode }) => brokerCode);
}

test('the provider’s clients are listed with the numbers of their staff, administrators and applications', async () => {
  const client = await open('list');
  const { data } = await client.call(listBrokers);
  expect(data.items.map(({ brokerCode }) => brokerCode)).toEqual(['DEMO', 'HARBOUR', 'LOTUS']);
  expect(data.items[1]).toEqual({
    brokerCode: 'HARBOUR',
    displayCode: 'harbour',
    name: { EN: 'Harbour Bright Securities', SC: '港晖证券', TC: '港暉證券' },
    status: 'enabled',
    logoUrl: '/systems/public/logo-harbour.png',
    iconUrl: '/systems/public/icon-harbour.png',
    userCount: 14,
    enabledUserCount: 13,
    sessionCount: 0,
    adminAccounts: { available: 2, total: 5 },
    applicationCount: 10,
    version: 1,
    updateTime: '2025-01-06T02:00:00.000Z',
    updateBy: 'Brokerdesk',
  });
  expect(await codesOf(client, { q: '蓮華' })).toEqual(['LOTUS']);
  expect(await codesOf(client, { status: 'disabled' })).toEqual([]);
  expect(await codesOf(client, { sort: '-userCount', size: 1 })).toEqual(['DEMO']);
});

test('disabling a broker blocks all its users at once, and sessions do not resume when it is enabled again', async () => {
  const client = await open('disable');
  const [staff, other] = [openClient(emulator, 'disable'), openClient(emulator, 'disable')];
  await staff.signIn('LOTUS', 'lotus.admin');
  await other.signIn('DEMO', 'demo.admin');
  const countSessions = async () =>
    (await client.call(listBrokers, { query: { q: 'LOTUS' } })).data.items[0]?.sessionCount;
  expect(await countSessions()).toBe(1);
  const setStatus = (status: 'enabled' | 'disabled', version: number) =>
    client.call(setBrokerStatus, { body: { brokerCode: 'LOTUS', status, version } });
  expect((await setStatus('disabled', 1)).data).toMatchObject({ status: 'disabled', version: 2, sessionCount: 0 });
  expect(await staff.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
  expect((await openClient(emulator, 'disable').signIn('LOTUS', 'lotus.admin')).code).toBe('E0007');
  expect((await other.call(listUsers)).code).toBe('OK');
  const infos = await openClient(emulator, 'disable').call(listBrokerInfos);
  expect(infos.data.find(({ brokerCode }) => brokerCode === 'LOTUS')).toMatchObject({ enabled: false });
  expect(await codesOf(client, { status: 'disabled' })).toEqual(['LOTUS']);
  expect(await setStatus('enabled', 1)).toMatchObject({ code: 'E0005', data: { by: 'FUNG Wai Yin 馮慧賢' } });
  expect(await setStatus('disabled', 2)).toMatchObject({ code: 'E0015', data: { state: 'disabled' } });
  expect((await setStatus('enabled', 2)).data).toMatchObject({ status: 'enabled', version: 3 });
  expect(await staff.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
  expect((await staff.signIn('LOTUS', 'lotus.admin')).code).toBe('OK');
  const query = { brokerCode: 'LOTUS', operation: 'broker.status' };
  const records = await client.call(listOperationRecords, { query });
  expect(records.data.items.map(({ changes }) => changes)).toEqual([
    [{ field: 'status', before: 'disabled', after: 'enabled' }],
    [{ field: 'status', before: 'enabled', after: 'disabled' }],
  ]);
});

test('a deleted broker does not come back', async () => {
  const client = await open('delete');
  const staff = openClient(emulator, 'delete');
  await staff.signIn('LOTUS', 'lotus.admin');
  const body = { brokerCode: 'LOTUS', status: 'deleted', version: 1 } as const;
  expect((await client.call(setBrokerStatus, { body })).data).toMatchObject({ status: 'deleted', version: 2 });
  expect(await staff.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
  const nobody = openClient(emulator, 'delete');
  expect((await nobody.signIn('LOTUS', 'lotus.admin')).code).toBe('E0007');
  expect((await nobody.call(listBrokerInfos)).data.map(({ brokerCode }) => brokerCode)).toEqual([
    '2GO',
    'DEMO',
    'HARBOUR',
  ]);
  expect((await nobody.call(getConfiguration, {}, { 'broker-code': 'LOTUS' })).code).toBe('E0003');
  expect(await codesOf(client)).toEqual(['DEMO', 'HARBOUR']);
  expect(await codesOf(client, { status: 'deleted' })).toEqual(['LOTUS']);
  expect((await client.call(listUsers, { query: { brokerCode: 'LOTUS' } })).code).toBe('E0003');
  const again = { body: { ...body, status: 'enabled', version: 2 } } as const;
  expect(await client.call(setBrokerStatus, again)).toMatchObject({ code: 'E0016', data: { rule: 'broker-deleted' } });
});

test('the provider itself cannot be changed, and an unknown broker is not found', async () => {
  const client = await open('provider');
  const statusOf = (brokerCode: string) =>
    client.call(setBrokerStatus, { body: { brokerCode, status: 'disabled', version: 1 } });
  expect(await statusOf('2GO')).toMatchObject({ code: 'E0016', data: { rule: 'internal-broker' } });
  expect(await statusOf('NOBODY')).toMatchObject({ code: 'E0003', data: null });
  const broker = openClient(emulator, 'provider');
  await broker.signIn('DEMO', 'demo.admin');
  expect((await broker.call(listBrokers)).code).toBe('E0002');
  const body = { brokerCode: 'DEMO', status: 'disabled', version: 1 } as const;
  expect((await broker.call(setBrokerStatus, { body })).code).toBe('E0002');
});

test('needs a two-factor token where the provider requires one', async () => {
  const client = await open('two-factor', ['brokerStatus']);
  const body = { brokerCode: 'LOTUS', status: 'disabled', version: 1 } as const;
  expect((await client.call(setBrokerStatus, { body })).code).toBe('E0008');
  expect((await client.call(setBrokerStatus, { body }, { 'two-factor-token': 'tf1.x' })).code).toBe('E0009');
  expect(await codesOf(client, { status: 'disabled' })).toEqual([]);
  await proveIdentity(client, 'provider.admin', 'brokerStatus');
  expect((await client.call(setBrokerStatus, { body })).data).toMatchObject({ status: 'disabled' });
});
