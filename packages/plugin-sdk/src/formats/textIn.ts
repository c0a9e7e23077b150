import type { Language, LocalText } from '@brokerdesk/api';

const fields = { en: 'EN', 'zh-Hans': 'SC', 'zh-Hant': 'TC' } as const satisfies Record<Language, keyof LocalText>;

/** Picks the text of a language; a text that is missing there is given in the first language that has it. */
export function textIn(text: LocalText, language: Language): string {
  return text[fields[language]] || text.EN || text.TC || text.SC;
}
