// Splits a csv file into its records. What separates its cells depends on the country and the program that saved it, and is
// found by the titles if they are known, otherwise by the rows: a library's guess counts the blank last line as a row.
import Papa from 'papaparse';

/** One row of a csv file. */
export interface CsvRecord {
  /** The number of its row, as a spreadsheet shows it. */
  readonly line: number;
  /** The line on which it begins in a text editor: cells may contain line breaks. */
  readonly fileLine: number;
  readonly cells: readonly string[];
}

/** The records of a file without its blank rows, or the row in which a quotation mark is not closed. */
export type ParsedCsv =
  | { readonly isParsed: true; readonly records: readonly CsvRecord[] }
  | { readonly isParsed: false; readonly line: number; readonly fileLine: number };

/** In texts, a tab is rarer than a semicolon, and a comma is the most frequent. */
const separators = ['\t', ';', '|', ','] as const;
/** The rows among which titles are looked for, and by which a separator is judged. */
const sample = { titles: 10, rows: 50 } as const;

/**
 * Splits a csv file into records, with any line ends, separated by commas, semicolons, tabs or vertical bars. A first line
 * such as `sep=;`, which spreadsheets use and do not show, is not a record. `isTitle` says which cells are known titles.
 */
export function parseCsv(content: string, isTitle: (cell: string) => boolean = () => false): ParsedCsv {
  const all = content.replace(/\r\n?/g, '\n');
  const hint = /^"?sep=(.)"?\n/i.exec(all);
  const text = hint === null ? all : all.slice(hint[0].length);
  const delimiter = hint?.[1] ?? findSeparator(text, isTitle);
  const { data, errors } = Papa.parse(text, { newline: '\n', delimiter });
  const records = numberRecords(data, hint === null ? 1 : 2);
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    const line = (quotes.row ?? 0) + 1;
    return { isParsed: false, line, fileLine: records[line - 1]?.fileLine ?? line };
  }
  return { isParsed: true, records: records.filter(({ cells }) => isFilled(cells)) };
}

function numberRecords(data: readonly (readonly string[])[], firstLine: number): readonly CsvRecord[] {
  let fileLine = firstLine;
  return data.map((cells, at) => {
    const record = { line: at + 1, fileLine, cells };
    fileLine += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    return record;
  });
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

/** The separator with the most known titles in a row; then that with the most rows of equal width, then the widest. */
function findSeparator(text: string, isTitle: (cell: string) => boolean): string {
  const [best] = separators
    .map((separator) => ({ separator, ...judge(text, { separator, isTitle }) }))
    .toSorted((a, b) => b.titles - a.titles || b.equalRows - a.equalRows || b.width - a.width);
  return best !== undefined && best.width > 1 ? best.separator : ',';
}

interface JudgeOptions {
  readonly separator: string;
  readonly isTitle: (cell: string) => boolean;
}

function judge(text: string, { separator, isTitle }: JudgeOptions) {
  const { data } = Papa.parse(text, { newline: '\n', delimiter: separator, preview: sample.rows });
  const rows = data.filter(isFilled);
  const titles = Math.max(0, ...rows.slice(0, sample.titles).map((cells) => cells.filter(isTitle).length));
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, equalRows] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [1, 0]);
  return { titles, width, equalRows };
}
