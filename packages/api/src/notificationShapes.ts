// What the calls of notifications return: statuses, rows, texts and files.
import { z } from 'zod';
import { localText } from './lists.ts';
import { instant } from './times.ts';

/**
 * The status of a notification: being written, waiting for its time, sent by email, or delivered to the app, which
 * displays it from then on.
 */
export const notificationStatuses = ['draft', 'pending', 'sent', 'displaying'] as const;

/** The channels through which a notification reaches clients. */
export const notificationChannels = ['app', 'email'] as const;

/** Account status numbers of clients: 1 active, 0 suspended, -1 closed. */
export const accountStatusNumbers = [1, 0, -1] as const;

const auditFields = {
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
  updateTime: instant,
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

/** The shape of an account status number. */
export const accountStatus = z.literal(accountStatusNumbers);

/** Where the approval of a notification by a second person stands. */
export const approvalStates = ['waiting', 'approved', 'rejected'] as const;

const noticeApproval = z.object({
  state: z.enum(approvalStates),
  requestBy: z.string(),
  requestTime: instant,
  /** Null while it waits. */
  decideBy: z.string().nullable(),
  /** Null while it waits. */
  decideTime: instant.nullable(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  /** Who has changed the members of its group since it was submitted; absent if no one has. */
  membersChangeBy: z.string().optional(),
  membersChangeTime: instant.optional(),
  /** Whether the caller may decide: it waits, and someone else has requested it and chosen its recipients. */
  mayDecide: z.boolean(),
});

/** The approval of a notification by a second person. */
export type NoticeApproval = z.output<typeof noticeApproval>;

const deliveryCounts = z.object({
  delivered: z.number().int(),
  /** Clients whom it did not reach. */
  failed: z.number().int(),
  /** Clients to whom it is being sent again. */
  sending: z.number().int(),
});

/** The numbers of clients whom a notification has reached and not reached. */
export type DeliveryCounts = z.output<typeof deliveryCounts>;

/**
 * What a notification waits for: `draft` is being written, `approval` waits for the caller's approval, `requested` for that
 * of another user, `pending` waits for its time, `failed` was delivered but did not reach some clients; `sent` and
 * `displaying` are the statuses.
 */
export const notificationQueues = [
  'draft',
  'approval',
  'requested',
  'pending',
  'failed',
  'sent',
  'displaying',
] as const;

/** The shape of a row. */
export const notificationSummary = z.object({
  ntfID: z.string(),
  status: z.enum(notificationStatuses),
  /** Null if a draft has no group, or if its group was deleted. */
  userGroupID: z.string().nullable(),
  /** The group's name; after delivery, the name at that time. */
  userGroupName: localText.nullable(),
  channel: z.enum(notificationChannels),
  /** The members of the group that receive it, by account status: 1 active, 0 suspended, -1 closed. */
  sendUserStatus: z.array(accountStatus),
  /** The planned delivery; null for immediate delivery. */
  pushTime: instant.nullable(),
  titleEN: z.string(),
  titleSC: z.string(),
  titleTC: z.string(),
  /** Attached files in all languages. */
  attachmentCount: z.number().int(),
  /** Whether its group is deleted after delivery. */
  deleteUserGroup: z.boolean(),
  /** Null until it is delivered. */
  deliveryTime: instant.nullable(),
  /** Number of clients to which it was delivered; null before delivery. */
  recipientCount: z.number().int().nullable(),
  createTime: instant,
  createBy: z.string(),
  /** Present if the broker requires the approval of a second person; null before it is submitted. */
  approval: noticeApproval.nullable().optional(),
  /** Null before delivery. */
  delivery: deliveryCounts.nullable().optional(),
  /** When it was not delivered, because no client would have received it. It has been a draft since. */
  undeliveredTime: instant.optional(),
  ...auditFields,
});

/** A notification as a row of the list. */
export type NotificationSummary = z.output<typeof notificationSummary>;

/** The shape of a notification. */
export const notificationDetail = notificationSummary.extend({
  contentEN: z.string(),
  contentSC: z.string(),
  contentTC: z.string(),
  attachFileEN: z.array(noticeFile),
  attachFileSC: z.array(noticeFile),
  attachFileTC: z.array(noticeFile),
});

/** A notification with its texts and files in three languages. */
export type NotificationDetail = z.output<typeof notificationDetail>;
