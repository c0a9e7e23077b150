// Notifications of the caller's broker, for the calls that read or change one.
import { checkVersion, type ErrorResponse, findOwn, type RequestContext } from '@brokerdesk/mock-server/engine';
import { describeNotification } from './notificationList.ts';
import type { NotificationRow } from './notificationRows.ts';
import { alreadyDelivered, isDelivered } from './notificationRules.ts';

/** Finds a notification of the caller's broker. */
export function findNotification(context: RequestContext, ntfID: string): NotificationRow | undefined {
  return findOwn<NotificationRow>(context, 'notifications', ntfID);
}

/** A delivered notification cannot be changed, which the author must know even if their version is stale as well. */
export function checkChange(context: RequestContext, row: NotificationRow, version: number): ErrorResponse | undefined {
  if (isDelivered(row)) return alreadyDelivered(describeNotification(context, row));
  return checkVersion(row, version, () => describeNotification(context, row));
}
