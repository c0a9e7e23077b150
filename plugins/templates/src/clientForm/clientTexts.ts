// The form speaks the client's language, which is not the one that the portal has, so its texts are looked up directly.
import { type AnswerRule, type AnswerValue, findUnprintable, type Language } from '@brokerdesk/plugin-sdk/api';
import { en as problemsEN } from '../problemTexts/locales/en.ts';
import { messages as problemsSC } from '../problemTexts/locales/zh-Hans.ts';
import { messages as problemsTC } from '../problemTexts/locales/zh-Hant.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

const texts = { en, 'zh-Hans': simplified, 'zh-Hant': traditional };
const problems = { en: problemsEN, 'zh-Hans': problemsSC, 'zh-Hant': problemsTC };

/** The name of a text of the form. */
export type ClientTextKey = keyof typeof en.clientForm;

/** Returns a text of the form in the client's language, with its placeholders filled in. */
export type ClientText = (key: ClientTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the function that looks up the texts of the form in a language. */
export function clientTextIn(language: Language): ClientText {
  return (key, values = {}) =>
    texts[language].clientForm[key].replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]));
}

interface BrokenAnswer {
  readonly rule: AnswerRule;
  readonly value: AnswerValue | undefined;
}

/** Returns what is wrong with an answer, in the client's language and in the words of the server. */
export function answerRuleTextIn(language: Language, { rule, value }: BrokenAnswer): string {
  const characters = typeof value === 'string' ? findUnprintable(value).join(' ') : '';
  return problems[language].answerRule[rule].replace('{{characters}}', () => characters);
}
