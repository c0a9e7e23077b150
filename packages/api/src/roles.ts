// Roles of a broker: the functions of their members.
import { z } from 'zod';
import { accountTypes } from './auths.ts';
import { anyOf, anyOfOrInternal, endpoint } from './endpoint.ts';
import { grantableFunctionNode } from './functionNode.ts';
import { limits } from './limits.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { plainLine, plainText } from './plainTexts.ts';
import { instant } from './times.ts';
import { grantRules, noData } from './refusals.ts';

const identifier = z.string().min(1).max(64);
const version = z.number().int().min(1).max(1_000_000_000);

const roleSummary = z.object({
  roleID: z.string(),
  brokerCode: z.string(),
  name: localText,
  description: localText,
  /** The default role grants every function of the broker; it cannot be changed or deleted. */
  default: z.boolean(),
  /** Accounts that have the role, without deleted ones. */
  memberCount: z.number().int(),
  /** Granted functions of the broker's tree. */
  functionCount: z.number().int(),
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** A role as a row of the list. */
export type RoleSummary = z.output<typeof roleSummary>;

const roleMember = z.object({
  refID: z.string(),
  userID: z.string(),
  userName: z.string(),
  type: z.enum(accountTypes),
  enabled: z.boolean(),
  /** Whether the member has a session now, which keeps its functions until it ends. */
  signedIn: z.boolean(),
});

/** An account that has a role. */
export type RoleMember = z.output<typeof roleMember>;

const role = roleSummary.extend({
  members: z.array(roleMember),
  /** The broker's whole tree; `granted` marks the functions of the role. */
  functions: z.array(grantableFunctionNode),
  /** The granted codes that are menus. */
  adminFunctionCodes: z.array(z.string()),
  /** The granted codes of actions within a screen. */
  businessFunctionCodes: z.array(z.string()),
});

/** A role with its members and functions. */
export type Role = z.output<typeof role>;

/** Lists the roles of the caller's broker, the default role first; `q` searches the names and descriptions. */
export const listRoles = endpoint({
  method: 'GET',
  path: '/roles',
  access: anyOfOrInternal('UR_ROLE_MANAGEMENT', 'UR_USER_MANAGEMENT'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z
        .enum([
          'name',
          '-name',
          'memberCount',
          '-memberCount',
          'functionCount',
          '-functionCount',
          'updateTime',
          '-updateTime',
        ])
        .optional(),
      /** Only the provider's staff may name a broker other than their own. */
      brokerCode: z.string().max(32).optional(),
    }),
    data: listOf(roleSummary),
  },
});

const roleParameter = z.object({ roleID: identifier });

/** Returns one role with its members and the broker's function tree. */
export const getRole = endpoint({
  method: 'GET',
  path: '/roles/{roleID}',
  access: anyOfOrInternal('UR_ROLE_MANAGEMENT'),
  errors: [],
  shapes: { params: roleParameter, data: role },
});

const nameText = plainLine(60).min(1);
const description = plainText(300);
const roleBody = z.object({
  name: z.object({ EN: nameText, SC: nameText, TC: nameText }),
  description: z.object({ EN: description, SC: description, TC: description }),
  /** Each with all its ancestors. */
  functionCodes: z.array(z.string().min(1).max(64)).min(1).max(limits.functionsMax),
  /** Accounts that have the role, by `refID`. */
  memberRefIDs: z.array(identifier).max(500),
});

/**
 * Creates a role; it takes effect at its members' next sign-in.
 *
 * Fails with `E0004` for a name in use, a function without its ancestors or an unknown member, and with `E0016`
 * (`data.rule`) for functions that the caller does not have (`grant-exceeds-own`, with `data.functionCodes`), if callers
 * assign the role to themselves (`own-account`), and for assigning it to or removing it from accounts that rank above the
 * caller's (`outranks-caller`).
 */
export const createRole = endpoint({
  method: 'POST',
  path: '/roles',
  access: anyOf('UR_RM_CREATE_ROLE'),
  operation: 'role.create',
  errors: ['E0004', 'E0016'],
  shapes: { refusals: { E0016: grantRules }, body: roleBody, data: role },
});

/**
 * Changes a role and its members; it takes effect at the members' next sign-in, or at once with `endSessions`, which ends
 * the sessions of the members who gain or lose functions, except the caller's own. The version of a role also increases
 * when an account gets or loses it.
 *
 * Fails as {@link createRole} does, with `E0005` if another user changed it and `E0016` for the default role
 * (`default-role`) and for revoking functions that the caller does not have (`revoke-exceeds-own`, with
 * `data.functionCodes`).
 */
export const updateRole = endpoint({
  method: 'PUT',
  path: '/roles/{roleID}',
  access: anyOf('UM_RM_MODIFY_ROLE'),
  operation: 'role.update',
  errors: ['E0004', 'E0005', 'E0016'],
  shapes: {
    refusals: { E0016: { ...grantRules, 'default-role': noData } },
    params: roleParameter,
    body: roleBody.extend({ version, endSessions: z.boolean().optional() }),
    data: role,
  },
});

/** Deletes a role. Fails with `E0012` while accounts have it, `E0005` for a stale version, `E0016` for the default role. */
export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/roles/{roleID}',
  access: anyOf('UR_RM_DELETE_ROLE'),
  operation: 'role.delete',
  errors: ['E0005', 'E0012', 'E0016'],
  shapes: {
    refusals: { E0012: z.object({ memberCount: z.number().int() }), E0016: { 'default-role': noData } },
    params: roleParameter,
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000_000) }),
    data: z.null(),
  },
});
