import { useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';

/** The names of days, which are `YYYY-MM-DD`, in the language of the portal. */
export interface CalendarFormats {
  /** "November 2026" */
  readonly month: (day: string) => string;
  /** "Mon" */
  readonly shortWeekday: (day: string) => string;
  /** "Monday" */
  readonly weekday: (day: string) => string;
  /** "Monday, 23 November 2026" */
  readonly fullDay: (day: string) => string;
}

/** Returns the names of days; the same object until the language changes. */
export function useCalendarFormats(): CalendarFormats {
  const { language } = useHost();
  return useMemo(() => {
    const locale = { en: 'en-GB', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' }[language];
    const create = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
    };
    return {
      month: create({ year: 'numeric', month: 'long' }),
      shortWeekday: create({ weekday: 'short' }),
      weekday: create({ weekday: 'long' }),
      fullDay: create({ dateStyle: 'full' }),
    };
  }, [language]);
}
