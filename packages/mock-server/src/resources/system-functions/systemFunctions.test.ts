import {
  type FunctionNode,
  functionCodes,
  getBrokerFunctions,
  getRole,
  type GrantableFunctionNode,
  listFunctions,
  listOperationRecords,
  saveFunction,
  setBrokerFunctions,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

async function open(sandbox: string, brokerCode = '2GO', userID = 'provider.admin'): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  expect((await client.signIn(brokerCode, userID)).code).toBe('OK');
  return client;
}

function flatten<Node extends FunctionNode | GrantableFunctionNode>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children as readonly Node[])]);
}

async function takenBy(client: TestClient, brokerCode: string): Promise<string[]> {
  const { data } = await client.call(getBrokerFunctions, { params: { brokerCode } });
  return flatten(data.functions).flatMap(({ granted, functionCode }) => (granted ? [functionCode] : []));
}

const reports = {
  functionCode: 'RAO_NIGHT_REPORT',
  parentID: 'F101',
  name: { EN: 'Night report', SC: '夜间报告', TC: '夜間報告' },
  category: 'Admin',
} as const;

test('the provider’s staff see the master tree with versions, a broker its tree without', async () => {
  const client = await open('trees');
  const master = flatten((await client.call(listFunctions)).data);
  expect(master.map(({ functionCode }) => functionCode).toSorted()).toEqual(Object.keys(functionCodes).toSorted());
  expect(new Set(master.map(({ version }) => version))).toEqual(new Set([1]));
  const lotus = await open('trees', 'LOTUS', 'lotus.admin');
  const own = flatten((await lotus.call(listFunctions)).data);
  expect(own.some(({ functionCode }) => functionCode.startsWith('PM_'))).toBe(false);
  expect(own.every((node) => node.version === undefined)).toBe(true);
  expect(await takenBy(client, 'LOTUS')).toEqual(own.map(({ functionCode }) => functionCode));
  expect((await client.call(getBrokerFunctions, { params: { brokerCode: 'NOBODY' } })).code).toBe('E0003');
});

test('a new function can be taken by a broker, and its users have it from their next sign-in', async () => {
  const client = await open('create');
  const { data: created } = await client.call(saveFunction, { body: reports });
  expect(created).toEqual({
    ...reports,
    functionID: expect.stringMatching(/^FC/),
    version: 1,
    updateTime: '2026-03-02T03:00:00.000Z',
    updateBy: 'FUNG Wai Yin 馮慧賢',
  });
  const staff = await open('create', 'DEMO', 'demo.admin');
  const before = await takenBy(client, 'DEMO');
  expect(before).not.toContain('RAO_NIGHT_REPORT');
  const input = {
    params: { brokerCode: 'DEMO' },
    body: { functionCodes: [...before, 'RAO_NIGHT_REPORT'], version: 1 },
  };
  const { data } = await client.call(setBrokerFunctions, input);
  expect(data).toMatchObject({ brokerCode: 'DEMO', version: 2, updateBy: 'FUNG Wai Yin 馮慧賢' });
  expect(await takenBy(client, 'DEMO')).toContain('RAO_NIGHT_REPORT');
  expect((await client.call(setBrokerFunctions, input)).code).toBe('E0005');
  const { data: session } = await staff.signIn('DEMO', 'demo.admin');
  expect(flatten(session.functions).map(({ functionCode }) => functionCode)).toContain('RAO_NIGHT_REPORT');
  const records = await client.call(listOperationRecords, { query: { operation: 'broker.functions' } });
  expect(records.data.items[0]).toMatchObject({
    brokerCode: 'DEMO',
    changes: [{ field: 'taken', before: null, after: 'RAO_NIGHT_REPORT' }],
  });
});

test('a changed function changes in the trees of the brokers that have it', async () => {
  const client = await open('change');
  const body = {
    functionID: 'F109',
    version: 1,
    functionCode: 'RAO_CLIENT_MANAMEMENT',
    parentID: null,
    name: { EN: 'Clients', SC: '客户', TC: '客戶' },
    category: 'Admin',
  } as const;
  const { data } = await client.call(saveFunction, { body });
  expect(data).toMatchObject({ functionID: 'F109', version: 2, parentID: null });
  expect(await client.call(saveFunction, { body })).toMatchObject({ code: 'E0005', data: { current: data } });
  const { data: session } = await openClient(emulator, 'change').signIn('DEMO', 'demo.reader');
  expect(session.functions.find(({ functionID }) => functionID === 'F109')?.name).toEqual(body.name);
});

