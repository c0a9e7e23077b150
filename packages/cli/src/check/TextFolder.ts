// The texts of a plugin as the checks read them. `admin-cli texts` reads complete folders only; here a language may be missing.
import path from 'node:path';
import { CliError } from '../errors.ts';
import { type Translation, translations } from '../texts/findTextProblems.ts';
import { type Locale, readLocale } from '../texts/readLocale.ts';
import type { SourceFile } from '../sources/SourceFile.ts';

/** The languages, English first: the others have its shape. */
const textLanguages = ['en', ...translations] as const;

/** One of {@link textLanguages}. */
type TextLanguage = 'en' | Translation;

/** The texts of one folder; a language whose file is missing, or exports no object of texts, is absent. */
export interface TextFolder {
  readonly folder: string;
  readonly locales: Readonly<Partial<Record<TextLanguage, Locale>>>;
}

/** Finds the folders with texts: those with an `en.ts`. */
export function findTextFolders(files: readonly SourceFile[]): readonly TextFolder[] {
  const english = files.filter(({ file }) => path.basename(file) === 'en.ts');
  return english.map((source) => {
    const folder = path.dirname(source.file);
    const entries = textLanguages.flatMap((language) => {
      const found = files.find(({ file }) => file === path.join(folder, `${language}.ts`));
      const locale = found && tryLocale(found);
      return locale ? [[language, locale] as const] : [];
    });
    return { folder, locales: Object.fromEntries(entries) };
  });
}

function tryLocale({ file, text }: SourceFile): Locale | undefined {
  try {
    return readLocale(file, text);
  } catch (error) {
    if (error instanceof CliError && error.code === 'TEXTS_UNREADABLE') return undefined;
    throw error;
  }
}
