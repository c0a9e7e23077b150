// Staff accounts of a broker.
import { z } from 'zod';
import { accountTypes } from './auths.ts';
import { adminAccounts } from './brokers.ts';
import { anyOfOrInternal, endpoint } from './endpoint.ts';
import { wireLanguages } from './languages.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { mobileNumber } from './mobileNumber.ts';
import { plainLine } from './plainTexts.ts';
import { instant } from './times.ts';
import { exceedingGrant, lockOutRules, refusedState } from './refusals.ts';

/** Whether an account is in use or was deleted; a deleted account keeps its login name permanently. */
export const userStatuses = ['normal', 'deleted'] as const;

const identifier = z.string().min(1).max(64);
const version = z.number().int().min(1).max(1_000_000_000);

const user = z.object({
  refID: z.string(),
  /** The login name; two accounts of a broker never differ only in case. */
  userID: z.string(),
  userName: z.string(),
  brokerCode: z.string(),
  type: z.enum(accountTypes),
  enabled: z.boolean(),
  status: z.enum(userStatuses),
  email: z.string(),
  /** With its area code, as in `+852 6123 4567`. */
  mobile: z.string(),
  /** The language of messages to the user. */
  language: z.enum(wireLanguages),
  roles: z.array(z.object({ roleID: z.string(), name: localText })),
  contactGroups: z.array(z.object({ groupID: z.string(), nameEN: z.string(), nameSC: z.string(), nameTC: z.string() })),
  /** Null if the user has never signed in. */
  lastLoginTime: instant.nullable(),
  createTime: instant,
  /** Increases with every change of the account by staff; signing in does not count. */
  version: z.number().int(),
  /** The last change by staff. */
  updateTime: instant,
  updateBy: z.string(),
});

/** A staff account. */
export type User = z.output<typeof user>;

/**
 * Lists the staff accounts of the caller's broker; `q` searches login name, name and email. Deleted accounts are listed
 * with `status=deleted` only; `refID` finds one account, deleted or not. `adminAccounts` does not depend on the filters.
 * The provider's staff name the broker; other callers receive `E0003` if they name a broker other than their own.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: anyOfOrInternal('UR_USER_MANAGEMENT', 'UR_ROLE_MANAGEMENT', 'UR_RM_CREATE_ROLE', 'UM_RM_MODIFY_ROLE'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['userID', '-userID', 'userName', '-userName', 'lastLoginTime', '-lastLoginTime']).optional(),
      brokerCode: z.string().max(32).optional(),
      status: z.enum(userStatuses).optional(),
      type: z.enum(accountTypes).optional(),
      enabled: z.enum(['true', 'false']).optional(),
      roleID: z.string().max(64).optional(),
      groupID: z.string().max(64).optional(),
      refID: identifier.optional(),
      /** Whether the user has ever signed in. */
      signedIn: z.enum(['true', 'false']).optional(),
    }),
    data: listOf(user).extend({
      /** Absent if the back end does not count them. */
      adminAccounts: adminAccounts.optional(),
    }),
  },
});

const person = z.object({
  userName: plainLine(80).min(1),
  type: z.enum(accountTypes),
  email: z.email().max(120),
  mobile: mobileNumber,
  /** The default is the caller's language. */
  language: z.enum(wireLanguages).optional(),
  roleIDs: z.array(identifier).max(20),
  groupIDs: z.array(identifier).max(20),
});

/**
 * Creates a staff account and returns its initial password, which is shown only once and must be changed at the first
 * sign-in.
 *
 * Fails with `E0004` for a login name that the broker has ever used and for unknown roles or groups, and with `E0016`
 * (`data.rule`) for a type or roles that grant more than the caller has (`grant-exceeds-own`) and once the broker's
 * quota of administrators is used up (`account-quota`).
 */
export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: anyOfOrInternal('UR_UM_CREATE_USER'),
  operation: 'user.create',
  errors: ['E0004', 'E0016'],
  shapes: {
    refusals: {
      E0016: { 'grant-exceeds-own': exceedingGrant, 'account-quota': z.object({ total: z.number().int() }) },
    },
    body: z.object({
      brokerCode: z.string().max(32).optional(),
      userID: z.string().regex(/^[A-Za-z0-9._-]{3,32}$/),
      ...person.shape,
      /** Enabled by default. */
      enabled: z.boolean().optional(),
    }),
    data: z.object({ user, initialPassword: z.string() }),
  },
});

/**
 * Changes a staff account; new roles and a new type take effect at the member's next sign-in, or at once with
 * `endSessions`, which ends the session of an account whose roles or type change.
 *
 * Fails with `E0005` if another user changed it, `E0004` for unknown roles or groups, and `E0016` (`data.rule`) for
 * `grant-exceeds-own` (also for a changed email or mobile of a user with more permissions than the caller),
 * `outranks-caller`, `own-account` (type and roles of the caller's own account), `account-quota` and
 * `last-super-administrator`.
 */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/users/{refID}',
  access: anyOfOrInternal('UR_UM_MODIFY_USER'),
  operation: 'user.update',
  errors: ['E0004', 'E0005', 'E0016'],
  shapes: {
    refusals: {
      E0016: {
        ...lockOutRules,
        'grant-exceeds-own': exceedingGrant,
        'account-quota': z.object({ total: z.number().int() }),
      },
    },
    params: z.object({ refID: identifier }),
    body: z.object({ ...person.shape, version, endSessions: z.boolean().optional() }),
    data: user,
  },
});

/**
 * Enables or disables a staff account; disabling ends its session immediately.
 *
 * Requires a two-factor token where the broker requires one (`E0008`, `E0009`). Fails with `E0005` for a stale version,
 * `E0015` if the account has this status already, and `E0016` for `own-account`, `outranks-caller` and `last-super-administrator`.
 */
export const setUserStatus = endpoint({
  method: 'PATCH',
  path: '/users/status',
  access: anyOfOrInternal('UR_UM_STATUS'),
  operation: 'user.status',
  errors: ['E0004', 'E0005', 'E0008', 'E0009', 'E0015', 'E0016'],
  shapes: {
    refusals: {
      E0015: refusedState,
      E0016: { ...lockOutRules, 'account-quota': z.object({ total: z.number().int() }) },
    },
    body: z.object({ brokerCode: z.string().min(1).max(32), refID: identifier, enabled: z.boolean(), version }),
    data: user,
  },
});

/**
 * Deletes a staff account permanently: its session ends immediately and its login name is never used again.
 *
 * Requires a two-factor token where the broker requires one (`E0008`, `E0009`). Fails with `E0005` for a stale version
 * and `E0016` for `own-account`, `outranks-caller` and `last-super-administrator`.
 */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users',
  access: anyOfOrInternal('UR_UM_DELETE_USER'),
  operation: 'user.delete',
  errors: ['E0004', 'E0005', 'E0008', 'E0009', 'E0016'],
  shapes: {
    refusals: { E0016: lockOutRules },
    query: z.object({
      brokerCode: z.string().max(32).optional(),
      refID: identifier,
      version: z.coerce.number().int().min(1).max(1_000_000_000),
    }),
    data: z.null(),
  },
});
