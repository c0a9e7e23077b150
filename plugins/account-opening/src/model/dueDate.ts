// When an application that waits for staff is due: seven days after its last change of status. Days are those of
// Asia/Shanghai, which has no summer time.
import type { ApplicationSummary } from '@brokerdesk/plugin-sdk/api';

const dueAfterDays = 7;
const dayMs = 24 * 3_600_000;
const zoneOffsetMs = 8 * 3_600_000;

/** Filters of the list, as days of the last change of status. */
export interface DueFilters {
  readonly dueToday: { readonly statusDateFrom: string; readonly statusDateTo: string };
  readonly overdue: { readonly statusDateTo: string };
}

/** Returns whether the due day is over. */
export function isOverdue({ statusDate }: Pick<ApplicationSummary, 'statusDate'>, now: number): boolean {
  return dayNumber(now) - dayNumber(Date.parse(statusDate)) > dueAfterDays;
}

/** Returns the filters for what is due today, and for what is overdue. */
export function dueFilters(now: number): DueFilters {
  const dueDay = formatDay(dayNumber(now) - dueAfterDays);
  return {
    dueToday: { statusDateFrom: dueDay, statusDateTo: dueDay },
    overdue: { statusDateTo: formatDay(dayNumber(now) - dueAfterDays - 1) },
  };
}

function dayNumber(time: number): number {
  return Math.floor((time + zoneOffsetMs) / dayMs);
}

function formatDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
