import {
  createUser,
  deleteUser,
  type InputOf,
  listContactGroups,
  listRoles,
  listUsers,
  setUserStatus,
  updateUser,
  type User,
} from '@brokerdesk/api';
import type { TestClient } from '../../testing/openClient.ts';
import { type ContractCase, contractCase, requireFound } from '../../testing/ContractCase.ts';

export const userCases: readonly ContractCase[] = [
  contractCase(listUsers, {
    input: () => ({ query: { sort: 'userID' as const, size: 5 } }),
    rejected: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  contractCase(createUser, {
    newNames: ['userID'],
    input: async (client) => ({ body: await createUserInput(client) }),
    rejected: {
      code: 'E0004',
      input: async (client) => ({
        body: { ...(await createUserInput(client)), userID: (await findUser(client, 'Operator')).userID },
      }),
    },
  }),
  contractCase(updateUser, {
    input: async (client) => createChangeInput(await findUser(client, 'Operator')),
    rejected: {
      code: 'E0005',
      input: async (client) => createChangeInput({ ...(await findUser(client, 'Operator')), version: 999 }),
    },
  }),
  contractCase(setUserStatus, {
    input: async (client) => ({ body: { ...versionOf(await findUser(client, 'Operator')), enabled: false } }),
    // The administrator's own account, which they cannot lock out.
    rejected: {
      code: 'E0016',
      input: async (client) => ({
        body: { ...versionOf(await findUser(client, 'Super Administrator')), enabled: false },
      }),
    },
  }),
  contractCase(deleteUser, {
    input: async (client) => ({ query: versionOf(await findUser(client, 'Operator')) }),
    rejected: {
      code: 'E0016',
      input: async (client) => ({ query: versionOf(await findUser(client, 'Super Administrator')) }),
    },
  }),
];

async function findUser(client: TestClient, type: User['type']): Promise<User> {
  const { data } = await client.call(listUsers, { query: { type, size: 1 } });
  return requireFound(data.items[0], `an account of the type ${type}`);
}

function versionOf({ brokerCode, refID, version }: User) {
  return { brokerCode, refID, version };
}

function createChangeInput(user: User): InputOf<typeof updateUser> {
  const { refID, type, email, mobile, version } = user;
  const lists = {
    roleIDs: user.roles.map(({ roleID }) => roleID),
    groupIDs: user.contactGroups.map(({ groupID }) => groupID),
  };
  return { params: { refID }, body: { userName: `${user.userName} II`, type, email, mobile, ...lists, version } };
}

async function createUserInput(client: TestClient): Promise<InputOf<typeof createUser>['body']> {
  const counts = await Promise.all(
    (['normal', 'deleted'] as const).map((status) => client.call(listUsers, { query: { status } })),
  );
  const number = counts.reduce((sum, { data }) => sum + data.total, 0);
  const roles = await client.call(listRoles, { query: { size: 2 } });
  const groups = await client.call(listContactGroups);
  return {
    userID: `case.person.${number}`,
    userName: `Case Person ${number}`,
    type: 'Operator',
    email: `case.person.${number}@mail.example`,
    mobile: '+852 0123 4567',
    roleIDs: roles.data.items.slice(-1).map(({ roleID }) => roleID),
    groupIDs: groups.data.items.slice(0, 1).map(({ groupID }) => groupID),
  };
}
