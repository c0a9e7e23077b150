/** Full-width signs begin a formula as well, and leading spaces do not prevent it. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/** In a country whose list separator is a semicolon, a spreadsheet splits at it even within quotation marks. */
const innerFormula = /([;|\t\r\n])(?=[\s\0"]*[=+\-@＝＋－＠])/g;

/** Formats a table as CSV (RFC 4180) with a byte order mark; without it spreadsheets misread Chinese. */
export function writeCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** Prefixes an apostrophe to a cell that a spreadsheet would interpret as a formula. */
function writeCell(value: string | null): string {
  const text = value ?? '';
  const safe = (formulaStart.test(text) ? `'${text}` : text).replace(innerFormula, "$1'");
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
