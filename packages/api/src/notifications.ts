// Notifications: messages of a broker to groups of its clients, by app or email, immediately or at a set time. A
// delivered notification cannot be changed.
import { z } from 'zod';
import { anyOf, endpoint, type FilePart } from './endpoint.ts';
import { limits } from './limits.ts';
import { listQuery, listOf } from './lists.ts';
import {
  accountStatus,
  accountStatusNumbers,
  notificationChannels,
  notificationDetail,
  notificationQueues,
  notificationStatuses,
  notificationSummary,
} from './notificationShapes.ts';
import { plainLine, plainText } from './plainTexts.ts';
import { day, instant } from './times.ts';
import { noData, refusedAction } from './refusals.ts';

const identifier = z.string().min(1).max(64);
const version = z.number().int().min(1);
const versionQuery = z.object({ version: z.coerce.number().int().min(1) });

// These limits only exclude nonsense. The broker's configuration contains the actual, lower limits.
const title = plainLine(1000);
const content = plainText(20_000);

const notificationBody = z.object({
  /** Save it as a draft, or submit it: it is delivered at `pushTime`, or immediately without one. */
  status: z.enum(['draft', 'pending']),
  userGroupID: identifier.nullable(),
  channel: z.enum(notificationChannels),
  sendUserStatus: z.array(accountStatus).max(accountStatusNumbers.length),
  pushTime: instant.nullable(),
  titleEN: title,
  titleSC: title,
  titleTC: title,
  contentEN: content,
  contentSC: content,
  contentTC: content,
  deleteUserGroup: z.boolean(),
});

const attachments = {
  types: ['pdf', 'png', 'jpeg'],
  maxBytes: 10_000_000,
  maxCount: 10,
  required: false,
} as const satisfies FilePart;
const files = { attachFileEN: attachments, attachFileSC: attachments, attachFileTC: attachments };
const ntfIdParameter = z.object({ ntfID: identifier });

/**
 * Lists notifications, the last changed first. `q` searches the titles of all languages; days are in Asia/Shanghai,
 * both included, and refer to the actual or planned delivery. `counts` contains the number in each status under the
 * other filters.
 */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z
        .enum([
          'updateTime',
          '-updateTime',
          'pushTime',
          '-pushTime',
          'deliveryTime',
          '-deliveryTime',
          'title',
          '-title',
        ])
        .optional(),
      status: z.enum(notificationStatuses).optional(),
      queue: z.enum(notificationQueues).optional(),
      channel: z.enum(notificationChannels).optional(),
      userGroupID: identifier.optional(),
      dateFrom: day.optional(),
      dateTo: day.optional(),
    }),
    data: listOf(notificationSummary).extend({
      counts: z.object({
        draft: z.number().int(),
        pending: z.number().int(),
        sent: z.number().int(),
        displaying: z.number().int(),
      }),
      /** The number in each queue under the other filters. */
      queueCounts: z.record(z.enum(notificationQueues), z.number().int()).optional(),
    }),
  },
});

/**
 * Creates a notification as a draft, which may be incomplete, or submits it immediately. Fails with `E0004` if a
 * submitted notification is incomplete, a text exceeds the broker's limits or the time is in the past; `E0014` for too
 * many files, `E0013` for a file that is too large. Where the broker requires approval, a submitted notification stays
 * a draft until a second person approves it.
 */
export const createNotification = endpoint({
  method: 'POST',
  path: '/notifications',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  operation: 'notification.create',
  bodyKind: 'multipart',
  timeoutMs: limits.fileTimeoutMs,
  errors: ['E0004', 'E0013', 'E0014'],
  shapes: { body: notificationBody, files, data: notificationDetail },
});

/** Returns one notification with its texts and files. */
export const getNotification = endpoint({
  method: 'GET',
  path: '/notifications/{ntfID}',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  errors: [],
  shapes: { params: ntfIdParameter, data: notificationDetail },
});

const keptFiles = z.array(identifier).max(20);

const alreadyDelivered = z.object({ current: z.unknown() });

/**
 * Replaces a notification that has not been delivered yet. Existing files are kept if their `fileID` is in
 * `keepFileEN`, `keepFileSC` or `keepFileTC`; new files follow them. Fails as on creation, with `E0016`
 * (`already-delivered`) once it is delivered, `E0005` if stale.
 */
export const changeNotification = endpoint({
  method: 'PUT',
  path: '/notifications/{ntfID}',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  operation: 'notification.change',
  bodyKind: 'multipart',
  timeoutMs: limits.fileTimeoutMs,
  errors: ['E0004', 'E0005', 'E0013', 'E0014', 'E0016'],
  shapes: {
    refusals: { E0016: { 'already-delivered': alreadyDelivered } },
    params: ntfIdParameter,
    body: notificationBody.extend({ keepFileEN: keptFiles, keepFileSC: keptFiles, keepFileTC: keptFiles, version }),
    files,
    data: notificationDetail,
  },
});

/**
 * Deletes a notification that has not been delivered yet. Fails with `E0016` (`already-delivered`) once it is
 * delivered, `E0005` if stale.
 */
export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/notifications/{ntfID}',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  operation: 'notification.delete',
  errors: ['E0005', 'E0016'],
  shapes: {
    refusals: { E0016: { 'already-delivered': alreadyDelivered } },
    params: ntfIdParameter,
    query: versionQuery,
    data: z.null(),
  },
});

/**
 * Submits a draft, or cancels a scheduled notification or a request for approval; it is a draft again. Fails with `E0004` if a field is
 * missing or the time is in the past, `E0015` if it is not in the required status, `E0016` (`already-delivered`) once
 * it is delivered, `E0005` if stale.
 */
export const transitionNotification = endpoint({
  method: 'PATCH',
  path: '/notifications',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  operation: 'notification.transition',
  errors: ['E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    refusals: { E0015: refusedAction, E0016: { 'already-delivered': alreadyDelivered, 'own-request': noData } },
    body: z.object({ ntfID: identifier, action: z.enum(['submit', 'cancel']), version }),
    data: notificationDetail,
  },
});
