// Groups of clients to which notifications are sent.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { accountStatus, approvalStates } from './notificationShapes.ts';
import { plainLine } from './plainTexts.ts';
import { instant } from './times.ts';
import { noData } from './refusals.ts';

const identifier = z.string().min(1).max(64);
const version = z.number().int().min(1);
const versionQuery = z.object({ version: z.coerce.number().int().min(1) });
const accountNumber = z.string().regex(/^\d{9}$/);

const notificationGroup = z.object({
  groupID: z.string(),
  nameEN: z.string(),
  nameSC: z.string(),
  nameTC: z.string(),
  /** Built-in groups (all, cash accounts, margin accounts) cannot be changed or deleted. */
  builtIn: z.boolean(),
  memberCount: z.number().int(),
  /** Members by the status of their accounts. */
  activeCount: z.number().int(),
  suspendedCount: z.number().int(),
  closedCount: z.number().int(),
  /** The members' account numbers, nine digits each; empty for a built-in group, whose members come from the accounts. */
  accountNumbers: z.array(z.string()),
  /** Notifications to the group that wait for their time or for approval; while there are any, it cannot be deleted. */
  pendingCount: z.number().int(),
  /** Those notifications, the next one first. */
  pendingNotifications: z
    .array(
      z.object({
        ntfID: z.string(),
        titleEN: z.string(),
        titleSC: z.string(),
        titleTC: z.string(),
        pushTime: instant.nullable(),
        /** Other members end an approval that it has, and it waits for approval again. Null if it needs none. */
        approvalState: z.enum(approvalStates).nullable().optional(),
      }),
    )
    .optional(),
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** A group of clients to which notifications are sent. */
export type NotificationGroup = z.output<typeof notificationGroup>;

/** The limits of a group: the characters of its name in each language, and its members. */
export const notificationGroupLimits = { nameLength: 60, members: 1000 } as const;

const groupName = plainLine(notificationGroupLimits.nameLength).min(1);
const groupBody = z.object({
  nameEN: groupName,
  nameSC: groupName,
  nameTC: groupName,
  accountNumbers: z.array(accountNumber).max(notificationGroupLimits.members),
});
const groupIdParameter = z.object({ groupID: identifier });

const checkedAccount = z.object({
  accountNumber: z.string(),
  /** 1 active, 0 suspended, -1 closed; null if the broker has no such account. */
  status: accountStatus.nullable(),
});

/** An account number that was checked. */
export type CheckedAccount = z.output<typeof checkedAccount>;

/** Checks account numbers before they become members of a group: whether there is such an account, and its status. */
export const checkAccounts = endpoint({
  method: 'POST',
  path: '/notifications/groups/account_checks',
  access: anyOf('PM_NM_NOTICE_GROUP'),
  errors: ['E0004'],
  shapes: {
    body: z.object({ accountNumbers: z.array(accountNumber).max(notificationGroupLimits.members) }),
    data: z.array(checkedAccount),
  },
});

/** Lists the groups of clients, the built-in ones first, then by name; `q` searches the names of all languages. */
export const listNotificationGroups = endpoint({
  method: 'GET',
  path: '/notifications/groups',
  access: anyOf('PM_NM_NOTICE_GROUP', 'PM_NM_GENERAL_NOTICE'),
  errors: ['E0004'],
  shapes: { query: z.object({ q: z.string().max(100).optional() }), data: z.array(notificationGroup) },
});

/** Creates a group. Fails with `E0004` if another group has one of its names or an account is named twice. */
export const createNotificationGroup = endpoint({
  method: 'POST',
  path: '/notifications/groups',
  access: anyOf('PM_NM_NOTICE_GROUP'),
  operation: 'notificationGroup.create',
  errors: ['E0004'],
  shapes: { body: groupBody, data: notificationGroup },
});

/**
 * Replaces names and members of a group. Notifications that were approved for other members wait for approval again. Fails
 * with `E0016` (`built-in-group`) for a built-in group, `E0004` as on creation and if a notification that waits would reach
 * no client (`no-recipients`), `E0005` if stale.
 */
export const changeNotificationGroup = endpoint({
  method: 'PUT',
  path: '/notifications/groups/{groupID}',
  access: anyOf('PM_NM_NOTICE_GROUP'),
  operation: 'notificationGroup.change',
  errors: ['E0004', 'E0005', 'E0016'],
  shapes: {
    refusals: { E0016: { 'built-in-group': noData } },
    params: groupIdParameter,
    body: groupBody.extend({ version }),
    data: notificationGroup,
  },
});

/**
 * Deletes a group. Fails with `E0016` (`built-in-group`) for a built-in group, `E0012` while a notification to it waits
 * for its time or for approval, `E0005` if stale.
 */
export const deleteNotificationGroup = endpoint({
  method: 'DELETE',
  path: '/notifications/groups/{groupID}',
  access: anyOf('PM_NM_NOTICE_GROUP'),
  operation: 'notificationGroup.delete',
  errors: ['E0005', 'E0012', 'E0016'],
  shapes: {
    refusals: { E0012: z.object({ ntfIDs: z.array(z.string()) }), E0016: { 'built-in-group': noData } },
    params: groupIdParameter,
    query: versionQuery,
    data: z.null(),
  },
});
