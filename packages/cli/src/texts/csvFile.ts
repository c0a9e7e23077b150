import { parseCsv, protectFormulas, restoreFormulas } from '@brokerdesk/plugin-sdk/build';
import Papa from 'papaparse';
import { CliError } from '../errors.ts';
import { translations } from './findTextProblems.ts';
import type { TranslationFile } from './TranslationFile.ts';

// Spreadsheets recognise UTF-8 by it.
const byteOrderMark = '\uFEFF';
const sources = ['folder', 'key', 'en'] as const;
const titles: readonly string[] = [...sources, ...translations];

/** Writes a csv file: folder, key, English, and the translation in a column that is named after its language. */
export function writeCsv({ language, rows }: TranslationFile): string {
  const lines = rows.map(({ folder, key, english, translation }) =>
    [folder, key, english, translation].map(protectFormulas),
  );
  return `${byteOrderMark}${Papa.unparse([[...sources, language], ...lines], { newline: '\n' })}\n`;
}

/**
 * Reads what {@link writeCsv} has written and a spreadsheet has saved, whatever separates its cells and ends its lines.
 *
 * @throws CliError `TRANSLATIONS_INVALID` with the line for a file of another shape.
 */
export function readCsv(file: string, text: string): TranslationFile {
  const parsed = parseCsv(text.replace(byteOrderMark, ''), (cell) => titles.includes(cell));
  if (!parsed.isParsed) throw createInvalidError(file, parsed.fileLine, 'Quotation marks do not match.');
  const [heading, ...rows] = parsed.records;
  const language = translations.find((one) => one === heading?.cells[3]);
  if (heading?.cells.slice(0, 3).join() !== sources.join() || language === undefined) {
    throw createInvalidError(
      file,
      heading?.fileLine ?? 1,
      `The columns have to be ${sources.join(', ')}, and one of ${translations.join(', ')}.`,
    );
  }
  return {
    language,
    rows: rows.map(({ cells, fileLine: line }) => {
      const [folder = '', key = '', english = '', translation = ''] = cells.map(restoreFormulas);
      // Excel leaves out the separator before a blank last cell in some rows; more cells than four have to be blank.
      if (cells.length < 3 || cells.slice(4).some((cell) => cell !== '')) {
        throw createInvalidError(file, line, `It has ${cells.length} cells instead of 4.`);
      }
      return { folder, key, english, translation, line };
    }),
  };
}

/** Returns the error for a line of a file for translators. */
export function createInvalidError(file: string, line: number, problem: string): CliError {
  return new CliError('TRANSLATIONS_INVALID', {
    message: `${file}:${line}: ${problem}`,
    hint: 'Correct the file, or export it again. Nothing was changed.',
  });
}
