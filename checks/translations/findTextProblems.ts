// Problems of a translation that a program can find: a missing or superfluous key, other placeholders, an untranslated word,
// a character of the other script, a word that is used only in the other region.
import { Converter } from 'opencc-js';
import { foreignWords } from '../../e2e/latinWords.ts';
import { type MessageFolder, type Translation, translations } from './MessageFolder.ts';

/** Returns the problems of one folder's texts, one line each. */
export function findFolderProblems(messages: MessageFolder): readonly string[] {
  const { folder, en } = messages;
  return translations.flatMap((language) => {
    const own = messages[language];
    const missing = [...en.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`);
    const extra = [...own.keys()].filter((key) => !en.has(key)).map((key) => `${key} is in no other language`);
    const problems = [...own].flatMap(([key, text]) =>
      [...findTextProblems(text, language), ...comparePlaceholders(en.get(key) ?? '', { key, text })].map(
        (fault) => `${key} ${fault}: ${text}`,
      ),
    );
    return [...missing, ...extra, ...problems].map((fault) => `${folder}/${language}.ts: ${fault}`);
  });
}

/** Returns the problems of a Chinese text that are visible without the English one. */
export function findTextProblems(text: string, language: Translation): readonly string[] {
  const words = text.replaceAll(/\{\{\w+\}\}/g, ' ');
  const foreign = foreignWords(words).map((word) => `has “${word}”, which is English`);
  return [...foreign, ...findScriptProblems(words, language)];
}

/** Finds characters of the other script, and words of the other region. */
export function findScriptProblems(text: string, language: Translation): readonly string[] {
  const { toScript, foreign } = rules[language];
  const right = [...toScript(text)];
  const wrong = [...text].flatMap((character, at) =>
    character === right[at] ? [] : [`${character} for ${right[at]}`],
  );
  return [
    ...wrong.map((characters) => `has ${characters}`),
    ...foreign.filter((word) => text.includes(word)).map((word) => `says “${word}”, as the other side does`),
  ];
}

const toTraditional = Converter({ from: 'cn', to: 't' });

// The words that readers notice at once; each is one of a pair such as 登录 and 登入.
const rules = {
  'zh-Hans': {
    toScript: Converter({ from: 't', to: 'cn' }),
    foreign: ['登入', '登出', '伺服器', '档案', '帐户', '帐号', '列印', '萤幕', '连结', '预设', '影片', '上载'],
  },
  'zh-Hant': {
    // Hong Kong writes 台 and 布 also where the standard forms have 臺 and 佈.
    toScript: (text: string) => toTraditional(text).replaceAll('臺', '台').replaceAll('公佈', '公布'),
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

/** A Chinese plural form may omit the number, as English does for one. */
function comparePlaceholders(english: string, { key, text }: { readonly key: string; readonly text: string }) {
  if (english === '') return [];
  const [expected, actual] = [placeholdersOf(english), placeholdersOf(text)];
  const isPlural = /_(one|other)$/.test(key);
  const lost = expected.filter((name) => !actual.includes(name) && !(isPlural && name === 'count'));
  const unexpected = actual.filter((name) => !expected.includes(name) && !(isPlural && name === 'count'));
  return [...lost.map((name) => `lacks {{${name}}}`), ...unexpected.map((name) => `has {{${name}}} of its own`)];
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
}
