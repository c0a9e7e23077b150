import { listUsers, type MockInput, type User } from '@brokerdesk/api';
import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import { pageOf, matchesText, selectRows, sortRows } from '../behaviour/lists.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { presenter } from '../pipeline/Presenter.ts';
import { type Route, route } from '../pipeline/Route.ts';
import { itemShapeOf } from '../pipeline/shapes.ts';

type ListShapes = typeof listUsers extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

const listedUser = presenter<UserRow>({
  shape: itemShapeOf(listUsers),
  sources: rolesOf,
  present: (context, row) => ({ data: describeUser(context, row) }),
});

export const usersRoutes: readonly Route[] = [
  route(listUsers, (context, { query }) => ({
    code: 'OK',
    page: pageOf(selectUsers(context, query), query),
    as: listedUser,
  })),
];

function selectUsers(context: CallContext, query: Query): readonly UserRow[] {
  const { page: _page, size: _size, ...asked } = query;
  const { sort = 'userID', type, enabled, roleID } = asked;
  const text = asked.q?.trim().toLowerCase();
  const users = context.rows<UserRow>('users');
  return selectRows(users, `${context.brokerCode} ${JSON.stringify(asked)}`, () => {
    const found = users.filter(
      (user) =>
        user.brokerCode === context.brokerCode &&
        user.status === 'normal' &&
        (type === undefined || user.type === type) &&
        (enabled === undefined || String(user.enabled) === enabled) &&
        (roleID === undefined || user.roleIDs.includes(roleID)) &&
        (!text || matchesText([user.userID, user.userName, user.email], text)),
    );
    return sortRows(found, { sort, valueOf: sortValue, idOf: ({ refID }) => refID });
  });
}

function sortValue(user: UserRow, field: string): string | number | null {
  switch (field) {
    case 'lastLoginTime':
      return user.lastLoginTime === null ? null : Date.parse(user.lastLoginTime);
    case 'userName':
      return user.userName.toLowerCase();
    default:
      return user.userID.toLowerCase();
  }
}

function rolesOf(context: CallContext, { roleIDs }: UserRow): readonly RoleRow[] {
  return roleIDs.flatMap((roleID) => context.row<RoleRow>('roles', roleID) ?? []);
}

/** Names each field: a password hash must not slip into an answer because somebody spread a row. */
function describeUser(context: CallContext, user: UserRow): User {
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
    roles: rolesOf(context, user).map(({ roleID, name }) => ({ roleID, name })),
    lastLoginTime: user.lastLoginTime,
    createTime: user.createTime,
  };
}
