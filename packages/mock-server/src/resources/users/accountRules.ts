// The rules for changes of a staff account, for every caller.
import type { User } from '@brokerdesk/api';
import type { BrokerRow, ContactGroupRow, RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import {
  type ErrorResponse,
  invalidFields,
  type LocalizedFieldProblem,
  message,
  ruleViolated,
} from '../../context/errorResponses.ts';
import type { StateContext } from '../../context/StateContext.ts';
import { createGrantExceedsOwnError, outranksCaller, rejectGrant, createOwnAccountError } from '../roles/grantRules.ts';
import { codesOfRole } from '../../access/functionTree.ts';
import { rowIndex } from '../../state/RowIndex.ts';

/** The fields of an account. */
export interface AccountInput {
  readonly type: User['type'];
  readonly roleIDs: readonly string[];
  readonly groupIDs: readonly string[];
}

/** Validates the fields of an account; `before` is absent for a new one. */
export function checkAccount(
  context: RequestContext,
  { broker, before, input }: { readonly broker: BrokerRow; readonly before?: UserRow; readonly input: AccountInput },
): ErrorResponse | undefined {
  return (
    rejectUnknownReferences(context, broker, input) ??
    (before && rejectOutranked(context, before)) ??
    (before && rejectOwnChange(context, before, input)) ??
    rejectExcessiveGrant(context, before, input) ??
    rejectOverQuota(context, { broker, before, input }) ??
    (before && input.type !== 'Super Administrator' ? rejectLastSuperAdministrator(context, before) : undefined)
  );
}

/** Rejects disabling or deleting accounts that the caller must not lock out or that the broker needs. */
export function rejectLockOut(context: RequestContext, user: UserRow): ErrorResponse | undefined {
  if (user.refID === context.caller?.refID) return createOwnAccountError();
  return rejectOutranked(context, user) ?? rejectLastSuperAdministrator(context, user);
}

export function rejectOutranked(context: RequestContext, user: UserRow): ErrorResponse | undefined {
  if (!outranksCaller(context, user.type)) return undefined;
  return ruleViolated(
    'outranks-caller',
    message('This account ranks above yours.', '此账户的级别高于您的账户。', '此帳戶的級別高於您的帳戶。'),
  );
}

/** How many of a broker's accounts count against its quota of administrators. */
function countAdministrators(context: StateContext, brokerCode: string): number {
  return context.collection('users').idsBy(administrators, brokerCode).length;
}

/** How many of a broker's accounts of administrators are left, and its quota. */
export function describeAdminAccounts(context: StateContext, { brokerCode, accountQuota }: BrokerRow) {
  const { admin: total } = accountQuota;
  return { available: Math.max(0, total - countAdministrators(context, brokerCode)), total };
}

// A broker has few administrators, and any number of operators.
const administrators = rowIndex((user: UserRow) =>
  user.status === 'normal' && isAdministrator(user) ? user.brokerCode : null,
);

/** The accounts of a broker that are not deleted. */
export function accountsOf(context: StateContext, brokerCode: string): readonly UserRow[] {
  return context.rows<UserRow>('users').filter((row) => row.brokerCode === brokerCode && row.status === 'normal');
}

function rejectUnknownReferences(context: RequestContext, broker: BrokerRow, { roleIDs, groupIDs }: AccountInput) {
  const isKnown = (collection: 'roles' | 'contactGroups', id: string) =>
    context.row<RoleRow | ContactGroupRow>(collection, id)?.brokerCode === broker.brokerCode;
  const problems = [
    ...roleIDs.flatMap((id, index) => (isKnown('roles', id) ? [] : [createUnknownProblem(`roleIDs.${index}`)])),
    ...groupIDs.flatMap((id, index) =>
      isKnown('contactGroups', id) ? [] : [createUnknownProblem(`groupIDs.${index}`)],
    ),
  ];
  return problems.length === 0 ? undefined : invalidFields(context.language, problems);
}

function createUnknownProblem(path: string): LocalizedFieldProblem {
  const texts = message('This does not exist.', '此项不存在。', '此項不存在。');
  return { path, rule: 'unknown', texts };
}

/** Users cannot promote or demote themselves; they may change their name and contact details. */
function rejectOwnChange(
  context: RequestContext,
  before: UserRow,
  { type, roleIDs }: AccountInput,
): ErrorResponse | undefined {
  if (before.refID !== context.caller?.refID) return undefined;
  const isSame = type === before.type && haveSameItems(roleIDs, before.roleIDs);
  return isSame ? undefined : createOwnAccountError();
}

function haveSameItems(left: readonly string[], right: readonly string[]): boolean {
  const [first, second] = [new Set(left), new Set(right)];
  return first.size === second.size && [...first].every((id) => second.has(id));
}

function rejectExcessiveGrant(context: RequestContext, before: UserRow | undefined, { type, roleIDs }: AccountInput) {
  if (type !== before?.type && outranksCaller(context, type)) return createGrantExceedsOwnError({ type });
  const added = roleIDs.filter((roleID) => !before?.roleIDs.includes(roleID));
  const roles = added.flatMap((roleID) => context.row<RoleRow>('roles', roleID) ?? []);
  return rejectGrant(
    context,
    roles.flatMap((role) => codesOfRole(context, role)),
  );
}

interface QuotaCheckOptions {
  readonly broker: BrokerRow;
  readonly before: UserRow | undefined;
  readonly input: AccountInput;
}

function rejectOverQuota(
  context: RequestContext,
  { broker, before, input }: QuotaCheckOptions,
): ErrorResponse | undefined {
  if (!isAdministrator(input) || (before && isAdministrator(before))) return undefined;
  const { admin } = broker.accountQuota;
  if (countAdministrators(context, broker.brokerCode) < admin) return undefined;
  return ruleViolated(
    'account-quota',
    message(
      `All ${admin} administrator accounts are in use.`,
      `${admin} 个管理员账户名额已全部用完。`,
      `${admin} 個管理員帳戶名額已全部用完。`,
    ),
    { total: admin },
  );
}

function isAdministrator({ type }: Pick<UserRow, 'type'>): boolean {
  return type !== 'Operator';
}

/** At least one user must be able to grant functions to the others. */
function rejectLastSuperAdministrator(context: RequestContext, user: UserRow): ErrorResponse | undefined {
  if (user.type !== 'Super Administrator' || !user.enabled) return undefined;
  const others = accountsOf(context, user.brokerCode).filter(
    ({ type, enabled, refID }) => type === 'Super Administrator' && enabled && refID !== user.refID,
  );
  if (others.length > 0) return undefined;
  return ruleViolated(
    'last-super-administrator',
    message(
      'At least one enabled super administrator must remain.',
      '必须至少保留一名已启用的超级管理员。',
      '必須保留最少一名已啟用的超級管理員。',
    ),
  );
}
