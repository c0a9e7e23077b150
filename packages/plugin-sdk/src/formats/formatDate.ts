import { type Language, limits } from '@brokerdesk/api';
import { displayLocales } from './displayLocales.ts';
import { shortenSeptember } from './shortenSeptember.ts';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day, as in `20 Nov 2026`. A plain `YYYY-MM-DD` is that day everywhere; an RFC 3339 time is the day that it
 * falls on in Asia/Shanghai. Gives an empty text for null, and the value itself if it is no date.
 */
export function formatDate(value: string | null, language: Language): string {
  if (value === null || value === '') return '';
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) return value;
  return shortenSeptember(formatterOf(language, dayOnly.test(value) ? 'UTC' : limits.timeZone).format(time));
}

function formatterOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(displayLocales[language], {
    timeZone,
    year: 'numeric',
    month: language === 'en' ? 'short' : '2-digit',
    day: '2-digit',
  });
  formatters.set(key, made);
  return made;
}
