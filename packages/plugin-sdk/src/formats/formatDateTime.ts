import { type Language, limits } from '@brokerdesk/api';
import { displayLocales } from './displayLocales.ts';
import { shortenSeptember } from './shortenSeptember.ts';

// Making an Intl formatter costs more than a thousand uses of it, and a list has thousands of cells.
const formatters = new Map<Language, Intl.DateTimeFormat>();

/**
 * Formats an RFC 3339 time as people see it: date, hour and minute in Asia/Shanghai, as in `20 Nov 2026, 13:05`. The
 * width is the same for every time of a language. Gives an empty text for null, and the value itself if it is no time.
 */
export function formatDateTime(value: string | null, language: Language): string {
  if (value === null || value === '') return '';
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : shortenSeptember(formatterOf(language).format(time));
}

function formatterOf(language: Language): Intl.DateTimeFormat {
  const known = formatters.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(displayLocales[language], {
    timeZone: limits.timeZone,
    year: 'numeric',
    month: language === 'en' ? 'short' : '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(language, made);
  return made;
}
