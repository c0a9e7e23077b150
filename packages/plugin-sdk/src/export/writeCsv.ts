// A csv that a spreadsheet opens correctly: Chinese intact (the mark at the start means UTF-8), identifiers unchanged
// (leading zeros, 18 digits), and nothing run as a formula.
import { protectFormulas } from './formulas.ts';

/** Account, identity and telephone numbers, which a spreadsheet would shorten or treat as numbers. */
const digitIdentifier = /^(?:0\d+|\d{12,}|\+[ ()-]*\d[\d ()-]*)$/;

/** What a spreadsheet makes of a text that looks like a number, a date, a time, an amount or a truth value: another text. */
const valuePatterns: readonly RegExp[] = [
  /^(?:[A-Z]{2,3})?[\s\d.,:/+\-%()$¥￥€£年月日号號时時分秒]*$/,
  /^[+-]?[\d.,]+E[+-]?\d+$/i,
  /^[\s\d.,:/-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s\d.,:/-]*$/i,
  /^(?:上午|下午)?[\s\d:]+(?:[ap]m?)?$/i,
];
const truthValue = /^(?:true|false)$/i;

/** The options of {@link writeCsv}. */
export interface CsvTextOptions {
  /**
   * Every cell is a text that comes back: one that looks like a number or a date, such as `1-3`, `1E5` or `50%`, is
   * protected, too. A spreadsheet cannot add such cells up.
   */
  readonly isText?: boolean;
}

/** Writes a table as csv (RFC 4180) for spreadsheets. The first row is the header. */
export function writeCsv(rows: readonly (readonly string[])[], { isText = false }: CsvTextOptions = {}): string {
  const write = (cell: string) => writeCell(cell, isText);
  return `\ufeff${rows.map((row) => `${row.map(write).join(',')}\r\n`).join('')}`;
}

function writeCell(text: string, isText: boolean): string {
  const isPadded = isPaddedValue(text);
  // A formula whose result is exactly this text: the only form that every spreadsheet shows unchanged.
  if (!isPadded && (digitIdentifier.test(text) || (isText && looksLikeValue(text)))) return `"=""${text}"""`;
  const withoutFormulas = protectFormulas(text);
  const isMarked = isPadded && (isText || text.startsWith("'"));
  const safe = isMarked && withoutFormulas === text ? `'${text}` : withoutFormulas;
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns whether a text looks like a value and begins or ends with white space. A workbook does not keep the white space
 * of a formula's result, so such a text is marked with an apostrophe instead; and so is one that begins with apostrophes,
 * so that reading takes away exactly what writing has added.
 */
export function isPaddedValue(text: string): boolean {
  const value = text.replace(/^'+/, '');
  return value !== value.trim() && looksLikeValue(value);
}

function looksLikeValue(text: string): boolean {
  // A line break is in no number, and would end the formula.
  if (/[\t\r\n]/.test(text)) return false;
  const trimmed = text.trim();
  return truthValue.test(trimmed) || (/\d/.test(trimmed) && valuePatterns.some((pattern) => pattern.test(trimmed)));
}
