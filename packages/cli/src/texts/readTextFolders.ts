import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type TextsByLanguage, translations } from './findTextProblems.ts';
import { type Locale, readLocale } from './readLocale.ts';

/** The languages, English first: the others have its shape. */
const languages = ['en', ...translations] as const;

/** One of {@link languages}. */
type TextLanguage = (typeof languages)[number];

/** The locale files of one folder: `en.ts`, `zh-Hans.ts`, `zh-Hant.ts`. */
export interface TextFolder {
  readonly folder: string;
  /** A language is absent if its file is missing or cannot be read. */
  readonly locales: Readonly<Partial<Record<TextLanguage, Locale>>>;
}

/** A folder with texts in every language. */
export interface CompleteTextFolder extends TextFolder {
  readonly locales: Readonly<Record<TextLanguage, Locale>>;
}

/**
 * Finds the folders with texts: those with an `en.ts`.
 * @param read Returns undefined for a file that has no texts.
 */
export function findTextFolders(
  files: readonly { readonly file: string; readonly text: string }[],
  read: (file: string, text: string) => Locale | undefined,
): readonly TextFolder[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const english = files.filter(({ file }) => path.basename(file) === 'en.ts');
  return english.map(({ file }) => {
    const folder = path.dirname(file);
    const entries = languages.flatMap((language) => {
      const own = path.join(folder, `${language}.ts`);
      const text = texts.get(own);
      const locale = text === undefined ? undefined : read(own, text);
      return locale === undefined ? [] : [[language, locale] as const];
    });
    return { folder, locales: Object.fromEntries(entries) };
  });
}

/**
 * Reads all folders below a plugin's or package's `src` that have texts in every language.
 * @throws CliError `TEXTS_UNREADABLE` if a file has another shape.
 */
export async function readTextFolders(packageFolder: string): Promise<readonly CompleteTextFolder[]> {
  const names: string[] = [];
  const pattern = `src/**/{locales,texts/*}/{${languages.join(',')}}.ts`;
  for await (const name of glob(pattern, { cwd: packageFolder })) names.push(path.join(packageFolder, name));
  const files = await Promise.all(names.toSorted().map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  return findTextFolders(files, readLocale).filter(isComplete);
}

function isComplete(folder: TextFolder): folder is CompleteTextFolder {
  return languages.every((language) => folder.locales[language] !== undefined);
}

/** Returns the texts of a folder by their keys. */
export function toTexts({ locales }: TextFolder): TextsByLanguage {
  const mapOf = (locale: Locale | undefined) => new Map(locale?.texts.map(({ key, text }) => [key, text]));
  return { en: mapOf(locales.en), 'zh-Hans': mapOf(locales['zh-Hans']), 'zh-Hant': mapOf(locales['zh-Hant']) };
}
