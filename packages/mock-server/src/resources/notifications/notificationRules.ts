// The life of a notification: a draft is submitted, waits for its time unless it is sent at once, and is delivered.
// Until then it can be changed, cancelled and deleted; afterwards it cannot.
import type { NotificationDetail } from '@brokerdesk/api';
import type { RequestContext } from '../../pipeline/RequestContext.ts';
import { type ErrorResponse, message, ruleViolated } from '../../pipeline/errorResponses.ts';
import type { NotificationRow } from './notificationRows.ts';
import { deliverNotification, deliveryJob } from './notificationDelivery.ts';
import { diffFields } from '../operation-records/operationRecordRules.ts';
import { stamp } from '../../shared-rules/stamp.ts';

export const alreadyDeliveredError: ErrorResponse = ruleViolated(
  'already-delivered',
  message(
    'This notification has been delivered. It can no longer be cancelled or changed.',
    '通知已发送，不能再取消或修改。',
    '通知已發送，不能再取消或修改。',
  ),
);

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
}

/** Writes a notification, records the changes, and schedules or performs its delivery. Returns the resulting row. */
export function saveNotification(
  context: RequestContext,
  { before, input, status }: SaveNotificationOptions,
): NotificationRow {
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
    changes: before ? diffFields(toReadable(before), toReadable(row), readableFields) : [],
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
  'userGroupID',
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

const maximumLength = 80;

/** Long texts by their beginning, files by their names. */
function toReadable(row: NotificationRow): Readonly<Record<(typeof readableFields)[number], unknown>> {
  const namesOf = (files: NotificationInput['attachFileEN']) => files.map(({ fileName }) => fileName).join(', ');
  const truncate = (text: string) => (text.length > maximumLength ? `${text.slice(0, maximumLength)}…` : text);
  return {
    ...row,
    contentEN: truncate(row.contentEN),
    contentSC: truncate(row.contentSC),
    contentTC: truncate(row.contentTC),
    attachFileEN: namesOf(row.attachFileEN),
    attachFileSC: namesOf(row.attachFileSC),
    attachFileTC: namesOf(row.attachFileTC),
  };
}
