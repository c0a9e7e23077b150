// What may be done to a staff account, whoever asks.
import type { User } from '@brokerdesk/api';
import type { BrokerRow, ContactGroupRow, RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { type FieldRefusal, invalidFields, type Refusal, ruleRefuses } from '../../pipeline/refusals.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import {
  codesOfRole,
  grantExceedsOwn,
  outranksCaller,
  refuseGrant,
  refuseOwnAccount,
} from '../administration/grants.ts';

/** What an account is to be. */
export interface AccountWish {
  readonly type: User['type'];
  readonly roleIDs: readonly string[];
  readonly groupIDs: readonly string[];
}

/** Refuses what an account cannot become; `before` is absent for a new one. */
export function refuseAccount(
  context: CallContext,
  { broker, before, wish }: { readonly broker: BrokerRow; readonly before?: UserRow; readonly wish: AccountWish },
): Refusal | undefined {
  return (
    refuseUnknown(context, broker, wish) ??
    (before && refuseOutranked(context, before)) ??
    (before && refuseOwnChange(context, before, wish)) ??
    refuseTooMuch(context, before, wish) ??
    refuseOverQuota(context, { broker, before, wish }) ??
    (before && wish.type !== 'Super Administrator' ? refuseLastOfKind(context, before) : undefined)
  );
}

/** Refuses to lock out, by disabling or deleting, whom the caller must not or the broker cannot do without. */
export function refuseLockOut(context: CallContext, user: UserRow): Refusal | undefined {
  if (user.refID === context.caller?.refID) return refuseOwnAccount();
  return refuseOutranked(context, user) ?? refuseLastOfKind(context, user);
}

export function refuseOutranked(context: CallContext, user: UserRow): Refusal | undefined {
  if (!outranksCaller(context, user.type)) return undefined;
  return ruleRefuses('outranks-caller', {
    en_US: 'This account stands above your own.',
    zh_CN: '此账户的级别高于您的账户。',
    zh_HK: '此帳戶的級別高於您的帳戶。',
  });
}

/** How many of a broker's accounts count against its quota of administrators. */
export function countAdministrators(context: StateContext, brokerCode: string): number {
  return accountsOf(context, brokerCode).filter(isAdministrator).length;
}

/** The accounts of a broker that are not deleted. */
export function accountsOf(context: StateContext, brokerCode: string): readonly UserRow[] {
  return context.rows<UserRow>('users').filter((row) => row.brokerCode === brokerCode && row.status === 'normal');
}

function refuseUnknown(context: CallContext, broker: BrokerRow, { roleIDs, groupIDs }: AccountWish) {
  const isKnown = (collection: 'roles' | 'contactGroups', id: string) =>
    context.row<RoleRow | ContactGroupRow>(collection, id)?.brokerCode === broker.brokerCode;
  const problems = [
    ...roleIDs.flatMap((id, index) => (isKnown('roles', id) ? [] : [unknown(`roleIDs.${index}`)])),
    ...groupIDs.flatMap((id, index) => (isKnown('contactGroups', id) ? [] : [unknown(`groupIDs.${index}`)])),
  ];
  return problems.length === 0 ? undefined : invalidFields(context.language, problems);
}

function unknown(path: string): FieldRefusal {
  const texts = { en_US: 'This does not exist.', zh_CN: '此项不存在。', zh_HK: '此項不存在。' };
  return { path, rule: 'unknown', texts };
}

/** Nobody raises or lowers himself; his name and how to reach him he may change. */
function refuseOwnChange(context: CallContext, before: UserRow, { type, roleIDs }: AccountWish): Refusal | undefined {
  if (before.refID !== context.caller?.refID) return undefined;
  const isSame = type === before.type && haveSameItems(roleIDs, before.roleIDs);
  return isSame ? undefined : refuseOwnAccount();
}

function haveSameItems(left: readonly string[], right: readonly string[]): boolean {
  const [first, second] = [new Set(left), new Set(right)];
  return first.size === second.size && [...first].every((id) => second.has(id));
}

function refuseTooMuch(context: CallContext, before: UserRow | undefined, { type, roleIDs }: AccountWish) {
  if (type !== before?.type && outranksCaller(context, type)) return grantExceedsOwn({ type });
  const added = roleIDs.filter((roleID) => !before?.roleIDs.includes(roleID));
  const roles = added.flatMap((roleID) => context.row<RoleRow>('roles', roleID) ?? []);
  return refuseGrant(
    context,
    roles.flatMap((role) => codesOfRole(context, role)),
  );
}

interface QuotaQuestion {
  readonly broker: BrokerRow;
  readonly before: UserRow | undefined;
  readonly wish: AccountWish;
}

function refuseOverQuota(context: CallContext, { broker, before, wish }: QuotaQuestion): Refusal | undefined {
  if (!isAdministrator(wish) || (before && isAdministrator(before))) return undefined;
  const { admin } = broker.accountQuota;
  if (countAdministrators(context, broker.brokerCode) < admin) return undefined;
  return ruleRefuses(
    'account-quota',
    {
      en_US: `All ${admin} administrator accounts are in use.`,
      zh_CN: `${admin} 个管理员账户名额已全部用完。`,
      zh_HK: `${admin} 個管理員帳戶名額已全部用完。`,
    },
    { total: admin },
  );
}

function isAdministrator({ type }: Pick<UserRow, 'type'>): boolean {
  return type !== 'Operator';
}

/** Somebody has to be able to give functions to the others. */
function refuseLastOfKind(context: CallContext, user: UserRow): Refusal | undefined {
  if (user.type !== 'Super Administrator' || !user.enabled) return undefined;
  const others = accountsOf(context, user.brokerCode).filter(
    ({ type, enabled, refID }) => type === 'Super Administrator' && enabled && refID !== user.refID,
  );
  if (others.length > 0) return undefined;
  return ruleRefuses('last-super-administrator', {
    en_US: 'At least one enabled super administrator must remain.',
    zh_CN: '必须保留至少一名启用的超级管理员。',
    zh_HK: '必須保留至少一名啟用的超級管理員。',
  });
}
