import type { NotificationDetail } from '@brokerdesk/api';
import type { MemberCounts, NotificationGroupRow } from '../notificationRows.ts';

/** Returns a number in [0, 1) for a key, as contexts and seeds do. */
export type KeyedValueFunction = (collection: string, row: string | number, field: string) => number;

/**
 * Counts the members of a group by account status. The accounts are in the back office, which is not part of the
 * emulator: the status of an account is derived from its number.
 */
export function countMembers(group: NotificationGroupRow, value: KeyedValueFunction): MemberCounts {
  if (group.builtInCounts) return group.builtInCounts;
  const statuses = group.accountNumbers.map((number) => value('accounts', `${group.brokerCode}/${number}`, 'status'));
  const closedCount = statuses.filter((status) => status < 0.03).length;
  const suspendedCount = statuses.filter((status) => status >= 0.03 && status < 0.06).length;
  return { activeCount: statuses.length - closedCount - suspendedCount, suspendedCount, closedCount };
}

/** Counts the members that a notification to these statuses reaches. */
export function countReached(counts: MemberCounts, sendUserStatus: NotificationDetail['sendUserStatus']): number {
  const { activeCount, suspendedCount, closedCount } = counts;
  const countByStatus = { '1': activeCount, '0': suspendedCount, '-1': closedCount };
  return sendUserStatus.reduce<number>((sum, status) => sum + countByStatus[`${status}`], 0);
}
