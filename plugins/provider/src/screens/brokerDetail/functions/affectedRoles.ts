// Which roles of a broker lose functions that are withdrawn from it, and for how many users.
import type { LocalText, Role } from '@brokerdesk/plugin-sdk/api';

/** The part of a role that the effect depends on. */
export type RoleWithMembers = Pick<
  Role,
  'roleID' | 'name' | 'default' | 'adminFunctionCodes' | 'businessFunctionCodes' | 'members'
>;

/** What withdrawing functions does to the roles of a broker. */
export interface AffectedRoles {
  /** The roles that lose some of the functions, with how many. */
  readonly roles: readonly { readonly roleID: string; readonly name: LocalText; readonly lost: number }[];
  /** The users who have one of these roles. */
  readonly users: number;
  /** Those of them who are signed in, and keep the functions until they sign in again. */
  readonly signedIn: number;
}

/** Returns the roles that have some of the codes, and their members, each counted once. */
export function findAffectedRoles(roles: readonly RoleWithMembers[], withdrawn: readonly string[]): AffectedRoles {
  const lostCodes = new Set(withdrawn);
  const affected = roles
    .map((role) => ({ role, lost: codesOf(role).filter((code) => lostCodes.has(code)).length }))
    .filter(({ lost }) => lost > 0);
  const members = new Map(affected.flatMap(({ role }) => role.members.map((member) => [member.refID, member])));
  return {
    roles: affected.map(({ role: { roleID, name }, lost }) => ({ roleID, name, lost })),
    users: members.size,
    signedIn: [...members.values()].filter(({ signedIn }) => signedIn).length,
  };
}

/** Returns the default role, whose members get each new function of the broker. */
export function findDefaultRole(roles: readonly RoleWithMembers[]): RoleWithMembers | undefined {
  return roles.find((role) => role.default);
}

function codesOf({ adminFunctionCodes, businessFunctionCodes }: RoleWithMembers): readonly string[] {
  return [...adminFunctionCodes, ...businessFunctionCodes];
}
