import { type Language, limits } from '@brokerdesk/api';

/** The locale by which `Intl` formats for each language: English and Traditional Chinese as in Hong Kong. */
export const displayLocales = { en: 'en-GB', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' } as const satisfies Record<
  Language,
  string
>;

/** Units of file sizes, each 1,024 of the one before (specification, section 9). */
const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** Formats a file size with at most one decimal, from bytes up to YB, as in `1.5 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  let value = bytes;
  let unit = 0;
  // 1,023.95 would be shown as 1,024.0, which is 1 of the next unit.
  while (value >= 1023.95 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${numberFormatter(language, unit === 0 ? 0 : 1).format(value)} ${units[unit]}`;
}

/** Formats a whole number with grouped thousands, as in `100,000`. */
export function formatCount(count: number, language: Language): string {
  return numberFormatter(language).format(count);
}

const numberFormatters = new Map<string, Intl.NumberFormat>();

function numberFormatter(language: Language, maximumFractionDigits?: number): Intl.NumberFormat {
  return reuse(numberFormatters, `${language} ${maximumFractionDigits}`, () => {
    return new Intl.NumberFormat(displayLocales[language], { maximumFractionDigits });
  });
}

/** Creating an Intl formatter costs more than a thousand uses of it, and a list has thousands of cells. */
function reuse<Formatter>(formatters: Map<string, Formatter>, key: string, create: () => Formatter): Formatter {
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const created = create();
  formatters.set(key, created);
  return created;
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;
const dayFormatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day, as in `20 Nov 2026`. A plain `YYYY-MM-DD` is that day everywhere; an RFC 3339 time is the day that it
 * falls on in Asia/Shanghai. Returns an empty text for null, and the value itself if it is not a date.
 */
export function formatDate(value: string | null, language: Language): string {
  if (value === null || value === '') return '';
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) return value;
  return shortenSeptember(dayFormatter(language, dayOnly.test(value) ? 'UTC' : limits.timeZone).format(time));
}

function dayFormatter(language: Language, timeZone: string): Intl.DateTimeFormat {
  return reuse(dayFormatters, `${language} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(displayLocales[language], {
      timeZone,
      year: 'numeric',
      month: language === 'en' ? 'short' : '2-digit',
      day: '2-digit',
    });
  });
}

const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an RFC 3339 time for display: date, hour and minute in Asia/Shanghai, as in `20 Nov 2026, 13:05`. The width
 * is the same for every time of a language. Returns an empty text for null, and the value itself if it is not a time.
 */
export function formatDateTime(value: string | null, language: Language): string {
  return formatTime(value, language, false);
}

/** Formats an RFC 3339 time like {@link formatDateTime}, to the second, as in `20 Nov 2026, 13:05:09`. */
export function formatExactTime(value: string | null, language: Language): string {
  return formatTime(value, language, true);
}

function formatTime(value: string | null, language: Language, isExact: boolean): string {
  if (value === null || value === '') return '';
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : shortenSeptember(timeFormatter(language, isExact).format(time));
}

function timeFormatter(language: Language, isExact: boolean): Intl.DateTimeFormat {
  return reuse(timeFormatters, `${language} ${isExact}`, () => {
    return new Intl.DateTimeFormat(displayLocales[language], {
      timeZone: limits.timeZone,
      year: 'numeric',
      month: language === 'en' ? 'short' : '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      ...(isExact && { second: '2-digit' }),
      hourCycle: 'h23',
    });
  });
}

/**
 * Shortens September to three letters like every other month: British English has "Sept", which breaks the alignment of
 * columns.
 */
function shortenSeptember(shown: string): string {
  return shown.replace('Sept ', 'Sep ');
}
