// Shared by the tests of staff accounts: a new account, and an existing one as the body of its change.
import { type createUser, type InputOf, listUsers, type User } from '@brokerdesk/api';
import type { TestClient } from '../../testing/openClient.ts';

/** A person without an account. */
export const newUserInput: InputOf<typeof createUser>['body'] = {
  userID: 'new.person',
  userName: 'CHU Wing Lam 朱詠琳',
  type: 'Operator',
  email: 'new.person@demo-securities.example',
  mobile: '+852 0123 4567',
  language: 'zh_HK',
  roleIDs: ['DEMO-READER'],
  groupIDs: ['DEMO-CG-TRADING'],
};

/** Returns the first account that a search finds. */
export async function findUser(client: TestClient, q: string, query: object = {}): Promise<User> {
  const { data } = await client.call(listUsers, { query: { q, ...query } });
  const [user] = data.items;
  if (!user) throw new Error(`No user is found by "${q}".`);
  return user;
}

/** The body that leaves an account as it is. */
export function toUserBody(user: User) {
  return {
    userName: user.userName,
    type: user.type,
    email: user.email,
    mobile: user.mobile,
    roleIDs: user.roles.map(({ roleID }) => roleID),
    groupIDs: user.contactGroups.map(({ groupID }) => groupID),
    version: user.version,
  };
}
