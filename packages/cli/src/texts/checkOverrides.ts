// A broker's own texts: `{ "en": { "<namespace>:<key>": "…" }, "zh-Hans": …, "zh-Hant": … }`.
import { parseSync, Visitor } from 'vite';
import { CliError } from '../errors.ts';
import { suggest } from '../suggest.ts';
import { findBrokenCharacters, findPlaceholderFaults } from './findTextProblems.ts';

/** The rules of a broker's texts. They are stable. */
export type OverrideRule =
  | 'LANGUAGE_UNKNOWN'
  | 'NAMESPACE_UNKNOWN'
  | 'KEY_UNKNOWN'
  | 'TEXT_EMPTY'
  | 'TEXT_BROKEN'
  | 'KEY_TWICE'
  | 'TEXT_HTML'
  | 'PLACEHOLDER_MISSING'
  | 'PLACEHOLDER_EXTRA'
  | 'LANGUAGE_MISSING';

/** A problem of a broker's text. */
export interface OverrideProblem {
  readonly rule: OverrideRule;
  readonly line: number;
  readonly message: string;
}

/** The English texts of each namespace, by their keys. */
export type Namespaces = ReadonlyMap<string, ReadonlyMap<string, string>>;

const languages: readonly string[] = ['en', 'zh-Hans', 'zh-Hant'];

/**
 * Checks a broker's texts. `file` is for the error.
 *
 * @throws CliError `OVERRIDES_INVALID` if they are not JSON objects of texts.
 */
export function checkOverrides(file: string, source: string, namespaces: Namespaces): readonly OverrideProblem[] {
  const overrides = parse(file, source);
  const lineOf = (word: string) => {
    const at = source.indexOf(JSON.stringify(word));
    return at === -1 ? 1 : source.slice(0, at).split('\n').length;
  };
  const problems = Object.entries(overrides).flatMap(([language, texts]): readonly OverrideProblem[] => {
    if (!languages.includes(language)) {
      const message = `${language} is not a language of the portal.${suggest(language, languages)}`;
      return [{ rule: 'LANGUAGE_UNKNOWN' as const, line: lineOf(language), message }];
    }
    return Object.entries(texts).flatMap(([key, text]) => {
      const faults = [...findFaults(key, text, namespaces), ...findMissingLanguages(key, language, overrides)];
      return faults.map(([rule, problem]) => ({ rule, line: lineOf(key), message: `${language} ${key}: ${problem}` }));
    });
  });
  return [...findRepeatedKeys(source), ...problems];
}

/** Of a key that JSON has twice, the last one counts, without a word. */
function findRepeatedKeys(source: string): readonly OverrideProblem[] {
  const problems: OverrideProblem[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const lines = new Map<string, number>();
      for (const property of properties) {
        const key = property.type === 'Property' && property.key.type === 'Literal' ? String(property.key.value) : '';
        const [line, first] = [lineAt(property.start - 1), lines.get(key)];
        if (first === undefined) lines.set(key, line);
        else problems.push({ rule: 'KEY_TWICE', line, message: `${key} is there twice: line ${first} has it, too.` });
      }
    },
  }).visit(parseSync('texts.js', `(${source})`).program);
  return problems;
}

type Fault = readonly [rule: OverrideRule, problem: string];
type Overrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

function findFaults(fullKey: string, text: string, namespaces: Namespaces): readonly Fault[] {
  const [namespace = '', key = ''] = fullKey.split(/:(.*)/s);
  const texts = namespaces.get(namespace);
  if (texts === undefined) {
    return [['NAMESPACE_UNKNOWN', `No plugin has the id "${namespace}".${suggest(namespace, namespaces.keys())}`]];
  }
  const english = texts.get(key);
  if (english === undefined) {
    return [['KEY_UNKNOWN', `${namespace} has no text "${key}".${suggest(key, texts.keys())}`]];
  }
  const faults: Fault[] = [];
  if (text.trim() === '') faults.push(['TEXT_EMPTY', 'The text is empty.']);
  if (/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.test(text)) {
    faults.push(['TEXT_HTML', 'The text contains HTML, which the portal shows as it is written.']);
  }
  const found = [...findBrokenCharacters(text), ...findPlaceholderFaults(english, { key, text })];
  return [...faults, ...found.map(({ rule, message }): Fault => [rule as OverrideRule, `It ${message}.`])];
}

/** Each language has its own texts, and a broker that words one differently usually means all. */
function findMissingLanguages(key: string, language: string, overrides: Overrides): readonly Fault[] {
  const having = languages.filter((one) => overrides[one]?.[key] !== undefined);
  if (having[0] !== language || having.length === languages.length) return [];
  const missing = languages.filter((one) => !having.includes(one)).join(', ');
  return [['LANGUAGE_MISSING', `It has no text in ${missing}.`]];
}

function parse(file: string, source: string): Overrides {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (cause) {
    throw createInvalidError(file, (cause as SyntaxError).message, cause);
  }
  const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one);
  const isValid =
    isObject(value) &&
    Object.values(value).every(
      (texts) => isObject(texts) && Object.values(texts).every((text) => typeof text === 'string'),
    );
  if (!isValid) throw createInvalidError(file, 'It is not an object of languages with objects of texts.');
  return value as Overrides;
}

function createInvalidError(file: string, problem: string, cause?: unknown): CliError {
  return new CliError('OVERRIDES_INVALID', {
    message: `${file} cannot be read: ${problem}`,
    hint: 'Write { "en": { "<plugin id>:<key>": "…" }, "zh-Hans": { … }, "zh-Hant": { … } }.',
    cause,
  });
}
