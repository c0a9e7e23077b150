import { useMemo } from 'react';
import { formatBytes, formatCount, formatDate, formatDateTime, formatExactTime } from '../formats/formats.ts';
import { useHost } from './useHost.ts';

/** The formats of the kit in the current language. */
export interface Formats {
  readonly date: (value: string | null) => string;
  readonly dateTime: (value: string | null) => string;
  /** Like `dateTime`, to the second. */
  readonly exactTime: (value: string | null) => string;
  readonly bytes: (bytes: number) => string;
  readonly count: (count: number) => string;
}

/** Returns the formats of the kit bound to the current language; the same object until the language changes. */
export function useFormats(): Formats {
  const { language } = useHost();
  return useMemo(
    () => ({
      date: (value) => formatDate(value, language),
      dateTime: (value) => formatDateTime(value, language),
      exactTime: (value) => formatExactTime(value, language),
      bytes: (bytes) => formatBytes(bytes, language),
      count: (count) => formatCount(count, language),
    }),
    [language],
  );
}
