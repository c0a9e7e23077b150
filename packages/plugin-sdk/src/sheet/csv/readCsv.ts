import {
  type ChosenColumns,
  type CsvColumn,
  createTitleIndex,
  type FileColumn,
  listFileColumns,
  type PlaceOptions,
  placeColumns,
} from '../../csv/csvColumns.ts';
import { type CsvEncoding, decodeAs, type DecodedText, listDecodings } from '../../csv/decodeText.ts';
import { type CsvRecord, parseCsv } from '../../csv/parseCsv.ts';
import { restoreFormulas } from '../../export/formulas.ts';
import { isPaddedValue } from '../../export/writeCsv.ts';
import type { SheetRow } from '../SheetColumn.ts';

/** The options of {@link readCsv}. */
export interface CsvOptions<Key extends string> {
  readonly columns: readonly CsvColumn<Key>[];
  /** 10,000 by default. */
  readonly maxRows?: number | undefined;
  /** The user's choice; found by the bytes if absent. */
  readonly encoding?: CsvEncoding | undefined;
  /** The user's choice for columns whose titles the file does not have. */
  readonly chosen?: ChosenColumns<Key> | undefined;
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
  /** Titles were not found; the user can choose among the columns of the file that are none of the others. */
  | {
      readonly code: 'missingColumns';
      readonly columns: readonly MissingColumn[];
      readonly fileColumns: readonly FileColumn[];
      /** The encoding in which the file was read. */
      readonly encoding: CsvEncoding;
    }
  /** Two columns of the file have titles of the same column. */
  | { readonly code: 'repeatedColumn'; readonly title: string }
  | { readonly code: 'tooManyRows'; readonly count: number; readonly max: number }
  /** It was not read. */
  | { readonly code: 'tooLarge'; readonly bytes: number; readonly max: number };

/** A column that has to be in a file, and is not. */
export interface MissingColumn {
  readonly key: string;
  readonly title: string;
}

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

/** A larger file would keep the page from answering for a second or more; 10,000 users are 1.5 MB. */
const csvMaxBytes = 5_000_000;

/** Titles may stand below lines such as the name of a report. */
const headerWithin = 10;

/**
 * Reads a csv file of a spreadsheet: in UTF-8, UTF-16, GB18030 or Big5, separated by commas, semicolons or tabs, with its
 * columns in any order. Texts stay as they are: leading zeros, long numbers, formulas. What `writeCsv` adds to protect
 * numbers and formulas is removed again. A file of more than 5 MB is not read.
 */
export async function readCsv<Key extends string>(file: Blob, options: CsvOptions<Key>): Promise<CsvResult<Key>> {
  if (file.size > csvMaxBytes) return failed({ code: 'tooLarge', bytes: file.size, max: csvMaxBytes });
  const { encoding } = options;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const texts = encoding === undefined ? listDecodings(bytes) : decodeChosen(bytes, encoding);
  let likeliest: CsvResult<Key> | undefined;
  for (const text of texts) {
    const result = readTable(text, options);
    if (result.isRead) return result;
    likeliest ??= result;
  }
  return likeliest ?? failed(encoding === undefined ? { code: 'notText' } : { code: 'encoding', encoding });
}

function failed(problem: CsvProblem) {
  return { isRead: false, problem } as const;
}

function decodeChosen(bytes: Uint8Array, encoding: CsvEncoding): readonly DecodedText[] {
  const text = decodeAs(bytes, encoding);
  return text === undefined ? [] : [{ text, encoding }];
}

function readTable<Key extends string>(
  { text, encoding }: DecodedText,
  { columns, maxRows = 10_000, chosen }: CsvOptions<Key>,
): CsvResult<Key> {
  const columnOf = createTitleIndex(columns);
  const parsed = parseCsv(text, (cell) => columnOf(unprotect(cell)) !== undefined);
  if (!parsed.isParsed) return failed({ code: 'quotes', line: parsed.line });
  const records = parsed.records.map((record) => ({ ...record, cells: record.cells.map(unprotect) }));
  if (records.length === 0) return failed({ code: 'empty' });
  const { places, body } = findHeader(records, { columns, chosen });
  if (places.repeated) return failed({ code: 'repeatedColumn', title: places.repeated.title });
  if (places.missing.length > 0) {
    const missing = places.missing.map(({ key, title }) => ({ key, title }));
    const taken = new Set(places.byKey.values());
    const fileColumns = listFileColumns(records).filter(({ at }) => !taken.has(at));
    return failed({ code: 'missingColumns', columns: missing, fileColumns, encoding });
  }
  if (body.length === 0) return failed({ code: 'empty' });
  if (body.length > maxRows) return failed({ code: 'tooManyRows', count: body.length, max: maxRows });
  return {
    isRead: true,
    table: {
      rows: body.map(({ cells }) => toRow(cells, { columns, byKey: places.byKey })),
      lines: body.map(({ line }) => line),
      ignoredTitles: places.ignoredTitles,
      encoding,
    },
  };
}

/** Finds the first row that has all titles, or else takes the first row; the rows below it are the body. */
function findHeader<Key extends string>(records: readonly CsvRecord[], options: PlaceOptions<Key>) {
  const heads = records.slice(0, headerWithin).map(({ cells }) => placeColumns(cells, options));
  const found = heads.findIndex(({ missing }) => missing.length === 0);
  const at = Math.max(found, 0);
  const places = heads[at] ?? placeColumns([], options);
  return { places, body: records.slice(at + 1) };
}

interface RowOptions<Key extends string> {
  readonly columns: readonly CsvColumn<Key>[];
  readonly byKey: ReadonlyMap<Key, number>;
}

function toRow<Key extends string>(cells: readonly string[], { columns, byKey }: RowOptions<Key>): Record<Key, string> {
  const texts = columns.map(({ key }) => [key, cells[byKey.get(key) ?? cells.length] ?? '']);
  return Object.fromEntries(texts) as SheetRow as Record<Key, string>;
}

/** Removes what protects a number (`="007"`, `'7 `) or a formula (`'=1+1`) from a spreadsheet, as `writeCsv` adds it. */
function unprotect(cell: string): string {
  if (cell.startsWith("'") && isPaddedValue(cell)) return cell.slice(1);
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? restoreFormulas(cell);
}
