// Staff accounts of a broker.
import { z } from 'zod';
import { accountTypes } from './auths.ts';
import { anyOfOrInternal, endpoint } from './endpoint.ts';
import { wireLanguages } from './languages.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { mobileNumber } from './mobileNumber.ts';

/** Whether an account is in use or was deleted; deleted ones keep their login name for good. */
export const userStatuses = ['normal', 'deleted'] as const;

const identifier = z.string().min(1).max(64);
const version = z.number().int().min(1).max(1_000_000_000);

const user = z.object({
  refID: z.string(),
  /** The login name; no two accounts of a broker differ in upper and lower case only. */
  userID: z.string(),
  userName: z.string(),
  brokerCode: z.string(),
  type: z.enum(accountTypes),
  enabled: z.boolean(),
  status: z.enum(userStatuses),
  email: z.string(),
  /** With its area code, as in `+852 6123 4567`. */
  mobile: z.string(),
  /** In which messages to the user are written. */
  language: z.enum(wireLanguages),
  roles: z.array(z.object({ roleID: z.string(), name: localText })),
  contactGroups: z.array(z.object({ groupID: z.string(), nameEN: z.string(), nameSC: z.string(), nameTC: z.string() })),
  /** RFC 3339; null if the user has never signed in. */
  lastLoginTime: z.string().nullable(),
  createTime: z.string(),
  /** Counts up with every change of the account by staff; signing in is none. */
  version: z.number().int(),
  /** RFC 3339: the last change by staff. */
  updateTime: z.string(),
  updateBy: z.string(),
});

/** A staff account. */
export type User = z.output<typeof user>;

/**
 * Lists the staff accounts of the caller's broker; `q` looks in login name, name and email. Deleted accounts are listed
 * with `status=deleted` only. The provider's own staff name the broker; others who name one but their own get `E0003`.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: anyOfOrInternal('UR_USER_MANAGEMENT'),
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
    }),
    data: listOf(user),
  },
});

const person = z.object({
  userName: z.string().trim().min(1).max(80),
  type: z.enum(accountTypes),
  email: z.email().max(120),
  mobile: mobileNumber,
  /** The caller's language for a new account unless told otherwise. */
  language: z.enum(wireLanguages).optional(),
  roleIDs: z.array(identifier).max(20),
  groupIDs: z.array(identifier).max(20),
});

/**
 * Creates a staff account and gives its initial password, which is shown this once and has to be changed at the first
 * sign-in.
 *
 * Fails with `E0004` for a login name that was ever in use at the broker and for unknown roles or groups, and with
 * `E0016` (`data.rule`) for a type or roles that give more than the caller holds (`grant-exceeds-own`) and once the
 * broker's quota of administrators is used up (`account-quota`).
 */
export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: anyOfOrInternal('UR_UM_CREATE_USER'),
  operation: 'user.create',
  errors: ['E0004', 'E0016'],
  shapes: {
    body: z.object({
      brokerCode: z.string().max(32).optional(),
      userID: z.string().regex(/^[a-z0-9._-]{3,32}$/i),
      ...person.shape,
      /** Enabled unless told otherwise. */
      enabled: z.boolean().optional(),
    }),
    data: z.object({ user, initialPassword: z.string() }),
  },
});

/**
 * Changes a staff account; new roles and a new type count from the member's next sign-in.
 *
 * Fails with `E0005` if another user changed it, `E0004` for unknown roles or groups, and `E0016` (`data.rule`) for
 * `grant-exceeds-own` (also for another email or mobile of a user who holds more than the caller), `outranks-caller`, `own-account` (type and roles of the caller's own account), `account-quota` and
 * `last-super-administrator`.
 */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/users/{refID}',
  access: anyOfOrInternal('UR_UM_MODIFY_USER'),
  operation: 'user.update',
  errors: ['E0004', 'E0005', 'E0016'],
  shapes: {
    params: z.object({ refID: identifier }),
    body: z.object({ ...person.shape, version }),
    data: user,
  },
});

/**
 * Enables or disables a staff account; disabling ends its session at once.
 *
 * Needs a two-factor token where the broker asks for one (`E0008`, `E0009`). Fails with `E0005` for a stale version
 * and `E0016` for `own-account`, `outranks-caller` and `last-super-administrator`.
 */
export const setUserStatus = endpoint({
  method: 'PATCH',
  path: '/users/status',
  access: anyOfOrInternal('UR_UM_STATUS'),
  operation: 'user.status',
  errors: ['E0004', 'E0005', 'E0008', 'E0009', 'E0016'],
  shapes: {
    body: z.object({ brokerCode: z.string().min(1).max(32), refID: identifier, enabled: z.boolean(), version }),
    data: user,
  },
});

/**
 * Deletes a staff account for good: its session ends at once and its login name is never used again.
 *
 * Needs a two-factor token where the broker asks for one (`E0008`, `E0009`). Fails with `E0005` for a stale version
 * and `E0016` for `own-account`, `outranks-caller` and `last-super-administrator`.
 */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users',
  access: anyOfOrInternal('UR_UM_DELETE_USER'),
  operation: 'user.delete',
  errors: ['E0004', 'E0005', 'E0008', 'E0009', 'E0016'],
  shapes: {
    query: z.object({
      brokerCode: z.string().max(32).optional(),
      refID: identifier,
      version: z.coerce.number().int().min(1).max(1_000_000_000),
    }),
    data: z.null(),
  },
});
