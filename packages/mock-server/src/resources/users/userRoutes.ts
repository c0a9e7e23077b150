import { createUser, deleteUser, listUsers, type MockInput, setUserStatus, updateUser } from '@brokerdesk/api';
import type { BrokerRow, ContactGroupRow, RoleRow, UserRow } from '@brokerdesk/fixtures';
import { checkAccount, describeAdminAccounts, rejectLockOut, rejectOutranked } from './accountRules.ts';
import { generateInitialPassword } from '../passwords/generateInitialPassword.ts';
import { pageOf } from '../../shared-rules/lists/lists.ts';
import { findNamedBroker, findManageable } from '../brokers/findNamedBroker.ts';
import { diffFields } from '../../shared-rules/diffFields.ts';
import { hashPassword } from '../passwords/passwordHashing.ts';
import { rejectContactChange } from './accountTakeoverRules.ts';
import { isSameSet } from '../../shared-rules/isSameSet.ts';
import { endOutdatedSessions, endSessionsOf, rejectIfEnded } from '../../access/sessionRules.ts';
import { createSameStatusError } from '../../shared-rules/domainErrors.ts';
import { stampRoles } from '../roles/stampRoles.ts';
import { stamp } from '../../shared-rules/stamp.ts';
import { formatTime } from '../../contract/times.ts';
import { requireTwoFactor } from '../auths/two-factor/twoFactorRules.ts';
import { revokeVerifications } from '../auths/two-factor/revokeVerifications.ts';
import { describeUser, userRowSerializer, selectUsers } from './userList.ts';
import type { RequestContext } from '../../context/RequestContext.ts';
import { checkVersion, type ErrorResponse, invalidFields, message, notFound } from '../../context/errorResponses.ts';
import { type Route, route } from '../../context/Route.ts';
import { rowIndex } from '../../state/RowIndex.ts';

type CreateShapes = typeof createUser extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type NewUser = MockInput<CreateShapes>['body'];

export const userRoutes: readonly Route[] = [
  route(listUsers, (context, { query }) => {
    const broker = findNamedBroker(context, query.brokerCode);
    if (!broker) return notFound;
    const page = pageOf(selectUsers(context, broker.brokerCode, query), query);
    const more = { adminAccounts: describeAdminAccounts(context, broker) };
    return { code: 'OK', page: { ...page, more }, serializer: userRowSerializer };
  }),

  route(createUser, async (context, { body }) => {
    const broker = findNamedBroker(context, body.brokerCode);
    if (!broker) return notFound;
    const error = checkNewUser(context, broker, body);
    if (error) return error;
    const initialPassword = generateInitialPassword(context, broker);
    const passwordHash = await hashPassword(context, initialPassword);
    // Checked again: a colleague may have created the same account while the password was hashed.
    const lateError = rejectIfEnded(context) ?? checkNewUser(context, broker, body);
    if (lateError) return lateError;
    const user = writeUser(context, createUserRow(context, { broker, body, passwordHash }));
    return { code: 'OK', data: { user: describeUser(context, user), initialPassword } };
  }),

  route(updateUser, (context, { params, body }) => {
    const before = findUser(context, params.refID);
    const broker = before && findNamedBroker(context, before.brokerCode);
    if (!before || !broker) return notFound;
    const error =
      checkVersion(before, body.version, () => describeUser(context, before)) ??
      checkAccount(context, { broker, before, input: body }) ??
      rejectContactChange(context, before, body);
    if (error) return error;
    const { userName, type, email, mobile, language = before.language } = body;
    const lists = { roleIDs: withoutDuplicates(body.roleIDs), groupIDs: withoutDuplicates(body.groupIDs) };
    const after = { ...before, userName, type, email, mobile, language, ...lists, ...stamp(context, before) };
    if (email !== before.email || mobile !== before.mobile) revokeVerifications(context, before);
    const isOutdated = type !== before.type || !isSameSet(lists.roleIDs, before.roleIDs);
    const endedSessions = body.endSessions && isOutdated ? endOutdatedSessions(context, [before.refID]) : 0;
    return { code: 'OK', data: describeUser(context, writeUser(context, after, before, endedSessions)) };
  }),

  route(setUserStatus, (context, { body: { brokerCode, refID, enabled, version } }) => {
    const before = findUser(context, refID);
    if (before?.brokerCode !== brokerCode) return notFound;
    const error =
      checkVersion(before, version, () => describeUser(context, before)) ??
      (enabled ? rejectOutranked(context, before) : rejectLockOut(context, before)) ??
      (before.enabled === enabled ? createSameStatusError(enabled ? 'enabled' : 'disabled') : undefined) ??
      requireTwoFactor(context, 'userStatus');
    if (error) return error;
    // Before the row changes: a session that is over for another reason already is left as it is.
    if (!enabled) endSessionsOf(context, refID, { reason: 'disabled' });
    const after = writeUser(context, { ...before, enabled, ...stamp(context, before) }, before);
    return { code: 'OK', data: describeUser(context, after) };
  }),

  route(deleteUser, (context, { query: { brokerCode, refID, version } }) => {
    const before = findUser(context, refID);
    if (!before || (brokerCode !== undefined && brokerCode !== before.brokerCode)) return notFound;
    const error =
      checkVersion(before, version, () => describeUser(context, before)) ??
      rejectLockOut(context, before) ??
      requireTwoFactor(context, 'deleteUser');
    if (error) return error;
    endSessionsOf(context, refID, { reason: 'disabled' });
    writeUser(context, { ...before, status: 'deleted', enabled: false, ...stamp(context, before) }, before);
    return { code: 'OK', data: null };
  }),
];

