import Papa from 'papaparse';
import { restoreFormulas } from '../../export/formulas.ts';
import { isPaddedValue } from '../../export/writeCsv.ts';
import type { SheetRow } from '../SheetColumn.ts';
import { type CsvEncoding, decodeAs, decodeText } from '../../csv/decodeText.ts';

/** A column that a csv file has to have. */
export interface CsvColumn<Key extends string> {
  readonly key: Key;
  /** The title in the file. */
  readonly title: string;
  /** Other titles that are accepted, such as those in other languages; the key always is. */
  readonly otherTitles?: readonly string[];
  /** The file may lack it; its texts are then empty. */
  readonly isOptional?: boolean;
}

/** The options of {@link readCsv}. */
export interface CsvOptions<Key extends string> {
  readonly columns: readonly CsvColumn<Key>[];
  /** 10,000 by default. */
  readonly maxRows?: number;
  /** The user's choice; found by the bytes if absent. */
  readonly encoding?: CsvEncoding | undefined;
}

/** Why a file cannot be imported. */
export type CsvProblem =
  /** It has no rows below its titles. */
  | { readonly code: 'empty' }
  /** It is not a text: a workbook, a picture, an unknown encoding. */
  | { readonly code: 'notText' }
  /** The bytes are not valid in the encoding that the user has chosen. */
  | { readonly code: 'encoding'; readonly encoding: CsvEncoding }
  /** A quotation mark is not closed, or stands inside a text. */
  | { readonly code: 'quotes'; readonly line: number }
  | { readonly code: 'missingColumns'; readonly titles: readonly string[] }
  /** Two columns of the file have titles of the same column. */
  | { readonly code: 'repeatedColumn'; readonly title: string }
  | { readonly code: 'tooManyRows'; readonly count: number; readonly max: number };

/** The rows of a file as texts, exactly as written. */
export interface CsvTable<Key extends string> {
  readonly rows: readonly Readonly<Record<Key, string>>[];
  /** The line of each row, as a spreadsheet counts: the titles are line 1. */
  readonly lines: readonly number[];
  /** Titles of the file that do not belong to any column; their texts were left out. */
  readonly ignoredTitles: readonly string[];
  readonly encoding: CsvEncoding;
}

/** The result of {@link readCsv}. */
export type CsvResult<Key extends string> =
  | { readonly isRead: true; readonly table: CsvTable<Key> }
  | { readonly isRead: false; readonly problem: CsvProblem };

/** The file types that a dialog for csv files offers. */
export const csvFileTypes = '.csv,.tsv,.txt,text/csv';

/**
 * Reads a csv file of a spreadsheet: in UTF-8, UTF-16, GB18030 or Big5, separated by commas, semicolons or tabs, with its
 * columns in any order. Texts stay as they are: leading zeros, long numbers, formulas. What `writeCsv` adds to protect
 * numbers and formulas is removed again.
 */
export async function readCsv<Key extends string>(
  file: Blob,
  { columns, maxRows = 10_000, encoding }: CsvOptions<Key>,
): Promise<CsvResult<Key>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = encoding === undefined ? decodeText(bytes) : decodeChosen(bytes, encoding);
  if (text === undefined) {
    return failed(encoding === undefined ? { code: 'notText' } : { code: 'encoding', encoding });
  }
  const { data, errors } = Papa.parse(text.text.replace(/\r\n?/g, '\n'), {
    newline: '\n',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return failed({ code: 'quotes', line: (quotes.row ?? 0) + 1 });
  const records = data.map((cells, at) => ({ line: at + 1, cells: cells.map(unprotect) }));
  const [header, ...body] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (header === undefined || body.length === 0) return failed({ code: 'empty' });
  if (body.length > maxRows) return failed({ code: 'tooManyRows', count: body.length, max: maxRows });
  const places = placeColumns(header.cells, columns);
  if ('code' in places) return failed(places);
  return {
    isRead: true,
    table: {
      rows: body.map(({ cells }) => toRow(cells, places.byKey)),
      lines: body.map(({ line }) => line),
      ignoredTitles: places.ignoredTitles,
      encoding: text.encoding,
    },
  };
}

function failed(problem: CsvProblem) {
  return { isRead: false, problem } as const;
}

function decodeChosen(bytes: Uint8Array, encoding: CsvEncoding) {
  const text = decodeAs(bytes, encoding);
  return text === undefined ? undefined : { text, encoding };
}

interface ColumnPlaces<Key extends string> {
  readonly byKey: ReadonlyMap<Key, number>;
  readonly ignoredTitles: readonly string[];
}

/** Finds the column of the file for each column of the table. Case and spaces of a title make no difference. */
function placeColumns<Key extends string>(
  header: readonly string[],
  columns: readonly CsvColumn<Key>[],
): ColumnPlaces<Key> | CsvProblem {
  const byKey = new Map<Key, number>();
  const ignoredTitles: string[] = [];
  for (const [at, title] of header.entries()) {
    const column = columns.find(({ key, title: own, otherTitles = [] }) =>
      [key, own, ...otherTitles].some((name) => fold(name) === fold(title)),
    );
    if (column === undefined) {
      if (title.trim() !== '') ignoredTitles.push(title);
    } else if (byKey.has(column.key)) return { code: 'repeatedColumn', title: column.title };
    else byKey.set(column.key, at);
  }
  const missing = columns.filter(({ key, isOptional = false }) => !isOptional && !byKey.has(key));
  if (missing.length > 0) return { code: 'missingColumns', titles: missing.map(({ title }) => title) };
  for (const { key } of columns) if (!byKey.has(key)) byKey.set(key, header.length);
  return { byKey, ignoredTitles };
}

function fold(title: string): string {
  return title.replace(/\s+/g, '').toLowerCase();
}

function toRow<Key extends string>(cells: readonly string[], byKey: ReadonlyMap<Key, number>): Record<Key, string> {
  return Object.fromEntries([...byKey].map(([key, at]) => [key, cells[at] ?? ''])) as SheetRow as Record<Key, string>;
}

/** Removes what protects a number (`="007"`, `'7 `) or a formula (`'=1+1`) from a spreadsheet, as `writeCsv` adds it. */
function unprotect(cell: string): string {
  if (cell.startsWith("'") && isPaddedValue(cell)) return cell.slice(1);
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? restoreFormulas(cell);
}
