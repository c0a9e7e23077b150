import { useCall, useCurrentTime } from '@brokerdesk/plugin-sdk';
import { type ApplicationStatus, listApplicationStatuses } from '@brokerdesk/plugin-sdk/api';
import { isOneOf } from '../status/statusMeaning.ts';
import { type DueFilters, dueFilters } from '../model/dueDate.ts';

const refreshMs = 60_000;

/** The applications in each status: all of them, those due today, and those that are overdue. */
export interface PendingCounts {
  readonly filters: DueFilters;
  /** Undefined while it is loading. */
  readonly total: (statuses: readonly ApplicationStatus[]) => number | undefined;
  readonly dueToday: (statuses: readonly ApplicationStatus[]) => number | undefined;
  readonly overdue: (statuses: readonly ApplicationStatus[]) => number | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Counts the pending applications; the cards of the home page share the calls. */
export function usePendingCounts(): PendingCounts {
  const filters = dueFilters(useCurrentTime(refreshMs));
  const total = useCounts({});
  const dueToday = useCounts(filters.dueToday);
  const overdue = useCounts(filters.overdue);
  return {
    filters,
    total: total.count,
    dueToday: dueToday.count,
    overdue: overdue.count,
    error: total.error ?? dueToday.error ?? overdue.error,
    retry() {
      for (const { retry } of [total, dueToday, overdue]) retry();
    },
  };
}

function useCounts(query: Partial<DueFilters['dueToday']>) {
  // Passive: the home page shows what failed in the card, not in a dialog.
  const { data, error, refetch } = useCall(listApplicationStatuses, { query }, { refreshMs, passive: true });
  return {
    count: (statuses: readonly ApplicationStatus[]) =>
      data?.statuses.reduce((sum, { status, count }) => (isOneOf(statuses, status) ? sum + count : sum), 0),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
