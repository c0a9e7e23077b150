import {
  type listNotifications,
  type MockInput,
  type NotificationDetail,
  notificationQueues,
  type NotificationSummary,
} from '@brokerdesk/api';
import {
  dayInShanghai,
  findOwn,
  matchesText,
  ownRows,
  type RequestContext,
  sortRows,
  textKey,
} from '@brokerdesk/mock-server/engine';
import type { NotificationGroupRow, NotificationRow } from './notificationRows.ts';
import { describeApproval, isWaitingForApproval, mayDecide } from './approvals/approvalRules.ts';
import { countDelivery } from './deliveries/deliveryRules.ts';
import { groupNameOf } from './notificationDelivery.ts';
import { describeAttachment } from './notificationAttachments.ts';

type ListShapes = typeof listNotifications extends { readonly shapes?: infer S } ? NonNullable<S> : never;
export type NotificationQuery = MockInput<ListShapes>['query'];

/** Filters and sorts, and counts each status under the other filters. */
export function selectNotifications(context: RequestContext, query: NotificationQuery) {
  const matching = ownRows<NotificationRow>(context, 'notifications').filter((row) => matchesQuery(row, query));
  const countOf = (status: NotificationRow['status']) => matching.filter((row) => row.status === status).length;
  const isIn = createQueues(context);
  const found = matching.filter(
    (row) =>
      (query.status === undefined || row.status === query.status) &&
      (query.queue === undefined || isIn(query.queue, row)),
  );
  return {
    rows: sortRows(found, {
      sort: query.sort ?? '-updateTime',
      language: context.language,
      valueOf: (row, field) => (field === 'title' ? row[`title${textKey(context.language)}`] : timeOf(row, field)),
      idOf: ({ ntfID }) => ntfID,
    }),
    counts: {
      draft: countOf('draft'),
      pending: countOf('pending'),
      sent: countOf('sent'),
      displaying: countOf('displaying'),
    },
    queueCounts: Object.fromEntries(
      notificationQueues.map((queue) => [queue, matching.filter((row) => isIn(queue, row)).length]),
    ) as Record<NotificationQueue, number>,
  };
}

type NotificationQueue = (typeof notificationQueues)[number];

/** Returns whether a notification is in a queue. */
function createQueues(context: RequestContext): (queue: NotificationQueue, row: NotificationRow) => boolean {
  return (queue, row) => {
    if (queue === 'approval') return mayDecide(context, row);
    if (queue === 'requested') return isWaitingForApproval(row) && !mayDecide(context, row);
    if (queue === 'draft') return row.status === 'draft' && !isWaitingForApproval(row);
    if (queue === 'failed') return (countDelivery(context, row)?.failed ?? 0) > 0;
    return row.status === queue;
  };
}

function matchesQuery(row: NotificationRow, { q, channel, userGroupID, dateFrom, dateTo }: NotificationQuery): boolean {
  const text = q;
  const time = row.deliveryTime ?? row.pushTime;
  const at = time === null ? null : Date.parse(time);
  return (
    (channel === undefined || row.channel === channel) &&
    (userGroupID === undefined || row.userGroupID === userGroupID) &&
    matchesText([row.titleEN, row.titleSC, row.titleTC], text) &&
    (dateFrom === undefined || (at !== null && at >= dayInShanghai(dateFrom).from)) &&
    (dateTo === undefined || (at !== null && at <= dayInShanghai(dateTo).until))
  );
}

function timeOf(row: NotificationRow, field: string): number | null {
  switch (field) {
    case 'pushTime':
      return row.pushTime === null ? null : Date.parse(row.pushTime);
    case 'deliveryTime':
      return row.deliveryTime === null ? null : Date.parse(row.deliveryTime);
    default:
      return Date.parse(row.updateTime);
  }
}

/** The notification as a row of the list. */
export function summariseNotification(context: RequestContext, row: NotificationRow): NotificationSummary {
  const isDelivered = row.deliveryTime !== null;
  const group = findOwn<NotificationGroupRow>(context, 'notificationGroups', row.userGroupID ?? '');
  const currentName = group ? groupNameOf(group) : null;
  return {
    ntfID: row.ntfID,
    status: row.status,
    userGroupID: isDelivered ? row.userGroupID : (group?.groupID ?? null),
    userGroupName: isDelivered ? row.userGroupName : currentName,
    channel: row.channel,
    sendUserStatus: row.sendUserStatus,
    pushTime: row.pushTime,
    titleEN: row.titleEN,
    titleSC: row.titleSC,
    titleTC: row.titleTC,
    attachmentCount: row.attachFileEN.length + row.attachFileSC.length + row.attachFileTC.length,
    deleteUserGroup: row.deleteUserGroup,
    deliveryTime: row.deliveryTime,
    recipientCount: row.recipientCount,
    createTime: row.createTime,
    createBy: row.createBy,
    approval: describeApproval(context, row),
    delivery: countDelivery(context, row),
    ...(row.undeliveredTime !== undefined && { undeliveredTime: row.undeliveredTime }),
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

/** The notification with its texts and files. */
export function describeNotification(context: RequestContext, row: NotificationRow): NotificationDetail {
  return {
    ...summariseNotification(context, row),
    contentEN: row.contentEN,
    contentSC: row.contentSC,
    contentTC: row.contentTC,
    attachFileEN: row.attachFileEN.map(describeAttachment),
    attachFileSC: row.attachFileSC.map(describeAttachment),
    attachFileTC: row.attachFileTC.map(describeAttachment),
  };
}
