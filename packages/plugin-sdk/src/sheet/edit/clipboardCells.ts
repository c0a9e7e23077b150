// Cells as spreadsheets exchange them: tab-separated lines; a cell with a tab, a line break or a quotation mark is quoted,
// and a formula protected.
import Papa from 'papaparse';
import { protectFormulas, restoreFormulas } from '../../export/formulas.ts';

/** Formats cells for a spreadsheet. */
export function writeCells(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map(writeCell).join('\t')).join('\n');
}

function writeCell(plain: string): string {
  const text = protectFormulas(plain);
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads cells that a spreadsheet has copied. Quotation marks that do not belong to the format are part of the text. */
export function readCells(text: string): readonly (readonly string[])[] {
  const table = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const { data, errors } = Papa.parse(table, { delimiter: '\t', newline: '\n' });
  const cells = errors.length === 0 ? data : table.split('\n').map((line) => line.split('\t'));
  return cells.map((row) => row.map(restoreFormulas));
}
