import {
  createRole,
  deleteRole,
  functionCodes,
  getRole,
  type GrantableFunctionNode,
  type InputOf,
  listOperationRecords,
  listRoles,
  listUsers,
  logout,
  updateRole,
  updateUser,
} from '@brokerdesk/api';
import { afterAll, describe, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

async function open(sandbox: string, userID = 'demo.admin', brokerCode = 'DEMO'): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  expect((await client.signIn(brokerCode, userID)).code).toBe('OK');
  return client;
}

const roleBody: InputOf<typeof createRole>['body'] = {
  name: { EN: 'Night desk', SC: '夜班', TC: '夜更' },
  description: { EN: 'Reads at night.', SC: '夜间查看。', TC: '夜間查閱。' },
  functionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT', 'RAO_CM_VERIFY'],
  memberRefIDs: ['DEMO-U004', 'DEMO-U024'],
};

const functionCodeCount = Object.keys(functionCodes).length;

function grantedCodes(nodes: readonly GrantableFunctionNode[]): string[] {
  return nodes.flatMap((node) => [...(node.granted ? [node.functionCode] : []), ...grantedCodes(node.children)]);
}

describe('reading', () => {
  test('the list has the broker’s roles with their members counted, the default one first', async () => {
    const client = await open('list');
    const { data } = await client.call(listRoles);
    expect(data).toMatchObject({ page: 1, size: 50, total: 15 });
    expect(data.items[0]).toEqual({
      roleID: 'DEMO-ALL',
      brokerCode: 'DEMO',
      name: { EN: 'All functions', SC: '全部功能', TC: '全部功能' },
      description: { EN: 'Every function of the broker.', SC: '券商的全部功能。', TC: '券商的全部功能。' },
      default: true,
      memberCount: 2,
      functionCount: functionCodeCount,
      version: 1,
      updateTime: '2025-01-06T02:00:00.000Z',
      updateBy: 'Brokerdesk',
    });
    for (const { roleID, memberCount } of data.items) {
      const members = await client.call(listUsers, { query: { roleID } });
      expect(memberCount, roleID).toBe(members.data.total);
    }
    expect((await client.call(listRoles, { query: { q: 'READ' } })).data.items.map(({ roleID }) => roleID)).toContain(
      'DEMO-READER',
    );
    expect((await client.call(listRoles, { query: { q: '券商的全部功能' } })).data.total).toBe(1);
    const sorted = await client.call(listRoles, { query: { sort: '-name', size: 2 } });
    expect(sorted.data.items.map(({ name }) => name.EN)).toEqual(['User administrator', 'Template editor']);
    const largest = await client.call(listRoles, { query: { sort: '-functionCount', size: 2 } });
    expect(largest.data.items.map(({ roleID }) => roleID)).toEqual(['DEMO-ALL', 'DEMO-USERS']);
  });

  test('one role shows its members and the whole tree with the granted functions', async () => {
    const client = await open('one');
    const { data } = await client.call(getRole, { params: { roleID: 'DEMO-READER' } });
    expect(grantedCodes(data.functions)).toEqual(['RAO', 'RAO_CLIENT_MANAMEMENT']);
    expect(data.functions.map(({ functionCode }) => functionCode)).toEqual([
      'RAO',
      'USER_AND_ROLE',
      'PRODUCT_MANAGEMENT',
    ]);
    expect(data.adminFunctionCodes).toEqual(['RAO', 'RAO_CLIENT_MANAMEMENT']);
    expect(data.businessFunctionCodes).toEqual([]);
    expect(data.members).toContainEqual({
      refID: 'DEMO-U004',
      userID: 'demo.reader',
      userName: 'TSANG Tsz Kit 曾子傑',
      type: 'Operator',
      enabled: true,
      signedIn: false,
    });
    expect(data.members).toHaveLength(data.memberCount);
  });

  test('a member is signed in from the sign-in until the session ends', async () => {
    const client = await open('signed-in');
    const reader = await open('signed-in', 'demo.reader');
    const isReaderSignedIn = async () => {
      const { members } = (await client.call(getRole, { params: { roleID: 'DEMO-READER' } })).data;
      return members.find(({ userID }) => userID === 'demo.reader')?.signedIn;
    };
    expect(await isReaderSignedIn()).toBe(true);
    await reader.call(logout);
    expect(await isReaderSignedIn()).toBe(false);
  });

  test('another broker’s role is not found, but for the provider’s staff', async () => {
    const client = await open('foreign');
    const params = { roleID: 'LOTUS-READER' };
    expect(await client.call(getRole, { params })).toMatchObject({ code: 'E0003', data: null });
    expect(await client.call(updateRole, { params, body: { ...roleBody, version: 1 } })).toMatchObject({
      code: 'E0003',
    });
    expect(await client.call(deleteRole, { params, query: { version: 1 } })).toMatchObject({ code: 'E0003' });
    expect(await client.call(listRoles, { query: { brokerCode: 'LOTUS' } })).toMatchObject({ code: 'E0003' });
    const provider = await open('foreign', 'provider.admin', '2GO');
    expect((await provider.call(getRole, { params })).data.roleID).toBe('LOTUS-READER');
    expect((await provider.call(listRoles, { query: { brokerCode: 'LOTUS' } })).data.total).toBe(9);
  });
});

