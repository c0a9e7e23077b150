// Days and times as staff read them, in Asia/Shanghai, and instants as they travel, RFC 3339 in UTC. A day is
// `YYYY-MM-DD`, a time of day `HH:mm`. The offset is read from the browser's zone data, because Shanghai had summer time
// until 1991.
import { limits } from '@brokerdesk/api';
import { currentTime } from '../services/clock.ts';

/** A time on the clock of a zone. */
export interface ClockTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:mm`. */
  readonly time: string;
}

/** Returns what the clock shows at an instant, in Asia/Shanghai by default. */
export function clockTimeOf(instant: string | number, timeZone: string = limits.timeZone): ClockTime {
  const at = new Date(instant).getTime();
  const [day = '', time = ''] = new Date(at + offsetAt(at, timeZone)).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** Returns the instant of a clock time in Asia/Shanghai, as RFC 3339 in UTC. */
export function instantOf({ day, time }: ClockTime): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset is that of the instant, which is not known yet; near a change of the clock the first guess can be wrong.
  const guess = asUtc - offsetAt(asUtc, limits.timeZone);
  return new Date(asUtc - offsetAt(guess, limits.timeZone)).toISOString();
}

/**
 * Returns the day in Asia/Shanghai, as `YYYY-MM-DD`: today by the server's clock, or a number of days later.
 *
 * @example
 * <DateField form={form} name="effectiveDate" label={text('effectiveDate')} min={shanghaiDay(1)} />
 */
export function shanghaiDay(daysFromToday = 0): string {
  return addDays(clockTimeOf(currentTime()).day, daysFromToday);
}

/** Returns the day that many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the milliseconds by which a zone's clock is ahead of UTC, to the minute. */
export function offsetAt(instant: number, timeZone: string): number {
  const known = formatters.get(timeZone);
  const formatter = known ?? new Intl.DateTimeFormat('en-US', { ...allParts, timeZone });
  if (!known) formatters.set(timeZone, formatter);
  const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000;
}

const allParts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;
