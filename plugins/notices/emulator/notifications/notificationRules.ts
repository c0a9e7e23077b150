// The life of a notification: a draft is submitted, waits for its time unless it is sent at once, and is delivered.
// Until then it can be changed, cancelled and deleted; afterwards it cannot.
import type { NotificationDetail } from '@brokerdesk/api';
import {
  describeFile,
  diffFields,
  type ErrorResponse,
  message,
  type RequestContext,
  ruleViolated,
  stamp,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import { keepRejection, requestApproval, requiresApproval } from './approvals/approvalRules.ts';
import type { ApprovalRow, NotificationRow } from './notificationRows.ts';
import { deliverNotification, deliveryJob } from './notificationDelivery.ts';
import type { NotificationGroupRow } from './notificationRows.ts';

const alreadyDeliveredTexts = message(
  'This notification has been delivered. It can no longer be cancelled or changed. Copy it as a new one and send that instead.',
  '通知已发送，不能再取消或修改。请复制为新通知后再发送。',
  '通知已發送，不能再取消或修改。請複製為新通知後再發送。',
);

/** A delivered notification cannot be changed; the author gets it as it was sent, possibly by their own lost attempt. */
export function alreadyDelivered(current: NotificationDetail): ErrorResponse {
  return ruleViolated('already-delivered', alreadyDeliveredTexts, { current });
}

/** The fields that users write, with the files. */
export type NotificationInput = Pick<
  NotificationRow,
  | 'userGroupID'
  | 'channel'
  | 'sendUserStatus'
  | 'pushTime'
  | 'titleEN'
  | 'titleSC'
  | 'titleTC'
  | 'contentEN'
  | 'contentSC'
  | 'contentTC'
  | 'attachFileEN'
  | 'attachFileSC'
  | 'attachFileTC'
  | 'deleteUserGroup'
>;

interface SaveNotificationOptions {
  readonly before?: NotificationRow;
  readonly input: NotificationInput;
  /** Schedules the delivery of a pending notification, or delivers it at once if it has no time. */
  readonly status: 'draft' | 'pending';
  /** What a second person has decided; without it, a pending notification waits for one where the broker requires it. */
  readonly approval?: ApprovalRow;
}

/** Writes a notification, records the changes, and schedules or performs its delivery. Returns the resulting row. */
export function saveNotification(
  context: RequestContext,
  { before, input, status: wanted, approval: decided }: SaveNotificationOptions,
): NotificationRow {
  const isRequest = wanted === 'pending' && decided === undefined && requiresApproval(context);
  const status = isRequest ? 'draft' : wanted;
  const undecided = isRequest ? requestApproval(context) : keepRejection(before);
  const stamped = stamp(context, before);
  const ntfID = before?.ntfID ?? context.token('NTF-');
  if (before?.jobID) context.cancelJob(before.jobID);
  const isPlanned = status === 'pending' && input.pushTime !== null;
  const row: NotificationRow = {
    ...input,
    brokerCode: context.brokerCode ?? '',
    ntfID,
    status,
    pushTime: input.pushTime === null ? null : new Date(input.pushTime).toISOString(),
    userGroupName: null,
    deliveryTime: null,
    recipientCount: null,
    approval: decided ?? undecided,
    createTime: before?.createTime ?? stamped.updateTime,
    createBy: before?.createBy ?? stamped.updateBy,
    ...stamped,
    jobID: isPlanned
      ? context.schedule({ type: deliveryJob, at: Date.parse(input.pushTime ?? ''), args: { ntfID } })
      : null,
  };
  context.change((draft) => draft.put('notifications', ntfID, row));
  context.recordOperation({
    targetID: ntfID,
    targetName: row.titleEN || row.titleTC || row.titleSC,
    changes: before ? diffFields(toReadable(context, before), toReadable(context, row), readableFields) : [],
  });
  if (status === 'pending' && !isPlanned) deliverNotification(context, { ntfID });
  return context.row<NotificationRow>('notifications', ntfID) ?? row;
}

/** Deletes a notification, and with it the plan to deliver it. */
export function removeNotification(context: RequestContext, row: NotificationRow): void {
  if (row.jobID) context.cancelJob(row.jobID);
  context.change((draft) => draft.remove('notifications', row.ntfID));
  context.recordOperation({ targetID: row.ntfID, targetName: row.titleEN || row.titleTC || row.titleSC });
}

export function isDelivered({ status }: Pick<NotificationDetail, 'status'>): boolean {
  return status === 'sent' || status === 'displaying';
}

const readableFields = [
  'status',
  'approval',
  'approvalReason',
  'userGroup',
  'channel',
  'sendUserStatus',
  'pushTime',
  'titleEN',
  'titleSC',
  'titleTC',
  'contentEN',
  'contentSC',
  'contentTC',
  'attachFileEN',
  'attachFileSC',
  'attachFileTC',
  'deleteUserGroup',
] as const;

/** The group by its name, files by name, size and content. */
function toReadable(
  context: StateContext,
  row: NotificationRow,
): Readonly<Record<(typeof readableFields)[number], unknown>> {
  const namesOf = (files: NotificationInput['attachFileEN']) => files.map(describeFile).join(', ');
  return {
    ...row,
    approval: row.approval?.state ?? null,
    approvalReason: row.approval?.reason ?? '',
    userGroup: row.userGroupID && context.row<NotificationGroupRow>('notificationGroups', row.userGroupID)?.nameEN,
    attachFileEN: namesOf(row.attachFileEN),
    attachFileSC: namesOf(row.attachFileSC),
    attachFileTC: namesOf(row.attachFileTC),
  };
}
