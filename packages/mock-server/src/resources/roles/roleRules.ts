// Roles as the wire describes them, and the allowed changes.
import type { Role, RoleSummary } from '@brokerdesk/api';
import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type ErrorResponse, invalidFields, message, ruleViolated } from '../../context/errorResponses.ts';
import { accountsOf, rejectOutranked } from '../users/accountRules.ts';
import { checkFunctionCodes } from '../system-functions/checkFunctionCodes.ts';
import { codesOfRole, functionsOfBroker } from '../../access/functionTree.ts';
import { buildGrantedTree } from '../system-functions/grantedTree.ts';
import { listLackingFunctions, rejectGrant, createOwnAccountError } from './grantRules.ts';
import { liveSessions } from '../../access/sessionRules.ts';
import { rejectTakenNames } from '../../shared-rules/texts/rejectTakenNames.ts';
import { createNameIndex } from '../../shared-rules/texts/nameIndex.ts';

/** The fields of a role. */
export interface RoleInput {
  readonly name: RoleRow['name'];
  readonly description: RoleRow['description'];
  readonly functionCodes: readonly string[];
  readonly memberRefIDs: readonly string[];
}

export function rolesOfBroker(context: RequestContext, brokerCode: string): readonly RoleRow[] {
  return context.rows<RoleRow>('roles').filter((row) => row.brokerCode === brokerCode);
}

/** The accounts that have a role; deleted ones have none any more. */
export function membersOf(context: RequestContext, { roleID, brokerCode }: RoleRow): readonly UserRow[] {
  return accountsOf(context, brokerCode).filter(({ roleIDs }) => roleIDs.includes(roleID));
}

export function summariseRole(context: RequestContext, role: RoleRow): RoleSummary {
  return {
    roleID: role.roleID,
    brokerCode: role.brokerCode,
    name: role.name,
    description: role.description,
    default: role.default,
    memberCount: membersOf(context, role).length,
    functionCount: codesOfRole(context, role).length,
    version: role.version,
    updateTime: role.updateTime,
    updateBy: role.updateBy,
  };
}

export function describeRole(context: RequestContext, role: RoleRow): Role {
  const rows = functionsOfBroker(context, role.brokerCode);
  const granted = new Set(codesOfRole(context, role));
  const signedIn = new Set(liveSessions(context).map(({ refID }) => refID));
  const grantedOf = (category: 'Admin' | 'Business') =>
    rows.filter((row) => row.category === category && granted.has(row.functionCode)).map((row) => row.functionCode);
  return {
    ...summariseRole(context, role),
    members: membersOf(context, role).map(({ refID, userID, userName, type, enabled }) => ({
      refID,
      userID,
      userName,
      type,
      enabled,
      signedIn: signedIn.has(refID),
    })),
    functions: buildGrantedTree(rows, granted),
    adminFunctionCodes: grantedOf('Admin'),
    businessFunctionCodes: grantedOf('Business'),
  };
}

/** Validates the fields of a role; `before` is absent for a new one. */
export function checkRole(context: RequestContext, input: RoleInput, before?: RoleRow): ErrorResponse | undefined {
  const brokerCode = context.brokerCode ?? '';
  return (
    rejectTakenName(context, input, before) ??
    checkFunctionCodes(context.language, functionsOfBroker(context, brokerCode), input.functionCodes) ??
    rejectUnknownMembers(context, input) ??
    rejectOwnMembershipChange(context, input, before) ??
    rejectOutrankedMembers(context, input, before) ??
    rejectExcessiveGrant(context, input, before) ??
    rejectExcessiveRevocation(context, input, before)
  );
}

export function rejectDefaultRole(role: RoleRow): ErrorResponse | undefined {
  if (!role.default) return undefined;
  return ruleViolated(
    'default-role',
    message('The default role cannot be changed or deleted.', '默认角色不能修改或删除。', '預設角色不能修改或刪除。'),
  );
}

function rejectTakenName(context: RequestContext, { name }: RoleInput, before?: RoleRow): ErrorResponse | undefined {
  const taken = findTakenNames(context, { list: context.brokerCode ?? '', names: name, id: before?.roleID });
  return rejectTakenNames(context.language, 'name.', taken);
}

const findTakenNames = createNameIndex({
  collection: 'roles',
  listOf: ({ brokerCode }: RoleRow) => brokerCode,
  namesOf: ({ name }) => name,
});

function rejectUnknownMembers(context: RequestContext, { memberRefIDs }: RoleInput): ErrorResponse | undefined {
  const known = new Set(accountsOf(context, context.brokerCode ?? '').map(({ refID }) => refID));
  const texts = message('There is no such account.', '没有此账户。', '沒有此帳戶。');
  const problems = memberRefIDs.flatMap((refID, index) =>
    known.has(refID) ? [] : [{ path: `memberRefIDs.${index}`, rule: 'unknown', texts }],
  );
  return problems.length === 0 ? undefined : invalidFields(context.language, problems);
}

function rejectOwnMembershipChange(
  context: RequestContext,
  input: RoleInput,
  before?: RoleRow,
): ErrorResponse | undefined {
  const own = context.caller?.refID ?? '';
  const isMember = before !== undefined && membersOf(context, before).some(({ refID }) => refID === own);
  return input.memberRefIDs.includes(own) === isMember ? undefined : createOwnAccountError();
}

/** The caller neither grants the role to nor revokes it from accounts that they must not change. */
function rejectOutrankedMembers(context: RequestContext, { memberRefIDs }: RoleInput, before?: RoleRow) {
  const current = before ? membersOf(context, before) : [];
  const changed = accountsOf(context, context.brokerCode ?? '').filter(
    (account) => memberRefIDs.includes(account.refID) !== current.includes(account),
  );
  for (const account of changed) {
    const error = rejectOutranked(context, account);
    if (error) return error;
  }
  return undefined;
}

/** A new function is granted to all members, and a new member gets all functions. */
function rejectExcessiveGrant(context: RequestContext, input: RoleInput, before?: RoleRow): ErrorResponse | undefined {
  const current = new Set(before ? codesOfRole(context, before) : []);
  const members = new Set(before ? membersOf(context, before).map(({ refID }) => refID) : []);
  const hasNewMember = input.memberRefIDs.some((refID) => !members.has(refID));
  const added = input.functionCodes.filter((code) => !current.has(code));
  return rejectGrant(context, hasNewMember ? input.functionCodes : added);
}

/** Users who cannot grant a function cannot remove it from a role either, because they could not add it again. */
function rejectExcessiveRevocation(
  context: RequestContext,
  { functionCodes }: RoleInput,
  before?: RoleRow,
): ErrorResponse | undefined {
  const kept = new Set(functionCodes);
  const revoked = before ? codesOfRole(context, before).filter((code) => !kept.has(code)) : [];
  const lacking = listLackingFunctions(context, revoked);
  if (lacking.length === 0) return undefined;
  return ruleViolated(
    'revoke-exceeds-own',
    message(
      'You cannot revoke permissions that you do not have.',
      '您不能撤销自己没有的功能。',
      '您不能撤銷自己沒有的功能。',
    ),
    { functionCodes: lacking },
  );
}
