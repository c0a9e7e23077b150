// How roles look on the wire, and what may be done to them.
import type { Role, RoleSummary } from '@brokerdesk/api';
import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { invalidFields, type Refusal, ruleRefuses } from '../../pipeline/refusals.ts';
import { accountsOf, refuseOutranked } from '../access/accountRules.ts';
import { refuseFunctionCodes } from './functionChoice.ts';
import { functionsOfBroker } from './functionTree.ts';
import { buildGrantedTree } from './grantedTree.ts';
import { codesOfRole, refuseGrant, refuseOwnAccount } from './grants.ts';
import { refuseTakenNames } from '../uniqueNames.ts';

/** What a role is to be. */
export interface RoleWish {
  readonly name: RoleRow['name'];
  readonly description: RoleRow['description'];
  readonly functionCodes: readonly string[];
  readonly memberRefIDs: readonly string[];
}

export function rolesOfBroker(context: CallContext, brokerCode: string): readonly RoleRow[] {
  return context.rows<RoleRow>('roles').filter((row) => row.brokerCode === brokerCode);
}

/** The accounts that have a role; deleted ones have none any more. */
export function membersOf(context: CallContext, { roleID, brokerCode }: RoleRow): readonly UserRow[] {
  return accountsOf(context, brokerCode).filter(({ roleIDs }) => roleIDs.includes(roleID));
}

export function summariseRole(context: CallContext, role: RoleRow): RoleSummary {
  return {
    roleID: role.roleID,
    brokerCode: role.brokerCode,
    name: role.name,
    description: role.description,
    default: role.default,
    memberCount: membersOf(context, role).length,
    version: role.version,
    updateTime: role.updateTime,
    updateBy: role.updateBy,
  };
}

export function describeRole(context: CallContext, role: RoleRow): Role {
  const rows = functionsOfBroker(context, role.brokerCode);
  const granted = new Set(codesOfRole(context, role));
  const grantedOf = (category: 'Admin' | 'Business') =>
    rows.filter((row) => row.category === category && granted.has(row.functionCode)).map((row) => row.functionCode);
  return {
    ...summariseRole(context, role),
    members: membersOf(context, role).map(({ refID, userID, userName }) => ({ refID, userID, userName })),
    functions: buildGrantedTree(rows, granted),
    adminFunctionCodes: grantedOf('Admin'),
    businessFunctionCodes: grantedOf('Business'),
  };
}

/** Refuses what a role cannot become; `before` is absent for a new one. */
export function refuseRole(context: CallContext, wish: RoleWish, before?: RoleRow): Refusal | undefined {
  const brokerCode = context.brokerCode ?? '';
  return (
    refuseTakenName(context, wish, before) ??
    refuseFunctionCodes(context.language, functionsOfBroker(context, brokerCode), wish.functionCodes) ??
    refuseMembers(context, wish) ??
    refuseOwnMembership(context, wish, before) ??
    refuseOutrankedMembers(context, wish, before) ??
    refuseMoreThanOwn(context, wish, before)
  );
}

export function refuseDefaultRole(role: RoleRow): Refusal | undefined {
  if (!role.default) return undefined;
  return ruleRefuses('default-role', {
    en_US: 'The default role cannot be changed or deleted.',
    zh_CN: '默认角色不能修改或删除。',
    zh_HK: '預設角色不能修改或刪除。',
  });
}

function refuseTakenName(context: CallContext, { name }: RoleWish, before?: RoleRow): Refusal | undefined {
  const others = rolesOfBroker(context, context.brokerCode ?? '').filter(({ roleID }) => roleID !== before?.roleID);
  const namesOf = ({ EN, SC, TC }: RoleRow['name']) => ({ 'name.EN': EN, 'name.SC': SC, 'name.TC': TC });
  return refuseTakenNames(
    context.language,
    namesOf(name),
    others.map((other) => namesOf(other.name)),
  );
}

function refuseMembers(context: CallContext, { memberRefIDs }: RoleWish): Refusal | undefined {
  const known = new Set(accountsOf(context, context.brokerCode ?? '').map(({ refID }) => refID));
  const texts = { en_US: 'There is no such account.', zh_CN: '没有此账户。', zh_HK: '沒有此帳戶。' };
  const problems = memberRefIDs.flatMap((refID, index) =>
    known.has(refID) ? [] : [{ path: `memberRefIDs.${index}`, rule: 'unknown', texts }],
  );
  return problems.length === 0 ? undefined : invalidFields(context.language, problems);
}

function refuseOwnMembership(context: CallContext, wish: RoleWish, before?: RoleRow): Refusal | undefined {
  const own = context.caller?.refID ?? '';
  const isMember = before !== undefined && membersOf(context, before).some(({ refID }) => refID === own);
  return wish.memberRefIDs.includes(own) === isMember ? undefined : refuseOwnAccount();
}

/** Whose account the caller must not change, he neither gives the role nor takes it from. */
function refuseOutrankedMembers(context: CallContext, { memberRefIDs }: RoleWish, before?: RoleRow) {
  const present = before ? membersOf(context, before) : [];
  const changed = accountsOf(context, context.brokerCode ?? '').filter(
    (account) => memberRefIDs.includes(account.refID) !== present.includes(account),
  );
  for (const account of changed) {
    const refusal = refuseOutranked(context, account);
    if (refusal) return refusal;
  }
  return undefined;
}

/** A new function goes to all members, and a new member gets all functions. */
function refuseMoreThanOwn(context: CallContext, wish: RoleWish, before?: RoleRow): Refusal | undefined {
  const present = before ? codesOfRole(context, before) : [];
  const members = new Set(before ? membersOf(context, before).map(({ refID }) => refID) : []);
  const hasNewMember = wish.memberRefIDs.some((refID) => !members.has(refID));
  const added = wish.functionCodes.filter((code) => !present.includes(code));
  return refuseGrant(context, hasNewMember ? wish.functionCodes : added);
}
