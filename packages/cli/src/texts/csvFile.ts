import { protectFormulas, restoreFormulas } from '@brokerdesk/plugin-sdk/build';
import Papa from 'papaparse';
import { CliError } from '../errors.ts';
import { translations } from './findTextProblems.ts';
import type { TranslationFile } from './TranslationFile.ts';

// Spreadsheets recognise UTF-8 by it.
const byteOrderMark = '\uFEFF';

/** Writes a csv file: folder, key, English, and the translation in a column that is named after its language. */
export function writeCsv({ language, rows }: TranslationFile): string {
  const lines = rows.map(({ folder, key, english, translation }) =>
    [folder, key, english, translation].map(protectFormulas),
  );
  return `${byteOrderMark}${Papa.unparse([['folder', 'key', 'en', language], ...lines], { newline: '\n' })}\n`;
}

/**
 * Reads what {@link writeCsv} has written and a spreadsheet has saved.
 *
 * @throws CliError `TRANSLATIONS_INVALID` with the line for a file of another shape.
 */
export function readCsv(file: string, text: string): TranslationFile {
  const { data, errors } = Papa.parse(text.replace(byteOrderMark, '').replace(/\r?\n$/, ''));
  const lines = lineNumbersOf(data);
  const fault = errors.find(({ row }) => row !== undefined);
  if (fault !== undefined) throw createInvalidError(file, lines[fault.row ?? 0] ?? 1, fault.message);
  const [heading = [], ...rows] = data;
  const language = translations.find((one) => one === heading[3]);
  if (language === undefined || heading.slice(0, 3).join() !== 'folder,key,en') {
    throw createInvalidError(file, 1, `The columns have to be folder, key, en, and one of ${translations.join(', ')}.`);
  }
  return {
    language,
    rows: rows.map((cells, index) => {
      const [folder = '', key = '', english = '', translation = ''] = cells.map(restoreFormulas);
      const line = lines[index + 1] ?? 1;
      if (cells.length !== 4) throw createInvalidError(file, line, `It has ${cells.length} cells instead of 4.`);
      return { folder, key, english, translation, line };
    }),
  };
}

/** Cells may contain line breaks, so a record is not a line. */
function lineNumbersOf(records: readonly (readonly string[])[]): readonly number[] {
  const lines: number[] = [];
  let line = 1;
  for (const cells of records) {
    lines.push(line);
    line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  }
  return lines;
}

/** Returns the error for a line of a file for translators. */
export function createInvalidError(file: string, line: number, problem: string): CliError {
  return new CliError('TRANSLATIONS_INVALID', {
    message: `${file}:${line}: ${problem}`,
    hint: 'Correct the file, or export it again. Nothing was changed.',
  });
}
