// Files of XLIFF 2.1 for translators: one `file` for each folder of texts, one `unit` for each text, whose name is the key.
import { parseXliff, writeXliff as writeFile, type XliffProblem } from '@brokerdesk/plugin-sdk/build';
import { createInvalidError } from './csvFile.ts';
import { translations } from './findTextProblems.ts';
import type { TranslationFile } from './TranslationFile.ts';

/** Writes an XLIFF 2.1 file. */
export function writeXliff({ language, rows }: TranslationFile): string {
  const units = rows.map(({ folder, key, english, translation }) => {
    return { original: folder, name: key, source: english, target: translation };
  });
  return writeFile({ sourceLanguage: 'en', targetLanguage: language, units });
}

/**
 * Reads an XLIFF 2 file. Several segments of a unit are joined, as translation tools split sentences.
 *
 * @throws CliError `TRANSLATIONS_INVALID` with the line for a file of another shape.
 */
export function readXliff(file: string, text: string): TranslationFile {
  const result = parseXliff(text);
  if (!result.isRead) throw createInvalidError(file, result.problem.line, describeProblem(result.problem));
  const { targetLanguage, units } = result.file;
  const language = translations.find((one) => one === targetLanguage);
  if (language === undefined) {
    throw createInvalidError(file, 1, `trgLang has to be one of ${translations.join(', ')}, not "${targetLanguage}".`);
  }
  return {
    language,
    rows: units.map(({ original, name, source, target, line }) => {
      return { folder: original, key: name, english: source, translation: target, line };
    }),
  };
}

function describeProblem(problem: XliffProblem): string {
  switch (problem.code) {
    case 'xml':
      return problem.detail;
    case 'version':
      return 'It is not XLIFF 2.';
    default:
      return `The text contains the element ${problem.detail}; texts have no markup, and placeholders are written as {{name}}.`;
  }
}
