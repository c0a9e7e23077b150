import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '@brokerdesk/plugin-sdk/build';
import { CliError } from '../errors.ts';
import { replaceFiles } from '../files/replaceFiles.ts';
import { findPlugins, type PluginSource, readPlugin } from '../plugins/findPlugins.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';
import { checkOverrides } from '../texts/checkOverrides.ts';
import { readCsv, writeCsv } from '../texts/csvFile.ts';
import type { Translation } from '../texts/findTextProblems.ts';
import { listNamespaces } from '../texts/listNamespaces.ts';
import { type NamedFolder, planImport } from '../texts/planImport.ts';
import { readTextFolders, toTexts } from '../texts/readTextFolders.ts';
import type { TranslationFile } from '../texts/TranslationFile.ts';

/** The options of all `admin-cli texts` commands. */
export interface TextsOptions {
  readonly json: boolean;
}

/** The options of `admin-cli texts export`. */
export interface ExportOptions extends TextsOptions {
  readonly language: Translation;
  /** Standard output if it is absent. */
  readonly out?: string;
  /** Leaves out what is translated. */
  readonly missing: boolean;
}

/** Writes a file for translators. */
export async function exportTexts(folders: readonly string[], options: ExportOptions): Promise<void> {
  const { language, out, missing, json } = options;
  const named = await readNamedFolders(folders);
  const rows = named.flatMap(({ name, folder }) => {
    const own = toTexts(folder)[language];
    return folder.locales.en.texts.map(({ key, text }) => {
      return { folder: name, key, english: text, translation: own.get(key) ?? '', line: 0 };
    });
  });
  const chosen: TranslationFile = { language, rows: missing ? rows.filter((row) => row.translation === '') : rows };
  const content = writeCsv(chosen);
  if (out === undefined) {
    if (json) printJson({ language, texts: chosen.rows.length, content });
    else process.stdout.write(content);
    return;
  }
  await writeFile(out, content);
  if (json) printJson({ file: path.resolve(out), language, texts: chosen.rows.length });
  else printNote(`${chosen.rows.length} texts in ${out}. Bring them back with admin-cli texts import ${out}.`);
}

/** Applies a file of translators to the locale files: all of it, or nothing. */
export async function importTexts(
  file: string,
  folders: readonly string[],
  { json, dryRun }: TextsOptions & { readonly dryRun: boolean },
): Promise<void> {
  const changes = planImport(file, readCsv(file, await readGiven(file)), await readNamedFolders(folders));
  if (!dryRun)
    await replaceFiles(
      changes,
      (await readSources(folders)).map(({ folder }) => folder),
    );
  if (json)
    return printJson({ dryRun, changed: changes.map(({ file: changed, count }) => ({ file: changed, count })) });
  for (const { file: changed, count } of changes) printLine(`${path.relative('', changed)}: ${count} texts`);
  if (changes.length === 0) printNote('Nothing differs.');
}

/** Prints what is wrong with a broker's own texts; the exit code is 1 if something is. */
export async function overrides(file: string, folders: readonly string[], { json }: TextsOptions): Promise<void> {
  const sources = await findPlugins(folders);
  const problems = checkOverrides(file, await readGiven(file), await listNamespaces(sources));
  if (problems.some(({ rule }) => rule !== 'LANGUAGE_MISSING')) process.exitCode = 1;
  if (json) return printJson({ problems });
  for (const { line, message, rule } of problems) printLine(`${file}:${line} ${message} ${styled('dim', rule)}`);
  if (problems.length === 0) printNote(`${styled('green', '✓')} Every text exists.`);
}

/** Reads the texts of these plugins, or of all plugins of this checkout. */
async function readNamedFolders(folders: readonly string[]): Promise<readonly NamedFolder[]> {
  const sources = await readSources(folders);
  const named = await Promise.all(
    sources.map(async ({ folder: base }) => {
      const own = await readTextFolders(base);
      const nameOf = (folder: string) => `${path.basename(base)}/${path.relative(base, folder).replaceAll('\\', '/')}`;
      return own.map((folder): NamedFolder => ({ name: nameOf(folder.folder), folder }));
    }),
  );
  return named.flat();
}

async function readSources(folders: readonly string[]): Promise<readonly PluginSource[]> {
  return folders.length === 0 ? findPlugins() : Promise.all(folders.map(readPlugin));
}

/** Reads a file in the encoding that it has, as the portal's own import does. */
async function readGiven(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new CliError('FILE_UNREADABLE', {
      message: `${file} cannot be read.`,
      hint: 'Name an existing file.',
      cause,
    });
  });
  const decoded = decodeText(bytes);
  if (decoded === undefined) {
    throw new CliError('FILE_UNREADABLE', {
      message: `${file} is not a text in UTF-8, UTF-16, GB18030 or Big5.`,
      hint: 'Save it as UTF-8. Nothing was changed.',
    });
  }
  // The bytes do not name these encodings, so the user may have to correct the guess.
  if (decoded.encoding !== 'utf-8') printNote(`${file} was read as ${decoded.encoding}.`);
  return decoded.text;
}
