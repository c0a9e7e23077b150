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
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { needed } from './needed.ts';

export const rolesCases: readonly CallCase[] = [
  callCase(listRoles, {
    input: () => ({ query: { sort: '-memberCount' as const } }),
    refused: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  callCase(getRole, {
    input: async (client) => ({ params: placeOf(await findRole(client, () => true)) }),
    refused: { code: 'E0003', input: () => ({ params: { roleID: 'no-such-role' } }) },
  }),
  callCase(createRole, {
    input: async (client) => ({ body: await newRole(client) }),
    refused: {
      code: 'E0004',
      input: async (client) => ({
        body: { ...(await newRole(client)), name: (await findRole(client, () => true)).name },
      }),
    },
  }),
  callCase(updateRole, {
    input: async (client) => ({
      params: placeOf(await makeRole(client)),
      body: { ...(await newRole(client)), version: 1 },
    }),
    refused: {
      code: 'E0016',
      input: async (client) => ({
        params: placeOf(await findRole(client, (role) => role.default)),
        body: { ...(await newRole(client)), version: 1 },
      }),
    },
  }),
  callCase(deleteRole, {
    input: async (client) => ({ params: placeOf(await makeRole(client)), query: { version: 1 } }),
    refused: {
      code: 'E0012',
      input: async (client) => {
        const used = await findRole(client, (role) => role.memberCount > 0 && !role.default);
        return { params: placeOf(used), query: { version: used.version } };
      },
    },
  }),
];

async function findRole(client: TestClient, isWanted: (role: RoleSummary) => boolean): Promise<RoleSummary> {
  const { data } = await client.call(listRoles, { query: { size: 500 } });
  return needed(data.items.find(isWanted), 'a role');
}

function placeOf({ roleID }: Pick<RoleSummary, 'roleID'>) {
  return { roleID };
}

async function makeRole(client: TestClient): Promise<RoleSummary> {
  return (await client.call(createRole, { body: await newRole(client) })).data;
}

async function newRole(client: TestClient): Promise<InputOf<typeof createRole>['body']> {
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
