// Days as `YYYY-MM-DD`, on the calendar of Asia/Shanghai. They are counted in UTC, where no day is longer than another.
import { limits } from '@brokerdesk/plugin-sdk/api';

// Sweden writes dates as ISO 8601 does.
const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: limits.timeZone });

/** Returns the day in Asia/Shanghai at a time in milliseconds since 1970. */
export function shanghaiDayAt(time: number): string {
  return formatter.format(time);
}

/** Returns whether a text is a day of the calendar in this or the next century, such as in a link. */
export function isDay(text: string): boolean {
  return /^2[01]\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && toDay(timeOf(text)) === text;
}

/** Returns the day that many days later. */
export function addDays(day: string, days: number): string {
  return toDay(timeOf(day) + days * 86_400_000);
}

/** Returns the moment at which a day begins in Asia/Shanghai, which has no summer time (RFC 3339). */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00+08:00`).toISOString();
}

/** Returns the same day of the month that many months later, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const first = firstOfMonth(day, months);
  const last = addDays(firstOfMonth(first, 1), -1);
  const same = first.slice(0, 8) + day.slice(8);
  return same < last ? same : last;
}

/** Returns the first day of the month that many months later. */
function firstOfMonth(day: string, months = 0): string {
  const date = new Date(timeOf(day));
  return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

/** Returns the weeks, from Monday to Sunday, in which the month of a day has days. */
export function weeksOfMonth(day: string): readonly (readonly string[])[] {
  const weeks: string[][] = [];
  for (let monday = mondayOf(firstOfMonth(day)); monday < firstOfMonth(day, 1); monday = addDays(monday, 7)) {
    const start = monday;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
