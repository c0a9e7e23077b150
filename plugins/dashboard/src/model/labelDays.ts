// Bars and periods as users read them. Days are those of the calendar, so they are formatted in UTC.
import type { Language } from '@brokerdesk/plugin-sdk/api';
import { firstOfMonth, lastOfMonth } from './days.ts';
import type { Days } from './figureTarget.ts';
import type { Scope } from './presets.ts';

const locales = { en: 'en-GB', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' } as const satisfies Record<Language, string>;

const parts = {
  /** Below a bar, where the year would not fit. */
  short: { day: 'numeric', month: 'short' },
  day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  period: { day: 'numeric', month: 'short', year: 'numeric' },
} as const;

/** A bar's label: short below it, complete elsewhere. */
export interface BarLabel {
  readonly label: string;
  readonly name: string;
}

/** Returns the label of a bar. The first and the last bar may be cut, so weeks and such months are named by their days. */
export function labelBar(bar: Days, scope: Scope, language: Language): BarLabel {
  const written = format(scope === 'month' ? 'month' : 'short', bar.from, language);
  // A narrow column has room for the month below the year.
  const label = written.replace('年', '年 ');
  if (scope === 'day') return { label, name: format('day', bar.from, language) };
  const isWholeMonth = bar.from === firstOfMonth(bar.from) && bar.to === lastOfMonth(bar.from);
  return { label, name: scope === 'month' && isWholeMonth ? written : labelDays(bar, language) };
}

/** Returns a period as in "16–22 Nov 2026" or "2026年11月16日至22日". */
export function labelDays({ from, to }: Days, language: Language): string {
  if (language !== 'en') return labelChineseDays(format('period', from, language), format('period', to, language));
  return shortenSeptember(formatterOf('period', language).formatRange(toDate(from), toDate(to)));
}

/** Writes the year and the month of the last day only if they differ. `Intl` has ranges of numbers only, as in 2026/11/16. */
function labelChineseDays(first: string, last: string): string {
  if (first === last) return first;
  const shared = ['月', '年'].map((unit) => first.slice(0, first.indexOf(unit) + 1));
  const repeated = shared.find((part) => last.startsWith(part)) ?? '';
  return `${first}至${last.slice(repeated.length)}`;
}

function format(kind: keyof typeof parts, day: string, language: Language): string {
  return shortenSeptember(formatterOf(kind, language).format(toDate(day)));
}

/** Shortens September to three letters like every other month, as the dates of the kit do. */
function shortenSeptember(shown: string): string {
  return shown.replaceAll('Sept', 'Sep');
}

// Creating an Intl formatter costs more than a thousand uses of it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(kind: keyof typeof parts, language: Language): Intl.DateTimeFormat {
  const key = `${kind} ${language}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...parts[kind], timeZone: 'UTC' });
  formatters.set(key, known);
  return known;
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
