// Problems of a translation that a program can find: a missing, superfluous or empty text, other placeholders, an
// untranslated word, a character of the other script, a word that is used only in the other region.
import { Converter } from 'opencc-js';
import { createTraditionalWriter, foreignWords } from '@brokerdesk/plugin-sdk/build';

/** The languages besides English, which is the shape for all. */
export const translations = ['zh-Hans', 'zh-Hant'] as const;

/** One of {@link translations}. */
export type Translation = (typeof translations)[number];

/** Texts by their dotted keys, in each language. */
export type TextsByLanguage = { readonly [L in 'en' | Translation]: ReadonlyMap<string, string> };

/** The rules of texts. They are stable. */
export type TextRule =
  | 'TEXT_MISSING'
  | 'TEXT_EXTRA'
  | 'TEXT_EMPTY'
  | 'TEXT_BROKEN'
  | 'PLACEHOLDER_MISSING'
  | 'PLACEHOLDER_EXTRA'
  | 'TEXT_ENGLISH'
  | 'TEXT_SCRIPT'
  | 'TEXT_REGION';

/** A problem of one text. */
export interface TextProblem {
  readonly rule: TextRule;
  readonly language: keyof TextsByLanguage;
  readonly key: string;
  /** What is wrong, as the rest of a sentence that begins with the key. */
  readonly message: string;
}

type Fault = Pick<TextProblem, 'rule' | 'message'>;

/** Returns the problems of all translations, and the English texts that are broken. */
export function findAllProblems(texts: TextsByLanguage): readonly TextProblem[] {
  const { en } = texts;
  const brokenEnglish = [...en].flatMap(([key, text]) =>
    findBrokenCharacters(text).map((fault): TextProblem => ({ ...fault, language: 'en', key })),
  );
  const others = translations.flatMap((language) => {
    const own = texts[language];
    const of = (key: string, { rule, message }: Fault): TextProblem => ({ rule, language, key, message });
    const missing = [...en.keys()]
      .filter((key) => !own.has(key))
      .map((key) => of(key, { rule: 'TEXT_MISSING', message: 'is missing' }));
    const extra = [...own.keys()]
      .filter((key) => !en.has(key))
      .map((key) => of(key, { rule: 'TEXT_EXTRA', message: 'is in no other language' }));
    const problems = [...own].flatMap(([key, text]) =>
      findFaults({ key, text, language, english: en.get(key) ?? '' }).map(({ rule, message }) =>
        of(key, { rule, message: `${message}: ${text}` }),
      ),
    );
    return [...missing, ...extra, ...problems];
  });
  return [...brokenEnglish, ...others];
}

/** One text of a translation, with the English one. */
export interface TranslatedText {
  readonly key: string;
  readonly text: string;
  readonly language: Translation;
  readonly english: string;
}

/** Returns what is wrong with one text. */
function findFaults({ key, text, language, english }: TranslatedText): readonly Fault[] {
  if (text.trim() === '' && english !== '') return [{ rule: 'TEXT_EMPTY', message: 'is empty' }];
  return [
    ...findBrokenCharacters(text),
    ...findWordFaults(text, language),
    ...findPlaceholderFaults(english, { key, text }),
  ];
}

/** Finds the character that stands for bytes which a program could not read; what they meant is lost. */
export function findBrokenCharacters(text: string): readonly Fault[] {
  if (!text.includes('\uFFFD')) return [];
  return [
    {
      rule: 'TEXT_BROKEN',
      message: 'has a character that was lost when a file was read in the wrong encoding (U+FFFD)',
    },
  ];
}

/** Returns the problems of a Chinese text that are visible without the English one. */
function findWordFaults(text: string, language: Translation): readonly Fault[] {
  const words = text.replaceAll(/\{\{\w+\}\}/g, ' ');
  const foreign = foreignWords(words).map((word) => ({
    rule: 'TEXT_ENGLISH' as const,
    message: `has “${word}”, which is English`,
  }));
  return [...foreign, ...findScriptFaults(words, language)];
}

/** Finds characters of the other script, and words of the other region. */
function findScriptFaults(text: string, language: Translation): readonly Fault[] {
  const { toScript, foreign } = rules[language];
  const right = [...toScript(text)];
  const wrong = [...text].flatMap((character, at) => {
    const message = `has ${character} for ${right[at]}`;
    return character === right[at] ? [] : [{ rule: 'TEXT_SCRIPT' as const, message }];
  });
  const regional = foreign
    .filter((word) => text.includes(word))
    .map((word) => ({ rule: 'TEXT_REGION' as const, message: `says “${word}”, as the other side does` }));
  return [...wrong, ...regional];
}

/** Returns the problems of a Chinese text in words. */
export function findTextProblems(text: string, language: Translation): readonly string[] {
  return findWordFaults(text, language).map(({ message }) => message);
}

/** Returns the characters of the other script and the words of the other region in words. */
export function findScriptProblems(text: string, language: Translation): readonly string[] {
  return findScriptFaults(text, language).map(({ message }) => message);
}

// The words that readers notice at once; each is one of a pair such as 登录 and 登入.
const rules = {
  'zh-Hans': {
    toScript: Converter({ from: 't', to: 'cn' }),
    foreign: ['登入', '登出', '伺服器', '档案', '帐户', '帐号', '列印', '萤幕', '连结', '预设', '影片', '上载'],
  },
  'zh-Hant': {
    toScript: createTraditionalWriter(Converter({ from: 'cn', to: 't' })),
    foreign: [
      '登錄',
      '服務器',
      '賬戶',
      '賬號',
      '打印',
      '屏幕',
      '鏈接',
      '默認',
      '視頻',
      '導入',
      '導出',
      '上傳',
      '信息',
      '用戶名',
    ],
  },
} as const;

/** Compares the placeholders of a translation with the English ones. A Chinese plural form may omit the number. */
export function findPlaceholderFaults(
  english: string,
  { key, text }: { readonly key: string; readonly text: string },
): readonly Fault[] {
  if (english === '') return [];
  const [expected, actual] = [placeholdersOf(english), placeholdersOf(text)];
  const isPlural = /_(one|other)$/.test(key);
  const lost = expected.filter((name) => !actual.includes(name) && !(isPlural && name === 'count'));
  const unexpected = actual.filter((name) => !expected.includes(name) && !(isPlural && name === 'count'));
  return [
    ...lost.map((name) => ({ rule: 'PLACEHOLDER_MISSING' as const, message: `lacks {{${name}}}` })),
    ...unexpected.map((name) => ({ rule: 'PLACEHOLDER_EXTRA' as const, message: `has {{${name}}} of its own` })),
  ];
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
}
