// Applies translations to locale files. All changes are computed and checked before the first file is written.
import { createInvalidError } from './csvFile.ts';
import { editLocale } from './editLocale.ts';
import { findBrokenCharacters, findPlaceholderFaults, type Translation } from './findTextProblems.ts';
import type { CompleteTextFolder } from './readTextFolders.ts';
import type { TranslationFile, TranslationRow } from './TranslationFile.ts';

/** A locale file with its new contents. */
export interface ChangedLocale {
  readonly file: string;
  readonly source: string;
  /** How many texts differ. */
  readonly count: number;
}

/** A folder of texts by its name in files for translators. */
export interface NamedFolder {
  readonly name: string;
  readonly folder: CompleteTextFolder;
}

/**
 * Computes the locale files that an import changes. Rows without a translation are left out.
 *
 * @throws CliError `TRANSLATIONS_INVALID` with every line that names no text, whose English text has changed since the
 * export, whose placeholders differ, whose characters are lost, or that is there twice.
 */
export function planImport(
  file: string,
  { language, rows }: TranslationFile,
  folders: readonly NamedFolder[],
): readonly ChangedLocale[] {
  const byName = new Map(folders.map(({ name, folder }) => [name, folder]));
  const lines = Map.groupBy(rows, ({ folder, key }) => `${folder} ${key}`);
  const faults = rows.flatMap((row) => {
    const [first = row] = lines.get(`${row.folder} ${row.key}`) ?? [];
    const repeated =
      first === row ? [] : [`${row.key} of ${row.folder} is there twice: line ${first.line} has it, too.`];
    return [...repeated, ...findRowFaults(row, byName.get(row.folder))].map((fault) => ({ row, fault }));
  });
  const [first] = faults;
  if (first !== undefined) {
    const others = faults.slice(1).map(({ row, fault }) => `\n${file}:${row.line}: ${fault}`);
    throw createInvalidError(file, first.row.line, `${first.fault}${others.join('')}`);
  }
  return folders.flatMap(({ name, folder }) => {
    const own = rows.filter((row) => row.folder === name && row.translation !== '');
    return changeFolder(folder, language, own);
  });
}

function findRowFaults(row: TranslationRow, folder: CompleteTextFolder | undefined): readonly string[] {
  if (folder === undefined) return [`There is no folder ${row.folder}.`];
  const english = folder.locales.en.texts.find(({ key }) => key === row.key)?.text;
  if (english === undefined) return [`${row.folder} has no text ${row.key}.`];
  if (english !== row.english) {
    return [`The English text of ${row.key} is now “${english}”: export the file and translate it again.`];
  }
  if (row.translation === '') return [];
  const text = row.translation;
  return [...findBrokenCharacters(text), ...findPlaceholderFaults(english, { key: row.key, text })].map(
    ({ message }) => `The translation of ${row.key} ${message}: ${text}`,
  );
}

function changeFolder(
  folder: CompleteTextFolder,
  language: Translation,
  rows: readonly TranslationRow[],
): readonly ChangedLocale[] {
  const locale = folder.locales[language];
  const old = new Map(locale.texts.map(({ key, text }) => [key, text]));
  const changed = rows.filter(({ key, translation }) => old.get(key) !== translation);
  if (changed.length === 0) return [];
  const wanted = new Map(changed.map(({ key, translation }) => [key, translation]));
  const source = editLocale(
    locale,
    wanted,
    folder.locales.en.texts.map(({ key }) => key),
  );
  return [{ file: locale.file, source, count: changed.length }];
}
