import { deletionTime } from '../../../demo/applications/makeStatus.ts';
import type { ApplicationRow } from '../applicationRows.ts';

const dayMs = 86_400_000;

/** Reading a time costs more than all else, and a row never changes. */
const cachedTimes = new WeakMap<ApplicationRow, number>();

/** When an application is deleted automatically, in milliseconds since 1970; null if it is not. */
export function deletionTimeOf(row: ApplicationRow): number | null {
  const time = cachedTimes.get(row) ?? deletionTime(row);
  if (time !== null) cachedTimes.set(row, time);
  return time;
}

/** Whether an application is deleted within so many days; an overdue one is. */
export function isDeletedWithin(row: ApplicationRow, days: number, now: number): boolean {
  const time = deletionTimeOf(row);
  return time !== null && time <= now + days * dayMs;
}
