import { changed, describeRows, type SeededOperation, system } from '@brokerdesk/mock-server/engine';
import type { NotificationGroupRow, NotificationRow } from './notificationRows.ts';

export const notificationOperations = [
  describeRows('notifications', describeNotification),
  describeRows<NotificationGroupRow>('notificationGroups', ({ groupID, nameEN, builtIn, updateTime, updateBy }) =>
    builtIn
      ? []
      : [
          {
            operation: 'notificationGroup.create',
            time: updateTime,
            by: updateBy,
            targetID: groupID,
            targetName: nameEN,
          },
        ],
  ),
];

/** Written, submitted, and delivered by planned work. */
function describeNotification(row: NotificationRow): SeededOperation[] {
  const { ntfID, titleEN, status, createTime, createBy, updateTime, updateBy, deliveryTime } = row;
  const target = { targetID: ntfID, targetName: titleEN };
  const steps: SeededOperation[] = [{ ...target, operation: 'notification.create', time: createTime, by: createBy }];
  if (status !== 'draft') {
    const changes = [changed('status', 'draft', 'pending')];
    steps.push({ ...target, operation: 'notification.transition', time: updateTime, by: updateBy, changes });
  }
  if (row.approval) {
    const changes = [{ field: 'approval', before: null, after: row.approval.state }];
    steps.push({ ...target, operation: 'notification.transition', time: updateTime, by: updateBy, changes });
  }
  if (deliveryTime !== null) {
    const changes = [changed('status', 'pending', status)];
    steps.push({ ...target, operation: 'notification.deliver', time: deliveryTime, by: system, changes });
  }
  return steps;
}
