// Delivery cannot be undone. It happens at once, or as a job at the notification's time.
import type { LocalText, NotificationDetail, WireLanguage } from '@brokerdesk/api';
import { formatTime, sendMessage, type StateContext, writeOperation } from '@brokerdesk/mock-server/engine';
import { recipientsOf, storeDelivery } from './deliveries/deliveryRules.ts';
import type { NotificationGroupRow, NotificationRow } from './notificationRows.ts';
import { listOpenNotifications } from './groups/notificationGroupRules.ts';

/** The planned work that delivers a notification. */
export const deliveryJob = 'notification.deliver';

const systemSource = {
  actor: { kind: 'system', refID: null, userID: null, userName: null },
  requestId: null,
  pluginId: null,
} as const;

/**
 * Delivers a pending notification. Has no effect on one that is no longer pending. One that would reach no client, because
 * accounts have changed since it was submitted, is a draft again: it must not count as delivered.
 */
export function deliverNotification(context: StateContext, { ntfID }: { readonly ntfID: string }): void {
  const row = context.row<NotificationRow>('notifications', ntfID);
  if (row?.status !== 'pending') return;
  const { brokerCode, userGroupID } = row;
  const group = context.row<NotificationGroupRow>('notificationGroups', userGroupID ?? '');
  const accountNumbers = group ? recipientsOf(context, { row, group }) : [];
  if (accountNumbers.length === 0) {
    keepUndelivered(context, row);
    return;
  }
  storeDelivery(context, { row, accountNumbers });
  const delivered: NotificationRow = {
    ...row,
    status: row.channel === 'app' ? 'displaying' : 'sent',
    userGroupName: group ? groupNameOf(group) : null,
    recipientCount: accountNumbers.length,
    deliveryTime: formatTime(context.now()),
    jobID: null,
  };
  context.change((draft) => draft.put('notifications', ntfID, delivered));
  writeOperation(context, {
    ...systemSource,
    brokerCode,
    operation: deliveryJob,
    targetID: ntfID,
    targetName: row.titleEN,
    changes: [{ field: 'status', before: 'pending', after: delivered.status }],
  });
  for (const language of ['EN', 'SC', 'TC'] as const) sendInLanguage(context, delivered, language);
  if (row.deleteUserGroup && group) deleteGroup(context, group);
}

function keepUndelivered(context: StateContext, row: NotificationRow): void {
  const undelivered: NotificationRow = {
    ...row,
    status: 'draft',
    approval: null,
    jobID: null,
    version: row.version + 1,
    undeliveredTime: formatTime(context.now()),
  };
  context.change((draft) => draft.put('notifications', row.ntfID, undelivered));
  writeOperation(context, {
    ...systemSource,
    brokerCode: row.brokerCode,
    operation: 'notification.fail',
    targetID: row.ntfID,
    targetName: row.titleEN,
    changes: [{ field: 'status', before: 'pending', after: 'draft' }],
  });
}

/** The languages of the wire, by the suffix of a text. */
export const wireLanguages: Readonly<Record<keyof LocalText, WireLanguage>> = { EN: 'en_US', SC: 'zh_CN', TC: 'zh_HK' };

/** Clients read one language each, so each language is a separate message to its readers. */
function sendInLanguage(context: StateContext, row: NotificationRow, language: keyof LocalText): void {
  const title = { EN: row.titleEN, SC: row.titleSC, TC: row.titleTC }[language];
  const content = { EN: row.contentEN, SC: row.contentSC, TC: row.contentTC }[language];
  sendMessage(context, {
    channel: row.channel === 'app' ? 'push' : 'email',
    to: `${row.userGroupName?.EN ?? ''} (${row.recipientCount ?? 0})`,
    text: `${title}\n\n${content}`,
    kind: 'notification',
    language: wireLanguages[language],
    brokerCode: row.brokerCode,
  });
}

/** The group stays if another notification to it still waits. */
function deleteGroup(context: StateContext, group: NotificationGroupRow): void {
  if (group.builtIn || listOpenNotifications(context, group).length > 0) return;
  const { groupID, brokerCode, nameEN } = group;
  context.change((draft) => draft.remove('notificationGroups', groupID));
  const operation = 'notificationGroup.delete';
  writeOperation(context, { ...systemSource, brokerCode, operation, targetID: groupID, targetName: nameEN });
}

export function groupNameOf({
  nameEN,
  nameSC,
  nameTC,
}: NotificationGroupRow): NonNullable<NotificationDetail['userGroupName']> {
  return { EN: nameEN, SC: nameSC, TC: nameTC };
}
