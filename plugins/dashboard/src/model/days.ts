// Days as `YYYY-MM-DD`, on the calendar of Asia/Shanghai. They are counted in UTC, where no day is longer than another.
import { limits } from '@brokerdesk/plugin-sdk/api';

const dayMs = 86_400_000;

/** Returns the day in Asia/Shanghai at a time in milliseconds since 1970. */
export function shanghaiDayAt(time: number): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: limits.timeZone }).format(time);
}

/** Returns whether a text is a day of the calendar, in 1970 or later. */
export function isDay(text: string): boolean {
  if (!/^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && toDay(time) === text;
}

/** Returns the day that many days later. */
export function addDays(day: string, days: number): string {
  return toDay(timeOf(day) + days * dayMs);
}

/** Returns the number of days from the first to the last day, both included. */
export function countDays({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1;
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

/** Returns the first day of the month that many months later. */
export function firstOfMonth(day: string, months = 0): string {
  const date = new Date(timeOf(day));
  return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

/** Returns the last day of the month that many months later. */
export function lastOfMonth(day: string, months = 0): string {
  return addDays(firstOfMonth(day, months + 1), -1);
}

/** Returns the same day of the month that many months later; the last day of a month stays the last day. */
export function addMonths(day: string, months: number): string {
  const last = lastOfMonth(day, months);
  if (day === lastOfMonth(day)) return last;
  const same = last.slice(0, 8) + day.slice(8);
  return same < last ? same : last;
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