function findUser(context: RequestContext, refID: string): UserRow | undefined {
  const user = findManageable<UserRow>(context, 'users', refID);
  return user?.status === 'normal' ? user : undefined;
}

function checkNewUser(context: RequestContext, broker: BrokerRow, body: NewUser): ErrorResponse | undefined {
  const loginName = body.userID.toLowerCase();
  // Deleted accounts count as well: the operation records identify users by their login name.
  const isTaken = context.collection('users').idsBy(byLoginName, `${broker.brokerCode} ${loginName}`).length > 0;
  if (!isTaken) return checkAccount(context, { broker, input: body });
  const texts = message('This login name is or was in use.', '此登录名已被使用。', '此登入名稱已被使用。');
  return invalidFields(context.language, [{ path: 'userID', rule: 'unique', texts }]);
}

const byLoginName = rowIndex(({ brokerCode, userID }: UserRow) => `${brokerCode} ${userID.toLowerCase()}`);

interface CreateUserOptions {
  readonly broker: BrokerRow;
  readonly body: NewUser;
  readonly passwordHash: string;
}

function createUserRow(
  context: RequestContext,
  { broker: { brokerCode }, body, passwordHash }: CreateUserOptions,
): UserRow {
  const { userID, userName, type, email, mobile, language = context.language, enabled = true } = body;
  return {
    refID: context.token(`${brokerCode}-U`),
    userID,
    userName,
    brokerCode,
    type,
    roleIDs: withoutDuplicates(body.roleIDs),
    groupIDs: withoutDuplicates(body.groupIDs),
    enabled,
    status: 'normal',
    email,
    mobile,
    language,
    passwordHash,
    mustChangePassword: true,
    lastLoginTime: null,
    createTime: formatTime(context.now()),
    ...stamp(context),
  };
}

const recordedFields = [
  'userID',
  'userName',
  'type',
  'enabled',
  'status',
  'email',
  'mobile',
  'language',
  'roles',
  'groups',
] as const satisfies readonly (keyof UserRow | 'roles' | 'groups')[];

function writeUser(context: RequestContext, after: UserRow, before?: UserRow, endedSessions = 0): UserRow {
  context.change((draft) => draft.put('users', after.refID, after));
  stampRoles(context, before, after);
  const changes = before
    ? diffFields(
        { ...toReadable(context, before), endedSessions: 0 },
        { ...toReadable(context, after), endedSessions },
        [...recordedFields, 'endedSessions'],
      )
    : [];
  const { brokerCode, refID: targetID, userName: targetName } = after;
  context.recordOperation({ brokerCode, targetID, targetName, changes });
  return after;
}

/** With the names of roles and contact groups in place of their identifiers. */
function toReadable(context: RequestContext, user: UserRow) {
  return {
    ...user,
    roles: user.roleIDs.map((roleID) => context.row<RoleRow>('roles', roleID)?.name.EN ?? roleID),
    groups: user.groupIDs.map((groupID) => context.row<ContactGroupRow>('contactGroups', groupID)?.nameEN ?? groupID),
  };
}

function withoutDuplicates(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
