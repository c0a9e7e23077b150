import type { TextOf } from '../../defineTexts.ts';
import type { CsvEncoding } from '../csv/decodeText.ts';
import type { CsvFault } from '../csv/readCsv.ts';
import type { en } from '../locales/en.ts';

/** The encodings that a user can choose, by their common names. */
export const encodingNames: Readonly<Partial<Record<CsvEncoding, string>>> = {
  'utf-8': 'UTF-8',
  gb18030: 'GB18030 / GBK',
  big5: 'Big5',
};

/** Returns why a file cannot be imported, and what to do. */
export function describeFault(fault: CsvFault, text: TextOf<typeof en>): string {
  switch (fault.code) {
    case 'encoding':
      return text('fault.encoding', { encoding: encodingNames[fault.encoding] ?? fault.encoding });
    case 'quotes':
      return text('fault.quotes', { line: fault.line });
    case 'missingColumns':
      return text('fault.missingColumns', { titles: fault.titles.join(text('import.separator')) });
    case 'repeatedColumn':
      return text('fault.repeatedColumn', { title: fault.title });
    case 'tooManyRows':
      return text('fault.tooManyRows', { count: fault.count, max: fault.max });
    default:
      return text(`fault.${fault.code}`);
  }
}
