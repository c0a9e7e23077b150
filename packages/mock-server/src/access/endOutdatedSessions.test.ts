// Permissions count from the next sign-in, unless the one who changes them ends the sessions that still have the old ones.
import {
  getBrokerFunctions,
  type GrantableFunctionNode,
  getRole,
  listOperationRecords,
  setBrokerFunctions,
  updateRole,
  updateUser,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { findUser, toUserBody } from '../resources/users/setUpUsers.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

async function open(sandbox: string, userID: string, brokerCode = 'DEMO'): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  expect((await client.signIn(brokerCode, userID)).code).toBe('OK');
  return client;
}

const ended = { code: 'E0001', data: { reason: 'permissions-changed' } };

/** Whether a session still works: reading the records of operations needs a session only to be told that it may not. */
async function ask(client: TestClient) {
  const { code, data } = await client.call(listOperationRecords, {});
  return { code, data: code === 'E0001' ? data : null };
}

async function readEnded(admin: TestClient, operation: string) {
  const { data } = await admin.call(listOperationRecords, { query: { operation } });
  return data.items[0]?.changes.find(({ field }) => field === 'endedSessions');
}

test('a change of a role ends the sessions of its members if that is asked for, and says how many', async () => {
  const admin = await open('role', 'demo.admin');
  const reader = await open('role', 'demo.reader');
  const other = await open('role', 'demo.users');
  const params = { roleID: 'DEMO-READER' };
  const change = async (functionCodes: readonly string[], more: object) => {
    const { data: role } = await admin.call(getRole, { params });
    const { name, description, version, members } = role;
    const body = { name, description, version, memberRefIDs: members.map(({ refID }) => refID), ...more };
    return admin.call(updateRole, { params, body: { ...body, functionCodes: [...functionCodes] } });
  };
  expect((await change(['RAO', 'RAO_CLIENT_MANAMEMENT'], {})).code).toBe('OK');
  expect((await ask(reader)).code).not.toBe('E0001');
  expect((await change(['RAO'], { endSessions: true })).code).toBe('OK');
  expect(await ask(reader)).toEqual(ended);
  expect((await ask(other)).code).not.toBe('E0001');
  expect((await ask(admin)).code).toBe('OK');
  expect(await readEnded(admin, 'role.update')).toEqual({ field: 'endedSessions', before: '0', after: '1' });
});

test('a change of the roles of a user ends their session if that is asked for, another change does not', async () => {
  const admin = await open('user', 'demo.admin');
  const reader = await open('user', 'demo.reader');
  const change = async (more: object) => {
    const user = await findUser(admin, 'demo.reader');
    const input = { params: { refID: user.refID }, body: { ...toUserBody(user), ...more, endSessions: true } };
    return (await admin.call(updateUser, input)).code;
  };
  expect(await change({ userName: 'LO Wai Yee 盧慧儀' })).toBe('OK');
  expect((await ask(reader)).code).not.toBe('E0001');
  expect(await change({ roleIDs: [] })).toBe('OK');
  expect(await ask(reader)).toEqual(ended);
  expect(await readEnded(admin, 'user.update')).toEqual({ field: 'endedSessions', before: '0', after: '1' });
});

test('functions that a broker loses end the sessions of users who had them, and no other', async () => {
  const provider = await open('set', 'provider.admin', '2GO');
  const reviewer = await open('set', 'demo.reviewer');
  const users = await open('set', 'demo.users');
  const params = { brokerCode: 'DEMO' };
  const { data } = await provider.call(getBrokerFunctions, { params });
  const kept = listGranted(data.functions).filter((code) => code !== 'RAO_CM_VERIFY');
  const body = { functionCodes: kept, version: data.version, endSessions: true };
  expect((await provider.call(setBrokerFunctions, { params, body })).code).toBe('OK');
  expect(await ask(reviewer)).toEqual(ended);
  expect((await ask(users)).code).not.toBe('E0001');
  expect((await ask(provider)).code).not.toBe('E0001');
});

function listGranted(nodes: readonly GrantableFunctionNode[]): string[] {
  return nodes.flatMap(({ granted, functionCode, children }) => [
    ...(granted ? [functionCode] : []),
    ...listGranted(children),
  ]);
}
