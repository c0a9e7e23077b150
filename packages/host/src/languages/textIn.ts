import type { Language, LocalText } from '@brokerdesk/api';

const spellings = { en: 'EN', 'zh-Hans': 'SC', 'zh-Hant': 'TC' } as const satisfies Record<Language, keyof LocalText>;

/** Gives a text of the wire in a language; English where the language has none. */
export function textIn(language: Language, text: LocalText): string {
  return text[spellings[language]] || text.EN;
}
