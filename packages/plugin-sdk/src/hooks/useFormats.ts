import { useMemo } from 'react';
import { formatBytes } from '../formats/formatBytes.ts';
import { formatCount } from '../formats/formatCount.ts';
import { formatDate } from '../formats/formatDate.ts';
import { formatDateTime } from '../formats/formatDateTime.ts';
import { useHost } from './useHost.ts';

/** The formats of the kit in the current language. */
export interface Formats {
  readonly date: (value: string | null) => string;
  readonly dateTime: (value: string | null) => string;
  readonly bytes: (bytes: number) => string;
  readonly count: (count: number) => string;
}

/** Gives the formats of the kit bound to the current language; the same object until the language changes. */
export function useFormats(): Formats {
  const { language } = useHost();
  return useMemo(
    () => ({
      date: (value) => formatDate(value, language),
      dateTime: (value) => formatDateTime(value, language),
      bytes: (bytes) => formatBytes(bytes, language),
      count: (count) => formatCount(count, language),
    }),
    [language],
  );
}
