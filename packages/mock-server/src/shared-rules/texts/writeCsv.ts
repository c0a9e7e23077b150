/** Full-width signs begin a formula too, and spaces before it do not help. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/** Writes a table as csv (RFC 4180), marked as UTF-8 for spreadsheets, which otherwise misread Chinese. */
export function writeCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe, which makes it text. */
function writeCell(value: string | null): string {
  const text = value ?? '';
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
