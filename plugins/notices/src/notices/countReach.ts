import type { NotificationGroup } from '@brokerdesk/plugin-sdk/api';

type Counts = Pick<NotificationGroup, 'activeCount' | 'suspendedCount' | 'closedCount'>;

/** Counts the members of a group whose account has one of the states: 1 active, 0 suspended, -1 closed. */
export function countReach(
  { activeCount, suspendedCount, closedCount }: Counts,
  states: readonly (number | string)[],
): number {
  const counts: Readonly<Record<string, number>> = { 1: activeCount, 0: suspendedCount, '-1': closedCount };
  return [...new Set(states.map(String))].reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}
