// Account numbers as users write them: typed, pasted, or in a csv file.
import { type CsvResult, readCsv } from '@brokerdesk/plugin-sdk/sheet';

/** Returns whether a text is an account number. */
export function isAccountNumber(text: string): boolean {
  return /^\d{9}$/.test(text);
}

/** Returns an account number as it is stored: full-width digits as digits, and the zeros that a spreadsheet has cut off. */
export function normalizeAccountNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return /^\d{4,9}$/.test(text) ? text.padStart(9, '0') : text;
}

/** What a file contains, compared with the numbers that a group has. */
export interface ReadNumbers {
  readonly total: number;
  /** Numbers that the group does not have yet, each once. */
  readonly fresh: readonly string[];
  /** Numbers that the group has, or that the file contains again. */
  readonly duplicates: readonly string[];
  /** Texts that are not account numbers. */
  readonly invalid: readonly string[];
}

/** Sorts texts of a file into new numbers, duplicates, and texts that are not account numbers. */
export function sortNumbers(texts: readonly string[], members: readonly string[]): ReadNumbers {
  const known = new Set(members);
  const fresh: string[] = [];
  const [duplicates, invalid] = [new Set<string>(), new Set<string>()];
  const numbers = texts.map(normalizeAccountNumber).filter((text) => text !== '');
  for (const number of numbers) {
    if (!isAccountNumber(number)) invalid.add(number);
    else if (known.has(number)) duplicates.add(number);
    else fresh.push(number);
    known.add(number);
  }
  return { total: numbers.length, fresh, duplicates: [...duplicates], invalid: [...invalid] };
}

/**
 * Reads the texts of a csv file: its column of account numbers, or all of it if it has no titles. Returns undefined if it
 * contains no number.
 */
export async function readNumberFile(file: File, titles: readonly string[]): Promise<readonly string[] | undefined> {
  const [title = 'accountNumber', ...otherTitles] = titles;
  const columns = [{ key: 'accountNumber', title, otherTitles }] as const;
  const result: CsvResult<'accountNumber'> = await readCsv(file, { columns });
  if (result.isRead) return result.table.rows.map(({ accountNumber }) => accountNumber);
  if (result.problem.code !== 'missingColumns' && result.problem.code !== 'empty') return undefined;
  const texts = (await file.text()).split(/[\s,;，；"=]+/).filter((text) => text !== '' && text !== '\ufeff');
  return texts.some((text) => isAccountNumber(normalizeAccountNumber(text))) ? texts : undefined;
}