describe('creating and changing', () => {
  test('a new role is listed, given to its members and counts from their next sign-in', async () => {
    const client = await open('create');
    const reader = openClient(emulator, 'create');
    await reader.signIn('DEMO', 'demo.reader');
    const { data } = await client.call(createRole, { body: roleBody });
    expect(data).toMatchObject({
      name: roleBody.name,
      default: false,
      memberCount: 2,
      version: 1,
      adminFunctionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT'],
      businessFunctionCodes: ['RAO_CM_VERIFY'],
    });
    expect((await client.call(getRole, { params: { roleID: data.roleID } })).data).toEqual(data);
    const codes = JSON.stringify((await reader.signIn('DEMO', 'demo.reader')).data.functions);
    expect(codes).toContain('RAO_CM_VERIFY');
    const records = await client.call(listOperationRecords, { query: { operation: 'role' } });
    expect(records.data.items[0]).toMatchObject({
      operation: 'role.create',
      targetID: data.roleID,
      targetName: 'Night desk',
    });
  });

  test('a change revokes members and functions as well, and a stale one is rejected', async () => {
    const client = await open('change');
    const { data: before } = await client.call(createRole, { body: roleBody });
    const params = { roleID: before.roleID };
    const body = { ...roleBody, functionCodes: ['RAO'], memberRefIDs: ['DEMO-U024'], version: 1 };
    const { data } = await client.call(updateRole, { params, body });
    expect(data).toMatchObject({ version: 2, adminFunctionCodes: ['RAO'], businessFunctionCodes: [], memberCount: 1 });
    const user = (await client.call(listUsers, { query: { q: 'demo.reader' } })).data.items[0];
    expect(user?.roles.map(({ roleID }) => roleID)).toEqual(['DEMO-READER']);
    expect(await client.call(updateRole, { params, body })).toMatchObject({
      code: 'E0005',
      data: { current: data, by: 'CHEUNG Mei Kuen 張美娟', at: '2026-03-02T03:00:00.000Z' },
    });
    expect((await client.call(deleteRole, { params, query: { version: 1 } })).code).toBe('E0005');
    const records = await client.call(listOperationRecords, { query: { operation: 'role.update' } });
    expect(records.data.items[0]?.changes.map(({ field }) => field)).toEqual(['functionCodes', 'members']);
  });

  test('a role is changed by the account that gets or loses it, so that an older form cannot undo that', async () => {
    const client = await open('membership');
    const { data: role } = await client.call(createRole, { body: roleBody });
    const params = { roleID: role.roleID };
    const { roles, contactGroups, ...user } = (await client.call(listUsers, { query: { q: 'demo.reader' } })).data
      .items[0]!;
    const { refID, userName, type, email, mobile, version } = user;
    const groupIDs = contactGroups.map(({ groupID }) => groupID);
    const roleIDs = roles.map(({ roleID }) => roleID).filter((roleID) => roleID !== role.roleID);
    const body = { userName, type, email, mobile, roleIDs, groupIDs, version };
    expect((await client.call(updateUser, { params: { refID }, body })).code).toBe('OK');
    expect(await client.call(updateRole, { params, body: { ...roleBody, version: 1 } })).toMatchObject({
      code: 'E0005',
      data: { current: { version: 2, memberCount: 1 } },
    });
    const reader = await client.call(getRole, { params: { roleID: 'DEMO-READER' } });
    expect(reader.data.version).toBe(1);
  });

  test('names in use, unknown functions, functions without their ancestors, and unknown members are rejected by field', async () => {
    const client = await open('fields');
    const fieldsOf = async (change: object) =>
      (
        (await client.call(createRole, { body: { ...roleBody, ...change } })).data as unknown as {
          fields: { path: string; rule: string }[];
        }
      ).fields.map(({ path, rule }) => `${path} ${rule}`);
    expect(await fieldsOf({ name: { EN: 'READ only', SC: '夜', TC: '唯讀' } })).toEqual([
      'name.EN unique',
      'name.TC unique',
    ]);
    expect(await fieldsOf({ functionCodes: ['RAO', 'RAO_CM_VERIFY', 'NOTHING'] })).toEqual([
      'functionCodes.1 parent',
      'functionCodes.2 unknown',
    ]);
    expect(await fieldsOf({ memberRefIDs: ['DEMO-U004', 'LOTUS-U004'] })).toEqual(['memberRefIDs.1 unknown']);
    expect(await fieldsOf({ functionCodes: [] })).toEqual([expect.stringContaining('functionCodes')]);
  });

  test('users cannot grant functions that they lack, to a role or a member, nor a role to themselves', async () => {
    const admin = await open('grants');
    const { data: role } = await admin.call(createRole, {
      body: {
        ...roleBody,
        name: { EN: 'Role keeper', SC: '角色保管', TC: '角色保管' },
        functionCodes: ['USER_AND_ROLE', 'UR_ROLE_MANAGEMENT', 'UR_RM_CREATE_ROLE', 'UM_RM_MODIFY_ROLE'],
        memberRefIDs: ['DEMO-U024'],
      },
    });
    const keeper = await open('grants', 'sun.meilin');
    expect(await keeper.call(createRole, { body: { ...roleBody, memberRefIDs: [] } })).toMatchObject({
      code: 'E0016',
      data: { rule: 'grant-exceeds-own', functionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT', 'RAO_CM_VERIFY'] },
    });
    expect(
      await keeper.call(createRole, { body: { ...roleBody, functionCodes: ['RAO'], memberRefIDs: [] } }),
    ).toMatchObject({ code: 'E0016', data: { rule: 'grant-exceeds-own', functionCodes: ['RAO'] } });
    const reader = (await admin.call(getRole, { params: { roleID: 'DEMO-READER' } })).data;
    const refIDs = reader.members.map(({ refID }) => refID);
    const readerBody = { ...reader, functionCodes: reader.adminFunctionCodes };
    const change = (body: object) =>
      keeper.call(updateRole, {
        params: { roleID: 'DEMO-READER' },
        body: {
          name: readerBody.name,
          description: readerBody.description,
          functionCodes: readerBody.functionCodes,
          memberRefIDs: refIDs,
          version: 1,
          ...body,
        },
      });
    expect(await change({ memberRefIDs: [...refIDs, 'DEMO-U005'] })).toMatchObject({
      code: 'E0016',
      data: { rule: 'grant-exceeds-own' },
    });
    expect(await change({ memberRefIDs: [...refIDs, 'DEMO-U024'] })).toMatchObject({
      code: 'E0016',
      data: { rule: 'own-account' },
    });
    // Marcus Hale is an administrator, the keeper of roles an operator.
    const administrator = reader.members.find(({ userID }) => userID === 'marcus.hale')?.refID;
    expect(await change({ memberRefIDs: refIDs.filter((refID) => refID !== administrator) })).toMatchObject({
      code: 'E0016',
      data: { rule: 'outranks-caller' },
    });
    expect((await change({ memberRefIDs: refIDs.slice(1) })).code).toBe('OK');
    const second = { memberRefIDs: refIDs.slice(1), version: 2 };
    expect(await change({ ...second, functionCodes: ['RAO'] })).toMatchObject({
      code: 'E0016',
      data: { rule: 'revoke-exceeds-own', functionCodes: ['RAO_CLIENT_MANAMEMENT'] },
    });
    expect((await change({ ...second, description: { EN: 'Reads.', SC: '查看。', TC: '查閱。' } })).code).toBe('OK');
    const own = { name: role.name, description: role.description, functionCodes: ['USER_AND_ROLE'] };
    const leave = { ...own, memberRefIDs: [], version: 1 };
    expect(await keeper.call(updateRole, { params: { roleID: role.roleID }, body: leave })).toMatchObject({
      code: 'E0016',
      data: { rule: 'own-account' },
    });
  });
});

describe('deleting', () => {
  test('deleting is rejected while accounts have the role, and succeeds afterwards', async () => {
    const client = await open('delete');
    const { data } = await client.call(createRole, { body: roleBody });
    const params = { roleID: data.roleID };
    expect(await client.call(deleteRole, { params, query: { version: 1 } })).toMatchObject({
      code: 'E0012',
      message: 'The role is in use, so it cannot be deleted.',
      data: { memberCount: 2 },
    });
    await client.call(updateRole, { params, body: { ...roleBody, memberRefIDs: [], version: 1 } });
    expect(await client.call(deleteRole, { params, query: { version: 2 } })).toMatchObject({ code: 'OK', data: null });
    expect((await client.call(getRole, { params })).code).toBe('E0003');
    expect((await client.call(listRoles)).data.total).toBe(15);
  });

  test('the default role can be neither changed nor deleted', async () => {
    const client = await open('default');
    const params = { roleID: 'DEMO-ALL' };
    const refusal = { code: 'E0016', data: { rule: 'default-role' } };
    expect(await client.call(updateRole, { params, body: { ...roleBody, version: 1 } })).toMatchObject(refusal);
    expect(await client.call(deleteRole, { params, query: { version: 1 } })).toMatchObject(refusal);
  });
});
