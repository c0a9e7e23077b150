import { listUsers, type MockInput, type User } from '@brokerdesk/api';
import type { ContactGroupRow, RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { createRowSerializer } from '../../context/RowSerializer.ts';
import { itemShapeOf } from '../../contract/shapesOf.ts';
import { matchesText, selectRows, sortRows } from '../../shared-rules/lists/lists.ts';

type ListShapes = typeof listUsers extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

export const userRowSerializer = createRowSerializer<UserRow>({
  shape: itemShapeOf(listUsers),
  dependenciesOf: (context, row) => [...rolesOf(context, row), ...groupsOf(context, row)],
  represent: (context, row) => ({ data: describeUser(context, row) }),
});

/** Lists a broker's users that match a query. */
export function selectUsers(context: RequestContext, brokerCode: string, query: Query): readonly UserRow[] {
  const { page: _page, size: _size, brokerCode: _brokerCode, ...filters } = query;
  const { sort = 'userID', type, enabled, roleID, groupID, refID, signedIn } = filters;
  // A caller who names one account wants to see it, deleted or not.
  const status = filters.status ?? (refID === undefined ? 'normal' : undefined);
  const text = filters.q;
  const { language } = context;
  const users = context.rows<UserRow>('users');
  return selectRows(users, `${brokerCode} ${language} ${JSON.stringify(filters)}`, () => {
    const found = users.filter(
      (user) =>
        user.brokerCode === brokerCode &&
        (status === undefined || user.status === status) &&
        (refID === undefined || user.refID === refID) &&
        (signedIn === undefined || String(user.lastLoginTime !== null) === signedIn) &&
        (type === undefined || user.type === type) &&
        (enabled === undefined || String(user.enabled) === enabled) &&
        (roleID === undefined || user.roleIDs.includes(roleID)) &&
        (groupID === undefined || user.groupIDs.includes(groupID)) &&
        matchesText([user.userID, user.userName, user.email], text),
    );
    return sortRows(found, { sort, language, valueOf: sortValue, idOf: ({ refID }) => refID });
  });
}

/** Lists each field: spreading a row would put a password hash into a response. */
export function describeUser(context: RequestContext, user: UserRow): User {
  return {
    refID: user.refID,
    userID: user.userID,
    userName: user.userName,
    brokerCode: user.brokerCode,
    type: user.type,
    enabled: user.enabled,
    status: user.status,
    email: user.email,
    mobile: user.mobile,
    language: user.language,
    roles: rolesOf(context, user).map(({ roleID, name }) => ({ roleID, name })),
    contactGroups: groupsOf(context, user).map(({ groupID, nameEN, nameSC, nameTC }) => ({
      groupID,
      nameEN,
      nameSC,
      nameTC,
    })),
    lastLoginTime: user.lastLoginTime,
    createTime: user.createTime,
    version: user.version,
    updateTime: user.updateTime,
    updateBy: user.updateBy,
  };
}

function rolesOf(context: RequestContext, { roleIDs }: UserRow): readonly RoleRow[] {
  return roleIDs.flatMap((roleID) => context.row<RoleRow>('roles', roleID) ?? []);
}

function groupsOf(context: RequestContext, { groupIDs }: UserRow): readonly ContactGroupRow[] {
  return groupIDs.flatMap((groupID) => context.row<ContactGroupRow>('contactGroups', groupID) ?? []);
}

function sortValue(user: UserRow, field: string): string | number | null {
  switch (field) {
    case 'lastLoginTime':
      return user.lastLoginTime === null ? null : Date.parse(user.lastLoginTime);
    case 'userName':
      return user.userName;
    default:
      return user.userID;
  }
}
