import type { Language } from '@brokerdesk/api';
import { displayLocales } from './displayLocales.ts';

/** Units of file sizes, each 1,024 of the one before (specification, section 9). */
const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** Formats a file size with at most one decimal, from bytes up to YB, as in `1.5 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  let value = bytes;
  let unit = 0;
  // 1,023.95 would be shown as 1,024.0, which is one of the next unit.
  while (value >= 1023.95 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = value.toLocaleString(displayLocales[language], { maximumFractionDigits: unit === 0 ? 0 : 1 });
  return `${digits} ${units[unit]}`;
}
