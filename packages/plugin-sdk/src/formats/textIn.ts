import type { Language, LocalText } from '@brokerdesk/api';

/** The field of a text on the wire for each language. */
export const localTextFields = { en: 'EN', 'zh-Hans': 'SC', 'zh-Hant': 'TC' } as const satisfies Record<
  Language,
  keyof LocalText
>;

/** Returns the text in a language. An empty one falls back to English, then Traditional, then Simplified Chinese. */
export function textIn(text: LocalText, language: Language): string {
  return text[localTextFields[language]] || text.EN || text.TC || text.SC;
}
