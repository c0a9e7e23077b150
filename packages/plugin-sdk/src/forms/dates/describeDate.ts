// What a date means, beside the date itself: its weekday, and how far away it is.
import type { Language } from '@brokerdesk/api';
import { displayLocales } from '../../formats/formats.ts';
import { daysBetween } from '../../formats/shanghaiTime.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns the weekday of a day, as in `Friday`. */
export function weekdayOf(day: string, language: Language): string {
  const options = { weekday: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(displayLocales[language], options).format(new Date(`${day}T00:00:00Z`));
}

/** Returns how far a day is from another one, as in `tomorrow` or `in 4 days`. */
export function describeDaysFrom(today: string, day: string, language: Language): string {
  return relative(language).format(daysBetween(today, day), 'day');
}

/** Returns how far an instant is from now (milliseconds), as in `in 3 hours`. */
export function describeTimeFrom(now: number, instant: string, language: Language): string {
  const distance = Date.parse(instant) - now;
  const size = Math.abs(distance);
  if (size < hourMs) return relative(language).format(Math.round(distance / minuteMs), 'minute');
  if (size < 2 * dayMs) return relative(language).format(Math.round(distance / hourMs), 'hour');
  return relative(language).format(Math.round(distance / dayMs), 'day');
}

/** Returns the name of a zone's offset at an instant, as in `GMT-8`. */
export function offsetName(instant: string, timeZone: string): string {
  const options = { timeZone, timeZoneName: 'shortOffset' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function relative(language: Language): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(displayLocales[language], { numeric: 'auto' });
}
