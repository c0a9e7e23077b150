import {
  createRole,
  deleteRole,
  getRole,
  type InputOf,
  listFunctions,
  listRoles,
  type RoleSummary,
  updateRole,
} from '@brokerdesk/api';
import type { CaseClient } from '../../cases/CaseClient.ts';
import { type ContractCase, contractCase, requireFound } from '../../cases/ContractCase.ts';

export const roleCases: readonly ContractCase[] = [
  contractCase(listRoles, {
    input: () => ({ query: { sort: '-memberCount' as const } }),
    rejected: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  contractCase(getRole, {
    input: async (client) => ({ params: identifyRole(await findRole(client, () => true)) }),
    rejected: { code: 'E0003', input: () => ({ params: { roleID: 'no-such-role' } }) },
  }),
  contractCase(createRole, {
    input: async (client) => ({ body: await createRoleInput(client) }),
    rejected: {
      code: 'E0004',
      input: async (client) => ({
        body: { ...(await createRoleInput(client)), name: (await findRole(client, () => true)).name },
      }),
    },
  }),
  contractCase(updateRole, {
    input: async (client) => ({
      params: identifyRole(await createTestRole(client)),
      body: { ...(await createRoleInput(client)), version: 1 },
    }),
    rejected: {
      code: 'E0016',
      input: async (client) => ({
        params: identifyRole(await findRole(client, (role) => role.default)),
        body: { ...(await createRoleInput(client)), version: 1 },
      }),
    },
  }),
  contractCase(deleteRole, {
    input: async (client) => ({ params: identifyRole(await createTestRole(client)), query: { version: 1 } }),
    rejected: {
      code: 'E0012',
      input: async (client) => {
        const used = await findRole(client, (role) => role.memberCount > 0 && !role.default);
        return { params: identifyRole(used), query: { version: used.version } };
      },
    },
  }),
];

async function findRole(client: CaseClient, predicate: (role: RoleSummary) => boolean): Promise<RoleSummary> {
  const { data } = await client.call(listRoles, { query: { size: 500 } });
  return requireFound(data.items.find(predicate), 'a role');
}

function identifyRole({ roleID }: Pick<RoleSummary, 'roleID'>) {
  return { roleID };
}

async function createTestRole(client: CaseClient): Promise<RoleSummary> {
  return (await client.call(createRole, { body: await createRoleInput(client) })).data;
}

async function createRoleInput(client: CaseClient): Promise<InputOf<typeof createRole>['body']> {
  const { items } = (await client.call(listRoles, { query: { size: 500 } })).data;
  const { data: functions } = await client.call(listFunctions);
  let number = items.length;
  while (items.some(({ name }) => name.EN === `Case role ${number}`)) number += 1;
  return {
    name: { EN: `Case role ${number}`, SC: `测试角色 ${number}`, TC: `測試角色 ${number}` },
    description: { EN: '', SC: '', TC: '' },
    functionCodes: functions.slice(0, 1).map(({ functionCode }) => functionCode),
    memberRefIDs: [],
  };
}
