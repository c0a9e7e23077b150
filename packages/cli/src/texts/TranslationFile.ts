// Files for translators. A row is one text: its file and key, the English text, and the translation.
import type { Translation } from './findTextProblems.ts';

/** One text of a file for translators. */
export interface TranslationRow {
  /** The folder of its locale files, relative to the plugin's, with forward slashes: `notes/src/locales`. */
  readonly folder: string;
  readonly key: string;
  readonly english: string;
  /** Empty if it is not translated yet. */
  readonly translation: string;
  /** The line in the file for translators; 0 in an export. */
  readonly line: number;
}

/** The contents of a file for translators. */
export interface TranslationFile {
  readonly language: Translation;
  readonly rows: readonly TranslationRow[];
}