test('a code in use, a changed code, a missing parent, a cycle, and a parent that a broker has not taken are rejected', async () => {
  const client = await open('rejections');
  const rao = {
    functionID: 'F101',
    version: 1,
    functionCode: 'RAO',
    name: reports.name,
    category: 'Admin',
    parentID: null,
  } as const;
  const answerTo = (body: object) => client.call(saveFunction, { body: body as typeof reports });
  const field = (path: string, rule: string) => ({ code: 'E0004', data: { fields: [{ path, rule }] } });
  expect(await answerTo({ ...reports, functionCode: 'RAO' })).toMatchObject(field('functionCode', 'unique'));
  expect(await answerTo({ ...reports, functionCode: 'lower' })).toMatchObject({ code: 'E0004' });
  expect(await answerTo({ ...reports, parentID: 'F999' })).toMatchObject(field('parentID', 'unknown'));
  expect(await answerTo({ ...rao, parentID: 'F110' })).toMatchObject(field('parentID', 'cycle'));
  expect(await answerTo({ ...rao, version: undefined })).toMatchObject(field('version', 'required'));
  expect(await answerTo({ ...rao, functionCode: 'RAO_2' })).toMatchObject({ data: { rule: 'code-fixed' } });
  expect(await answerTo({ ...rao, functionID: 'F999' })).toMatchObject({ code: 'E0003' });
  const pages = flatten((await client.call(listFunctions)).data);
  const product = pages.find(({ functionCode }) => functionCode === 'PRODUCT_MANAGEMENT');
  expect(await answerTo({ ...rao, parentID: product?.functionID })).toMatchObject({
    code: 'E0016',
    data: { rule: 'parent-not-taken', brokerCodes: ['LOTUS'] },
  });
});

test('a function that a broker loses is removed from its roles and tree, and from its users at their next sign-in', async () => {
  const client = await open('lose');
  const staff = await open('lose', 'DEMO', 'demo.admin');
  const kept = (await takenBy(client, 'DEMO')).filter((code) => code !== 'RAO_CM_VERIFY');
  const params = { brokerCode: 'DEMO' };
  await client.call(setBrokerFunctions, { params, body: { functionCodes: kept, version: 1 } });
  const role = (await staff.call(getRole, { params: { roleID: 'DEMO-REVIEWER' } })).data;
  expect(role).toMatchObject({ version: 2, updateBy: 'FUNG Wai Yin 馮慧賢' });
  const { data: session } = await openClient(emulator, 'lose').signIn('DEMO', 'demo.reviewer');
  expect(flatten(session.functions).map(({ functionCode }) => functionCode)).not.toContain('RAO_CM_VERIFY');
  // When the broker gets it back, it belongs to no role until a user grants it again.
  const body = { functionCodes: [...kept, 'RAO_CM_VERIFY'], version: 2 };
  await client.call(setBrokerFunctions, { params, body });
  const again = (await staff.call(getRole, { params: { roleID: 'DEMO-REVIEWER' } })).data;
  expect(again.businessFunctionCodes).not.toContain('RAO_CM_VERIFY');
});

test('unknown functions, functions without their ancestors, and functions for the provider are rejected', async () => {
  const client = await open('choice');
  const answerTo = (brokerCode: string, codes: readonly string[]) =>
    client.call(setBrokerFunctions, { params: { brokerCode }, body: { functionCodes: [...codes], version: 1 } });
  expect(await answerTo('DEMO', ['RAO', 'RAO_CM_VERIFY', 'NOTHING'])).toMatchObject({
    code: 'E0004',
    data: {
      fields: [
        { path: 'functionCodes.1', rule: 'parent' },
        { path: 'functionCodes.2', rule: 'unknown' },
      ],
    },
  });
  expect(await answerTo('2GO', ['RAO'])).toMatchObject({ code: 'E0016', data: { rule: 'internal-broker' } });
  expect((await answerTo('NOBODY', ['RAO'])).code).toBe('E0003');
});
