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
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { needed } from './needed.ts';

export const usersCases: readonly CallCase[] = [
  callCase(listUsers, {
    input: () => ({ query: { sort: 'userID' as const, size: 5 } }),
    refused: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  callCase(createUser, {
    newNames: ['userID'],
    input: async (client) => ({ body: await newUser(client) }),
    refused: {
      code: 'E0004',
      input: async (client) => ({
        body: { ...(await newUser(client)), userID: (await findUser(client, 'Operator')).userID },
      }),
    },
  }),
  callCase(updateUser, {
    input: async (client) => changeOf(await findUser(client, 'Operator')),
    refused: {
      code: 'E0005',
      input: async (client) => changeOf({ ...(await findUser(client, 'Operator')), version: 999 }),
    },
  }),
  callCase(setUserStatus, {
    input: async (client) => ({ body: { ...placeOf(await findUser(client, 'Operator')), enabled: false } }),
    // The administrator himself: he cannot lock himself out.
    refused: {
      code: 'E0016',
      input: async (client) => ({
        body: { ...placeOf(await findUser(client, 'Super Administrator')), enabled: false },
      }),
    },
  }),
  callCase(deleteUser, {
    input: async (client) => ({ query: placeOf(await findUser(client, 'Operator')) }),
    refused: {
      code: 'E0016',
      input: async (client) => ({ query: placeOf(await findUser(client, 'Super Administrator')) }),
    },
  }),
];

async function findUser(client: TestClient, type: User['type']): Promise<User> {
  const { data } = await client.call(listUsers, { query: { type, size: 1 } });
  return needed(data.items[0], `an account of the type ${type}`);
}

function placeOf({ brokerCode, refID, version }: User) {
  return { brokerCode, refID, version };
}

function changeOf(user: User): InputOf<typeof updateUser> {
  const { refID, type, email, mobile, version } = user;
  const lists = {
    roleIDs: user.roles.map(({ roleID }) => roleID),
    groupIDs: user.contactGroups.map(({ groupID }) => groupID),
  };
  return { params: { refID }, body: { userName: `${user.userName} II`, type, email, mobile, ...lists, version } };
}

async function newUser(client: TestClient): Promise<InputOf<typeof createUser>['body']> {
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
