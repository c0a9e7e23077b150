// The life of a notification: a draft is submitted, waits for its time unless it goes at once, and is delivered. Until
// then it can be changed, cancelled and deleted; afterwards, nothing can.
import type { NotificationDetail } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { type Refusal, ruleRefuses } from '../../pipeline/refusals.ts';
import type { NotificationRow } from '../../state/noticeRows.ts';
import { deliverNotification, deliveryJob } from './notificationDelivery.ts';
import { changesBetween } from '../operationRecords.ts';
import { stamp } from '../stamps.ts';

export const alreadyDelivered: Refusal = ruleRefuses('already-delivered', {
  en_US: 'This notification has been delivered. It can no longer be cancelled or changed.',
  zh_CN: '通知已发送，不能再取消或修改。',
  zh_HK: '通知已發送，不能再取消或修改。',
});

/** What people write of a notification, with its files. */
export type WrittenNotification = Pick<
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

interface Saving {
  readonly before?: NotificationRow;
  readonly written: WrittenNotification;
  /** Pending plans the delivery, or delivers at once if there is no time for it. */
  readonly status: 'draft' | 'pending';
}

/** Writes a notification, notes what changed, and plans or makes its delivery. Gives the row as it is afterwards. */
export function saveNotification(context: CallContext, { before, written, status }: Saving): NotificationRow {
  const stamped = stamp(context, before);
  const ntfID = before?.ntfID ?? context.token('NTF-');
  if (before?.jobID) context.cancelJob(before.jobID);
  const isPlanned = status === 'pending' && written.pushTime !== null;
  const row: NotificationRow = {
    ...written,
    brokerCode: context.brokerCode ?? '',
    ntfID,
    status,
    pushTime: written.pushTime === null ? null : new Date(written.pushTime).toISOString(),
    userGroupName: null,
    deliveryTime: null,
    recipientCount: null,
    createTime: before?.createTime ?? stamped.updateTime,
    createBy: before?.createBy ?? stamped.updateBy,
    ...stamped,
    jobID: isPlanned
      ? context.schedule({ type: deliveryJob, at: Date.parse(written.pushTime ?? ''), args: { ntfID } })
      : null,
  };
  context.change((draft) => draft.put('notifications', ntfID, row));
  context.note({
    targetID: ntfID,
    targetName: row.titleEN || row.titleTC || row.titleSC,
    changes: before ? changesBetween(readable(before), readable(row), readableFields) : [],
  });
  if (status === 'pending' && !isPlanned) deliverNotification(context, { ntfID });
  return context.row<NotificationRow>('notifications', ntfID) ?? row;
}

/** Deletes a notification, and with it the plan to deliver it. */
export function removeNotification(context: CallContext, row: NotificationRow): void {
  if (row.jobID) context.cancelJob(row.jobID);
  context.change((draft) => draft.remove('notifications', row.ntfID));
  context.note({ targetID: row.ntfID, targetName: row.titleEN || row.titleTC || row.titleSC });
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

const longest = 80;

/** Long texts by their beginning, files by their names. */
function readable(row: NotificationRow): Readonly<Record<(typeof readableFields)[number], unknown>> {
  const namesOf = (files: WrittenNotification['attachFileEN']) => files.map(({ fileName }) => fileName).join(', ');
  const begin = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
  return {
    ...row,
    contentEN: begin(row.contentEN),
    contentSC: begin(row.contentSC),
    contentTC: begin(row.contentTC),
    attachFileEN: namesOf(row.attachFileEN),
    attachFileSC: namesOf(row.attachFileSC),
    attachFileTC: namesOf(row.attachFileTC),
  };
}
