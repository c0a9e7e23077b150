// How long an application has been waiting: since its last change of status, while staff or the client must act.
import { type ApplicationStatus, type ApplicationSummary, toApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { isOverdue } from './dueDate.ts';
import { queues } from './queues.ts';

/** A duration in the largest unit of which it contains at least one. */
export interface Age {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
  /** It waits for staff, and its due day is over. */
  readonly isLate: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const forStaff: ReadonlySet<ApplicationStatus> = new Set([...queues.toCheck, ...queues.inProcess, ...queues.toImport]);
const forClients: ReadonlySet<ApplicationStatus> = new Set(queues.withClient);

/** Returns how long an application has been waiting at a time; undefined if it does not wait. */
export function ageOf(
  { status: code, statusDate }: Pick<ApplicationSummary, 'status' | 'statusDate'>,
  now: number,
): Age | undefined {
  const status = toApplicationStatus(code);
  if (status === undefined) return undefined;
  if (!forStaff.has(status) && !forClients.has(status)) return undefined;
  // Clocks differ slightly, so a negative duration counts as zero.
  const ms = Math.max(0, now - Date.parse(statusDate));
  const isLate = forStaff.has(status) && isOverdue({ statusDate }, now);
  if (ms < hourMs) return { unit: 'minutes', count: Math.floor(ms / minuteMs), isLate };
  if (ms < dayMs) return { unit: 'hours', count: Math.floor(ms / hourMs), isLate };
  return { unit: 'days', count: Math.floor(ms / dayMs), isLate };
}
