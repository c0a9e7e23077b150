// How long an application has been waiting: since its last change of status, while staff or the client have to act.
import type { ApplicationStatus, ApplicationSummary } from '@brokerdesk/plugin-sdk';
import { queues } from './queues.ts';

/** Days after which an application that waits for staff is late. */
const lateAfterDays = 7;

/** A time in the largest unit of which it has at least one. */
export interface Age {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
  /** It waits for staff, and has done so for too long. */
  readonly isLate: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const forStaff: ReadonlySet<ApplicationStatus> = new Set([...queues.toCheck, ...queues.inProcess, ...queues.toImport]);
const forClients: ReadonlySet<ApplicationStatus> = new Set(queues.withClient);

/** Returns how long an application has been waiting at a time; undefined for one that does not wait. */
export function ageOf(
  { status, statusDate }: Pick<ApplicationSummary, 'status' | 'statusDate'>,
  now: number,
): Age | undefined {
  if (!forStaff.has(status) && !forClients.has(status)) return undefined;
  // Clocks differ a little, and nothing has waited for less than no time.
  const ms = Math.max(0, now - Date.parse(statusDate));
  const isLate = forStaff.has(status) && ms >= lateAfterDays * dayMs;
  if (ms < hourMs) return { unit: 'minutes', count: Math.floor(ms / minuteMs), isLate };
  if (ms < dayMs) return { unit: 'hours', count: Math.floor(ms / hourMs), isLate };
  return { unit: 'days', count: Math.floor(ms / dayMs), isLate };
}
