import type { TextOf } from '../../hooks/defineTexts.ts';
import type { Formats } from '../../hooks/useFormats.ts';
import type { CsvEncoding } from '../../csv/decodeText.ts';
import type { CsvProblem } from '../csv/readCsv.ts';
import type { en } from '../locales/en.ts';

/** The encodings that a user can choose, by their common names. */
export const encodingNames: Readonly<Partial<Record<CsvEncoding, string>>> = {
  'utf-8': 'UTF-8',
  gb18030: 'GB18030 / GBK',
  big5: 'Big5',
};

/** What {@link describeFileProblem} writes with. */
export interface ProblemWords {
  readonly text: TextOf<typeof en>;
  readonly formats: Formats;
}

/** Returns why a file cannot be imported, and what to do. */
export function describeFileProblem(problem: CsvProblem, { text, formats }: ProblemWords): string {
  switch (problem.code) {
    case 'encoding':
      return text('fileProblem.encoding', { encoding: encodingNames[problem.encoding] ?? problem.encoding });
    case 'quotes':
      return text('fileProblem.quotes', { line: problem.line });
    case 'missingColumns':
      return text(problem.fileColumns.length > 0 ? 'fileProblem.unknownColumns' : 'fileProblem.missingColumns', {
        titles: problem.columns.map(({ title }) => title).join(text('import.separator')),
      });
    case 'repeatedColumn':
      return text('fileProblem.repeatedColumn', { title: problem.title });
    case 'tooManyRows':
      return text('fileProblem.tooManyRows', { count: problem.count, max: problem.max });
    case 'tooLarge':
      return text('fileProblem.tooLarge', { size: formats.bytes(problem.bytes), max: formats.bytes(problem.max) });
    default:
      return text(`fileProblem.${problem.code}`);
  }
}
