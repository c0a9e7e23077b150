// Account numbers in a csv file. Its columns decide which numbers are accounts, never their length: a file may have
// telephone numbers, amounts and branches as well. So in a file with several columns one of them has a known title, or the
// user chooses it.
import { type CsvEncoding, type CsvProblem, type FileColumn, readCsv } from '@brokerdesk/plugin-sdk/sheet';
import { isAccountNumber, normalizeAccountNumber } from './accountNumbers.ts';

/** A text of a file. */
export interface FileText {
  readonly written: string;
  /** As an account number is stored, or the text as it is written. */
  readonly stored: string;
}

/** What a file contains. */
export type NumberFile =
  | { readonly kind: 'texts'; readonly texts: readonly FileText[] }
  /** There is no number in it. */
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly problem: CsvProblem };

/** How {@link readNumberFile} reads. */
export interface NumberFileOptions {
  /** The titles of a column of account numbers, the first in the user's language. */
  readonly titles: readonly [string, ...string[]];
  readonly encoding?: CsvEncoding;
  /** The column that the user has chosen. */
  readonly column?: FileColumn;
}

/**
 * Reads a column of account numbers, a file with nothing but one column, or a list of numbers in one row. In a column, the
 * zeros that a spreadsheet has cut off come back.
 */
export async function readNumberFile(file: Blob, options: NumberFileOptions): Promise<NumberFile> {
  const { column } = options;
  const cells = await readColumn(file, options);
  if (Array.isArray(cells)) return foundIn(column && hasNumber(column.title) ? [column.title, ...cells] : cells);
  if (cells.code !== 'missingColumns') return { kind: 'problem', problem: cells };
  const [only, second] = cells.fileColumns;
  if (only === undefined) return { kind: 'none' };
  const below = await readColumn(file, { ...options, column: only });
  if (!Array.isArray(below)) return { kind: 'problem', problem: below };
  if (second === undefined) return foundIn([only.title, ...below]);
  return below.length === 0 ? listOf(cells.fileColumns.map(({ title }) => title)) : { kind: 'problem', problem: cells };
}

/** The cells of the column below its title, or why it cannot be read. */
async function readColumn(file: Blob, { titles, encoding, column }: NumberFileOptions): Promise<string[] | CsvProblem> {
  const [title, ...otherTitles] = titles;
  const result = await readCsv(file, {
    columns: [{ key: 'accountNumber', title, otherTitles }] as const,
    encoding,
    // A group takes fewer; what is too many is said with the numbers that are new.
    maxRows: Number.POSITIVE_INFINITY,
    chosen: column && { accountNumber: column.at },
  });
  if (result.isRead) return result.table.rows.map(({ accountNumber }) => accountNumber);
  return result.problem.code === 'empty' ? [] : result.problem;
}

/** Without titles, the first row has a number. */
function hasNumber(title: string): boolean {
  return isAccountNumber(normalizeAccountNumber(title));
}

/** The texts of a column; a cell may be a list of numbers. */
function foundIn(cells: readonly string[]): NumberFile {
  return textsOf(cells.flatMap((cell) => (isList(cell) ? splitList(cell).map(asWritten) : [asNumber(cell)])));
}

function listOf(cells: readonly string[]): NumberFile {
  return textsOf(cells.flatMap(splitList).map(asWritten));
}

function textsOf(all: readonly FileText[]): NumberFile {
  const texts = all.filter(({ stored }) => stored !== '');
  return texts.some(({ stored }) => isAccountNumber(stored)) ? { kind: 'texts', texts } : { kind: 'none' };
}

/** Numbers of nine digits, and nothing else, between blanks, commas and semicolons. */
function isList(cell: string): boolean {
  const parts = splitList(cell);
  return parts.length > 1 && parts.every((part) => isAccountNumber(asWritten(part).stored));
}

function splitList(cell: string): readonly string[] {
  return cell.split(/[\s,;，；、]+/).filter((part) => part !== '');
}

function asNumber(written: string): FileText {
  return { written: written.trim(), stored: normalizeAccountNumber(written) };
}

function asWritten(written: string): FileText {
  return { written, stored: written.normalize('NFKC').trim() };
}

/** What a file contains, compared with the numbers that a group has. */
export interface ReadNumbers {
  readonly total: number;
  /** Numbers that the group does not have yet, each once. */
  readonly fresh: readonly string[];
  /** Those of them that were shorter in the file. */
  readonly padded: readonly FileText[];
  /** Numbers that the group has, or that the file contains again. */
  readonly duplicates: readonly string[];
  /** Texts that are not account numbers. */
  readonly invalid: readonly string[];
}

/** Sorts texts of a file into new numbers, duplicates, and texts that are not account numbers. */
export function sortNumbers(texts: readonly FileText[], members: readonly string[]): ReadNumbers {
  const known = new Set(members);
  const fresh: string[] = [];
  const padded: FileText[] = [];
  const [duplicates, invalid] = [new Set<string>(), new Set<string>()];
  for (const text of texts) {
    const { written, stored } = text;
    if (!isAccountNumber(stored)) invalid.add(stored);
    else if (known.has(stored)) duplicates.add(stored);
    else {
      fresh.push(stored);
      if (written.length < stored.length) padded.push(text);
    }
    known.add(stored);
  }
  return { total: texts.length, fresh, padded, duplicates: [...duplicates], invalid: [...invalid] };
}
