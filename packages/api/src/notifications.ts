// Notifications: messages of a broker to groups of its clients, by app or email, immediately or at a set time. A
// delivered notification cannot be changed.
import { z } from 'zod';
import { anyOf, endpoint, type FilePart } from './endpoint.ts';
import { limits } from './limits.ts';
import { listQuery, listOf, localText } from './lists.ts';
import { plainLine, plainText } from './plainTexts.ts';

/**
 * The status of a notification: being written, waiting for its time, sent by email, or delivered to the app, which
 * displays it from then on.
 */
export const notificationStatuses = ['draft', 'pending', 'sent', 'displaying'] as const;

/** The channels through which a notification reaches clients. */
export const notificationChannels = ['app', 'email'] as const;

/** Account status numbers of clients: 1 active, 0 suspended, -1 closed. */
export const accountStatusNumbers = [1, 0, -1] as const;

const identifier = z.string().min(1).max(64);
const version = z.number().int().min(1);
const versionQuery = z.object({ version: z.coerce.number().int().min(1) });
const auditFields = {
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
  /** RFC 3339. */
  updateTime: z.string(),
  updateBy: z.string(),
};

const noticeFile = z.object({
  /** Returns the content with `GET /systems/files`. */
  fileID: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
});

/** A file attached to a notification. */
export type NoticeFile = z.output<typeof noticeFile>;

const accountStatus = z.literal(accountStatusNumbers);

const notificationSummary = z.object({
  ntfID: z.string(),
  status: z.enum(notificationStatuses),
  /** Null if a draft has no group, or if its group was deleted. */
  userGroupID: z.string().nullable(),
  /** The group's name; after delivery, the name at that time. */
  userGroupName: localText.nullable(),
  channel: z.enum(notificationChannels),
  /** The members of the group that receive it, by account status: 1 active, 0 suspended, -1 closed. */
  sendUserStatus: z.array(accountStatus),
  /** RFC 3339: the planned delivery; null for immediate delivery. */
  pushTime: z.string().nullable(),
  titleEN: z.string(),
  titleSC: z.string(),
  titleTC: z.string(),
  /** Attached files in all languages. */
  attachmentCount: z.number().int(),
  /** Whether its group is deleted after delivery. */
  deleteUserGroup: z.boolean(),
  /** RFC 3339; null until it is delivered. */
  deliveryTime: z.string().nullable(),
  /** Number of clients to which it was delivered; null before delivery. */
  recipientCount: z.number().int().nullable(),
  /** RFC 3339. */
  createTime: z.string(),
  createBy: z.string(),
  ...auditFields,
});

/** A notification as a row of the list. */
export type NotificationSummary = z.output<typeof notificationSummary>;

const notificationDetail = notificationSummary.extend({
  contentEN: z.string(),
  contentSC: z.string(),
  contentTC: z.string(),
  attachFileEN: z.array(noticeFile),
  attachFileSC: z.array(noticeFile),
  attachFileTC: z.array(noticeFile),
});

/** A notification with its texts and files in three languages. */
export type NotificationDetail = z.output<typeof notificationDetail>;

// These limits only exclude nonsense. The broker's configuration contains the actual, lower limits.
const title = plainLine(1000);
const content = plainText(20_000);

const notificationBody = z.object({
  /** Save it as a draft, or submit it: it is delivered at `pushTime`, or immediately without one. */
  status: z.enum(['draft', 'pending']),
  userGroupID: identifier.nullable(),
  channel: z.enum(notificationChannels),
  sendUserStatus: z.array(accountStatus).max(accountStatusNumbers.length),
  pushTime: z.iso.datetime({ offset: true }).nullable(),
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
      channel: z.enum(notificationChannels).optional(),
      userGroupID: identifier.optional(),
      dateFrom: z.iso.date().optional(),
      dateTo: z.iso.date().optional(),
    }),
    data: listOf(notificationSummary).extend({
      counts: z.object({
        draft: z.number().int(),
        pending: z.number().int(),
        sent: z.number().int(),
        displaying: z.number().int(),
      }),
    }),
  },
});

/**
 * Creates a notification as a draft, which may be incomplete, or submits it immediately. Fails with `E0004` if a
 * submitted notification is incomplete, a text exceeds the broker's limits or the time is in the past; `E0014` for too
 * many files, `E0013` for a file that is too large.
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
  shapes: { params: ntfIdParameter, query: versionQuery, data: z.null() },
});

/**
 * Submits a draft, or cancels a scheduled notification, which becomes a draft again. Fails with `E0004` if a field is
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
    body: z.object({ ntfID: identifier, action: z.enum(['submit', 'cancel']), version }),
    data: notificationDetail,
  },
});
