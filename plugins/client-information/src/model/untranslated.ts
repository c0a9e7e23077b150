import type { LocalText } from '@brokerdesk/plugin-sdk/api';

/** A language of a text, as the wire spells it. */
export type TextLanguage = keyof LocalText;

const languages = ['EN', 'SC', 'TC'] as const;
const han = /\p{Script=Han}/u;
/** Two words: names and abbreviations, such as "IPO", are the same in every language. */
const words = /\p{Script=Latin}\s+\p{Script=Latin}/u;

/** Returns the languages in which a text is missing, or still is a copy of another language. */
export function findUntranslated(text: LocalText): readonly TextLanguage[] {
  return languages.filter((language) => {
    const own = text[language].trim();
    if (own === '') return true;
    if (language === 'EN') return han.test(own) && [text.SC, text.TC].some((other) => other.trim() === own);
    return own === text.EN.trim() && !han.test(own) && words.test(own);
  });
}

/** Returns the languages in which any of several texts is missing or a copy. */
export function findUntranslatedIn(texts: readonly LocalText[]): readonly TextLanguage[] {
  const found = new Set(texts.flatMap(findUntranslated));
  return languages.filter((language) => found.has(language));
}
