import { z } from 'zod';
import { isValidClockTime } from '../sandboxes/Clock.ts';

/** How a control request may spell a time. */
export const timeSpelling = 'RFC 3339 with an offset (2026-03-02T03:00:00Z) or milliseconds since 1970';

// The shape of the contract's times. `Date.parse` alone reads a time without an offset in the zone of this process, takes
// the 30th of February for a day in March, and much else for a time.
const rfc3339 = z.iso.datetime({ offset: true });

/** Reads a time in milliseconds since 1970; a text says why the value is none that a clock can have. */
export function readTime(value: unknown): number | string {
  const time = typeof value === 'string' && rfc3339.safeParse(value).success ? Date.parse(value) : value;
  if (typeof time === 'number' && isValidClockTime(time)) return time;
  const given = JSON.stringify(value).slice(0, 100);
  return `${given} is not a time from 1970 to 2099. Expected ${timeSpelling}.`;
}
