// The order of texts for people, the same in lists of the server and in lists that the browser arranges.
import { type Language, type WireLanguage, wireLanguages } from './languages.ts';

/**
 * Compares two texts as readers of a language expect: without regard to case, Chinese by pinyin (Simplified) or by strokes
 * (Traditional), and numbers by their value, so that "Team 2" is before "Team 10".
 */
export function textOrderOf(language: Language | WireLanguage): (one: string, other: string) => number {
  return collators[language in wireLanguages ? wireLanguages[language as Language] : (language as WireLanguage)]
    .compare;
}

const collators: Readonly<Record<WireLanguage, Intl.Collator>> = {
  en_US: new Intl.Collator('en', { numeric: true }),
  zh_CN: new Intl.Collator('zh-CN', { numeric: true }),
  zh_HK: new Intl.Collator('zh-HK', { numeric: true }),
};
