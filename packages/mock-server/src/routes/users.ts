import { createUser, deleteUser, listUsers, type MockInput, setUserStatus, updateUser } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { refuseAccount, refuseLockOut, refuseOutranked } from '../behaviour/access/accountRules.ts';
import { newInitialPassword } from '../behaviour/access/initialPasswords.ts';
import { pageOf } from '../behaviour/lists.ts';
import { findNamedBroker, findWorkedOn } from '../behaviour/administration/namedBroker.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { hashPassword } from '../behaviour/access/passwords.ts';
import { refuseToReroute } from '../behaviour/access/refuseToInitialise.ts';
import { endSessionsOf, refuseIfEnded } from '../behaviour/access/sessions.ts';
import { stamp } from '../behaviour/stamps.ts';
import { formatTime } from '../behaviour/times.ts';
import { requireTwoFactor } from '../behaviour/access/twoFactor.ts';
import { voidProofs } from '../behaviour/access/voidProofs.ts';
import { describeUser, listedUser, selectUsers } from '../behaviour/administration/userList.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { invalidFields, notFound, type Refusal, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';

type CreateShapes = typeof createUser extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type NewUser = MockInput<CreateShapes>['body'];

export const usersRoutes: readonly Route[] = [
  route(listUsers, (context, { query }) => {
    const broker = findNamedBroker(context, query.brokerCode);
    if (!broker) return notFound;
    return { code: 'OK', page: pageOf(selectUsers(context, broker.brokerCode, query), query), as: listedUser };
  }),

  route(createUser, async (context, { body }) => {
    const broker = findNamedBroker(context, body.brokerCode);
    if (!broker) return notFound;
    const refusal = refuseNewUser(context, broker, body);
    if (refusal) return refusal;
    const initialPassword = newInitialPassword(context, broker);
    const passwordHash = await hashPassword(context, initialPassword);
    // Asked again: somebody else may have created the same account while the password was hashed.
    const lateRefusal = refuseIfEnded(context) ?? refuseNewUser(context, broker, body);
    if (lateRefusal) return lateRefusal;
    const user = writeUser(context, makeUser(context, { broker, body, passwordHash }));
    return { code: 'OK', data: { user: describeUser(context, user), initialPassword } };
  }),

  route(updateUser, (context, { params, body }) => {
    const before = findUser(context, params.refID);
    const broker = before && findNamedBroker(context, before.brokerCode);
    if (!before || !broker) return notFound;
    const refusal =
      refuseStale(before, body.version, () => describeUser(context, before)) ??
      refuseAccount(context, { broker, before, wish: body }) ??
      refuseToReroute(context, before, body);
    if (refusal) return refusal;
    const { userName, type, email, mobile, language = before.language } = body;
    const lists = { roleIDs: withoutRepeats(body.roleIDs), groupIDs: withoutRepeats(body.groupIDs) };
    const after = { ...before, userName, type, email, mobile, language, ...lists, ...stamp(context, before) };
    if (email !== before.email || mobile !== before.mobile) voidProofs(context, before);
    return { code: 'OK', data: describeUser(context, writeUser(context, after, before)) };
  }),

  route(setUserStatus, (context, { body: { brokerCode, refID, enabled, version } }) => {
    const before = findUser(context, refID);
    if (before?.brokerCode !== brokerCode) return notFound;
    const refusal =
      refuseStale(before, version, () => describeUser(context, before)) ??
      (enabled ? refuseOutranked(context, before) : refuseLockOut(context, before)) ??
      requireTwoFactor(context, 'userStatus');
    if (refusal) return refusal;
    // Before the row changes: a session that is over for another reason already is left as it is.
    if (!enabled) endSessionsOf(context, refID, { reason: 'disabled' });
    const after = writeUser(context, { ...before, enabled, ...stamp(context, before) }, before);
    return { code: 'OK', data: describeUser(context, after) };
  }),

  route(deleteUser, (context, { query: { brokerCode, refID, version } }) => {
    const before = findUser(context, refID);
    if (!before || (brokerCode !== undefined && brokerCode !== before.brokerCode)) return notFound;
    const refusal =
      refuseStale(before, version, () => describeUser(context, before)) ??
      refuseLockOut(context, before) ??
      requireTwoFactor(context, 'deleteUser');
    if (refusal) return refusal;
    endSessionsOf(context, refID, { reason: 'disabled' });
    writeUser(context, { ...before, status: 'deleted', enabled: false, ...stamp(context, before) }, before);
    return { code: 'OK', data: null };
  }),
];

function findUser(context: CallContext, refID: string): UserRow | undefined {
  const user = findWorkedOn<UserRow>(context, 'users', refID);
  return user?.status === 'normal' ? user : undefined;
}

function refuseNewUser(context: CallContext, broker: BrokerRow, body: NewUser): Refusal | undefined {
  const wanted = body.userID.toLowerCase();
  // Deleted accounts count as well: the operation records name people by their login.
  const isTaken = context
    .rows<UserRow>('users')
    .some((user) => user.brokerCode === broker.brokerCode && user.userID.toLowerCase() === wanted);
  if (!isTaken) return refuseAccount(context, { broker, wish: body });
  const texts = {
    en_US: 'This login name is or was in use.',
    zh_CN: '此登录名已被使用。',
    zh_HK: '此登入名稱已被使用。',
  };
  return invalidFields(context.language, [{ path: 'userID', rule: 'unique', texts }]);
}

interface UserSource {
  readonly broker: BrokerRow;
  readonly body: NewUser;
  readonly passwordHash: string;
}

function makeUser(context: CallContext, { broker: { brokerCode }, body, passwordHash }: UserSource): UserRow {
  const { userID, userName, type, email, mobile, language = context.language, enabled = true } = body;
  return {
    refID: context.token(`${brokerCode}-U`),
    userID,
    userName,
    brokerCode,
    type,
    roleIDs: withoutRepeats(body.roleIDs),
    groupIDs: withoutRepeats(body.groupIDs),
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
  'roleIDs',
  'groupIDs',
] as const satisfies readonly (keyof UserRow)[];

function writeUser(context: CallContext, after: UserRow, before?: UserRow): UserRow {
  context.change((draft) => draft.put('users', after.refID, after));
  const changes = before ? changesBetween(before, after, recordedFields) : [];
  const { brokerCode, refID: targetID, userName: targetName } = after;
  context.note({ brokerCode, targetID, targetName, changes });
  return after;
}

function withoutRepeats(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
