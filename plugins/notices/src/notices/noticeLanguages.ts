import { textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import type { Language, NotificationSummary } from '@brokerdesk/plugin-sdk/api';

/** The languages of a notice, by the suffix of their texts. */
export const languageKeys = ['EN', 'SC', 'TC'] as const;

/** The suffix of the texts of one language. */
export type LanguageKey = (typeof languageKeys)[number];

type Titles = Pick<NotificationSummary, 'titleEN' | 'titleSC' | 'titleTC'>;

/** Returns the title of a notice in a language, or in another one where it has none. */
export function titleOf(notice: Titles, language: Language): string {
  return textIn(toLocalText(notice, 'title'), language);
}
