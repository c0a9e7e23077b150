// Reads days and times as people type them: ISO, the order of the language, with full-width digits, in Chinese and with
// English month names. What could be two days in the same language is rejected: where the day comes first, 05/06/2026 is
// the 5th of June, and 11/20/2026 cannot be read.
import type { Language } from '@brokerdesk/api';
import { type ClockTime, clockTimeOf } from '../../formats/shanghaiTime.ts';

const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号號]?$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const dayFirst = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/;
const dayThenMonthName = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]*([a-z]{3,9})\.?,?[\s-]*(\d{4})$/i;
const monthNameThenDay = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Returns the day of a typed text as `YYYY-MM-DD`; undefined if it is not a day. */
export function readTypedDay(typed: string, language: Language): string | undefined {
  const text = unify(typed);
  const inOrder = yearFirst.exec(text) ?? compact.exec(text);
  if (inOrder) return dayOf(Number(inOrder[1]), Number(inOrder[2]), Number(inOrder[3]));
  // On the mainland the year is first, and a text with the day first can be an American date.
  const reversed = language === 'zh-Hans' ? null : dayFirst.exec(text);
  if (reversed) return dayOf(Number(reversed[3]), Number(reversed[2]), Number(reversed[1]));
  const named = dayThenMonthName.exec(text);
  if (named) return dayOf(Number(named[3]), monthOf(named[2]), Number(named[1]));
  const american = monthNameThenDay.exec(text);
  return american ? dayOf(Number(american[3]), monthOf(american[1]), Number(american[2])) : undefined;
}

const clock = /^(上午|下午|am|pm)?\s*(\d{1,2})(?:\s*[:.时時点點]\s*(\d{1,2})?\s*分?)?\s*(am|pm|a\.m\.|p\.m\.)?$/i;

/** Returns the time of day of a typed text as `HH:mm`; undefined if it is not one. */
export function readTypedTime(typed: string): string | undefined {
  const text = unify(typed).replace(/^(\d{2})(\d{2})$/, '$1:$2');
  const [, before, hourDigits, minuteDigits = '0', after] = clock.exec(text) ?? [];
  if (hourDigits === undefined) return undefined;
  const half = (before ?? after ?? '').toLowerCase();
  const [hour, minute] = [Number(hourDigits), Number(minuteDigits)];
  if (minute > 59 || hour > (half === '' ? 23 : 12) || (half !== '' && hour === 0)) return undefined;
  const isAfternoon = half.startsWith('p') || half === '下午';
  const hour24 = half === '' ? hour : (hour % 12) + (isAfternoon ? 12 : 0);
  return `${String(hour24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/**
 * Returns the clock time of a typed day and time; a text with an offset, as in `2026-11-20T06:30:00Z`, is converted to
 * Asia/Shanghai. Only the day if there is no time, and undefined if it is neither.
 */
export function readTypedDateTime(
  typed: string,
  language: Language,
): ClockTime | (Pick<ClockTime, 'day'> & { readonly time?: undefined }) | undefined {
  const text = unify(typed);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)) {
    return Number.isNaN(Date.parse(text)) ? undefined : clockTimeOf(text);
  }
  // A day can contain blanks too, so each of them may be the end of the day.
  for (const { index, 0: gap } of text.matchAll(/[\s,T]+|(?<=[日号號])/g)) {
    const day = readTypedDay(text.slice(0, index), language);
    const time = day && readTypedTime(text.slice(index + gap.length));
    if (day && time) return { day, time };
  }
  const day = readTypedDay(text, language);
  return day === undefined ? undefined : { day };
}

/** Full-width digits and signs become those of ASCII. */
function unify(typed: string): string {
  return typed.normalize('NFKC').trim();
}

function monthOf(name = ''): number {
  return monthNames.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}
