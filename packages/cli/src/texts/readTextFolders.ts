import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, readLocale } from './readLocale.ts';
import { type TextsByLanguage, type Translation, translations } from './findTextProblems.ts';

/** The locale files of one folder: `en.ts`, `zh-Hans.ts`, `zh-Hant.ts`. */
export interface TextFolder {
  /** Absolute. */
  readonly folder: string;
  readonly locales: { readonly [L in 'en' | Translation]: Locale };
}

/** Reads all folders below a plugin's or package's `src` that have texts in every language. */
export async function readTextFolders(packageFolder: string): Promise<readonly TextFolder[]> {
  const folders: TextFolder[] = [];
  const base = path.join(packageFolder, 'src');
  const files: string[] = [];
  for await (const file of glob('**/{locales,texts/*}/en.ts', { cwd: base })) files.push(path.join(base, file));
  for (const file of files.toSorted()) {
    const folder = path.dirname(file);
    if (!translations.every((language) => existsSync(path.join(folder, `${language}.ts`)))) continue;
    const [en, hans, hant] = await Promise.all([
      readFileAsLocale(folder, 'en'),
      readFileAsLocale(folder, 'zh-Hans'),
      readFileAsLocale(folder, 'zh-Hant'),
    ]);
    folders.push({ folder, locales: { en, 'zh-Hans': hans, 'zh-Hant': hant } });
  }
  return folders;
}

/** Returns the texts of a folder by their keys. */
export function toTexts({ locales }: TextFolder): TextsByLanguage {
  const mapOf = ({ texts }: Locale) => new Map(texts.map(({ key, text }) => [key, text]));
  return { en: mapOf(locales.en), 'zh-Hans': mapOf(locales['zh-Hans']), 'zh-Hant': mapOf(locales['zh-Hant']) };
}

async function readFileAsLocale(folder: string, language: string): Promise<Locale> {
  const file = path.join(folder, `${language}.ts`);
  return readLocale(file, await readFile(file, 'utf8'));
}
