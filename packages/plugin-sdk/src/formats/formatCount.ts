import type { Language } from '@brokerdesk/api';
import { displayLocales } from './displayLocales.ts';

/** Formats a whole number with its thousands apart, as in `100,000`. */
export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(displayLocales[language]);
}
