// The texts of a plugin: complete in three languages, sound, and used.
import path from 'node:path';
import { CliError } from '../errors.ts';
import { editLocale } from '../texts/editLocale.ts';
import { findAllProblems, type TextProblem, type TextRule, translations } from '../texts/findTextProblems.ts';
import { type Locale, readLocale } from '../texts/readLocale.ts';
import { findTextFolders, type TextFolder, toTexts } from '../texts/readTextFolders.ts';
import type { PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Edit, type Problem, problemAt } from './Problem.ts';
import type { RuleId } from './rules.ts';
import { findUnusedTexts } from './findUnusedTexts.ts';

const textRules: Readonly<Record<TextRule, { readonly rule: RuleId; readonly hint: string }>> = {
  TEXT_MISSING: {
    rule: 'text-missing',
    hint: 'Translate it; --fix copies the English text, which is then reported as untranslated.',
  },
  TEXT_EXTRA: { rule: 'text-extra', hint: 'Remove it, or add it to the other languages.' },
  TEXT_EMPTY: { rule: 'text-empty', hint: 'Write the text, or remove the key from all languages.' },
  TEXT_BROKEN: {
    rule: 'text-broken',
    hint: 'Write the text again, or import the file of the translators again: texts import reads its encoding.',
  },
  PLACEHOLDER_MISSING: { rule: 'text-placeholders', hint: 'Use the placeholders of the English text.' },
  PLACEHOLDER_EXTRA: { rule: 'text-placeholders', hint: 'Use the placeholders of the English text.' },
  TEXT_ENGLISH: { rule: 'text-untranslated', hint: 'Translate it.' },
  TEXT_SCRIPT: { rule: 'text-script', hint: 'Write the character of this script.' },
  TEXT_REGION: { rule: 'text-script', hint: 'Write the word that readers of this language use.' },
};

/** Reports what is wrong with the texts of a plugin. */
export function checkTexts({ files }: Pick<PluginUnderCheck, 'files'>): readonly Problem[] {
  const folders = findTextFolders(files, readIfTexts);
  return [...folders.flatMap(checkFolder), ...findUnusedTexts(folders, files)];
}

/** A file without texts is one problem of the folder. */
export function readIfTexts(file: string, text: string): Locale | undefined {
  try {
    return readLocale(file, text);
  } catch (error) {
    if (error instanceof CliError && error.code === 'TEXTS_UNREADABLE') return undefined;
    throw error;
  }
}

function checkFolder(texts: TextFolder): readonly Problem[] {
  const { folder, locales } = texts;
  const { en } = locales;
  if (en === undefined) return [];
  const found = findAllProblems(toTexts(texts));
  return [
    ...findEmpty(en),
    ...toProblems(
      found.filter(({ language }) => language === 'en'),
      { own: en, en },
    ),
    ...translations.flatMap((language) => {
      const own = locales[language];
      const problems = found.filter((problem) => problem.language === language);
      if (own !== undefined) return toProblems(problems, { own, en });
      const message = `${path.join(folder, `${language}.ts`)} is missing, or exports no object of texts.`;
      const hint = 'Write the texts in this language, with the type SameShape<typeof en>.';
      return [problemAt('text-missing', { source: toSource(en), offset: 0 }, { message, hint })];
    }),
  ];
}

function toProblems(
  found: readonly TextProblem[],
  { own, en }: { readonly own: Locale; readonly en: Locale },
): readonly Problem[] {
  const missing = found.filter(({ rule }) => rule === 'TEXT_MISSING').map(({ key }) => key);
  // One edit for all, because what one text adds moves the place of the next.
  const copy = missing.length === 0 ? undefined : copyTexts(missing, { own, en });
  return found.map((problem) => {
    const { rule, hint } = textRules[problem.rule];
    const fix = problem.rule === 'TEXT_MISSING' ? copy : undefined;
    const place = { source: toSource(own), offset: offsetOfText(own, problem.key) };
    return problemAt(rule, place, { message: `${problem.key} ${problem.message}.`, hint, fix });
  });
}

/** Returns the edit that adds texts to a file in English. */
function copyTexts(keys: readonly string[], { own, en }: { readonly own: Locale; readonly en: Locale }): Edit {
  const wanted = en.texts.filter(({ key }) => keys.includes(key)).map(({ key, text }) => [key, text] as const);
  const edited = editLocale(
    own,
    new Map(wanted),
    en.texts.map(({ key }) => key),
  );
  const { source } = own;
  let start = 0;
  while (start < source.length && source[start] === edited[start]) start += 1;
  let kept = 0;
  while (kept < source.length - start && source.at(-1 - kept) === edited.at(-1 - kept)) kept += 1;
  return { start, end: source.length - kept, text: edited.slice(start, edited.length - kept) };
}

/** Returns where a text is; for a missing one, where the innermost group is that would have it. */
function offsetOfText({ texts, groups }: Locale, key: string): number {
  const text = texts.find((one) => one.key === key);
  const group = groups.findLast((one) => one.key === '' || key.startsWith(`${one.key}.`));
  return (text ?? group)?.start ?? 0;
}

function findEmpty(en: Locale): readonly Problem[] {
  return en.texts
    .filter(({ text }) => text.trim() === '')
    .map(({ key, start }) => {
      const { rule, hint } = textRules.TEXT_EMPTY;
      return problemAt(rule, { source: toSource(en), offset: start }, { message: `${key} is empty.`, hint });
    });
}

function toSource({ file, source }: Locale): { readonly file: string; readonly text: string } {
  return { file, text: source };
}
