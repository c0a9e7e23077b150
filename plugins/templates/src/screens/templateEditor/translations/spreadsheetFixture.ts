// What spreadsheets make of a csv file that is opened and saved again without an edit, by their documentation: values are
// recognised, formulas computed, and the file is written in the way of the program and the country.

/** A program, and how it saves. */
export interface Spreadsheet {
  readonly name: string;
  readonly separator: string;
  readonly lineEnd: string;
  readonly encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16le';
  /** Every cell is in quotation marks, not only those that need them. */
  readonly quotesAll: boolean;
}

const excel = { separator: ',', lineEnd: '\r\n', encoding: 'utf-8 with mark', quotesAll: false } as const;
const calc = { separator: ',', lineEnd: '\n', encoding: 'utf-8', quotesAll: false } as const;

/** The ways of saving that users have. */
export const spreadsheets: readonly Spreadsheet[] = [
  { ...excel, name: 'Excel, “CSV UTF-8”' },
  { ...excel, name: 'Excel where lists are separated by semicolons', separator: ';' },
  { ...excel, name: 'Excel, “Unicode Text”', separator: '\t', encoding: 'utf-16le' },
  { ...calc, name: 'LibreOffice Calc' },
  { ...calc, name: 'LibreOffice Calc, “Quote all text cells”', quotesAll: true },
  { ...calc, name: 'LibreOffice Calc with semicolons, on Windows', separator: ';', lineEnd: '\r\n' },
  { ...calc, name: 'LibreOffice Calc with tabs', separator: '\t' },
  { ...calc, name: 'LibreOffice Calc, UTF-16', encoding: 'utf-16le' },
];

/** Texts that are recognised as numbers, dates, times, amounts or truth values, and what is saved for them. */
export const recognised: ReadonlyMap<string, string> = new Map([
  ['007', '7'],
  ['1E5', '1.00E+05'],
  ['123456789012345678', '1.23457E+17'],
  ['10.0', '10'],
  ['.5', '0.5'],
  ['1,000', '1000'],
  ['-5', '-5.00'],
  ['+5', '5'],
  ['(5)', '-5'],
  ['50%', '0.5'],
  ['1-3', '3-Jan'],
  ['1/2', '2-Jan'],
  ['1 1/2', '1.5'],
  ['2026-11-04', '4/11/2026'],
  ['3 Jan', '3-Jan'],
  ['1月2日', '2-Jan'],
  ['9:00', '9:00:00'],
  ['9 AM', '9:00:00 AM'],
  ['$5', '5.00'],
  ['true', 'TRUE'],
]);

/** Opens a csv file as the program does, and saves it again. */
export function openAndSave(csv: string, { separator, lineEnd, encoding, quotesAll }: Spreadsheet): Blob {
  const write = (cell: string) =>
    quotesAll || cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const rows = readCells(csv).map((row) => row.map((cell) => write(valueOf(cell))).join(separator) + lineEnd);
  const text = encoding === 'utf-8' ? rows.join('') : `\uFEFF${rows.join('')}`;
  return new Blob([encoding === 'utf-16le' ? Uint16Array.from(text, (one) => one.charCodeAt(0)) : text]);
}

/** A formula that is a text is its text; any other one would be run. */
function valueOf(cell: string): string {
  const text = /^="([^"]*)"$/.exec(cell)?.[1];
  if (text !== undefined) return text;
  return recognised.get(cell) ?? (/^[=+@-]/.test(cell) ? '#NAME?' : cell);
}

/** Cells by the rules of a spreadsheet: commas, quotation marks, line breaks in cells. */
export function readCells(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = csv.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
