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
import type { CaseClient } from '../../cases/CaseClient.ts';
import { type ContractCase, contractCase, requireFound } from '../../cases/ContractCase.ts';

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
        body: { ...(await createUserInput(client)), userID: (await createTestUser(client)).userID },
      }),
    },
  }),
  contractCase(updateUser, {
    input: async (client) => createChangeInput(await createTestUser(client)),
    rejected: {
      code: 'E0005',
      input: async (client) => createChangeInput({ ...(await createTestUser(client)), version: 999 }),
    },
  }),
  contractCase(setUserStatus, {
    input: async (client) => ({ body: { ...versionOf(await createTestUser(client)), enabled: false } }),
    // The administrator's own account, which they cannot lock out.
    rejected: {
      code: 'E0016',
      input: async (client) => ({
        body: { ...versionOf(await findOwnUser(client)), enabled: false },
      }),
    },
  }),
  contractCase(deleteUser, {
    input: async (client) => ({ query: versionOf(await createTestUser(client)) }),
    rejected: {
      code: 'E0016',
      input: async (client) => ({ query: versionOf(await findOwnUser(client)) }),
    },
  }),
];

/** Creates an account that a case can change. */
export async function createTestUser(client: CaseClient): Promise<User> {
  return (await client.call(createUser, { body: await createUserInput(client) })).data.user;
}

async function findOwnUser(client: CaseClient): Promise<User> {
  const { userID } = client.account;
  const { data } = await client.call(listUsers, { query: { q: userID, size: 500 } });
  return requireFound(
    data.items.find((user) => user.userID === userID),
    'the own account among the users',
  );
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

async function createUserInput(client: CaseClient): Promise<InputOf<typeof createUser>['body']> {
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
