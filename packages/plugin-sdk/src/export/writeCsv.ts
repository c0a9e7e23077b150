// A csv that a spreadsheet opens correctly: Chinese intact (the mark at the start means UTF-8), identifiers unchanged
// (leading zeros, 18 digits), and nothing run as a formula.

/** Texts that a spreadsheet would run as a formula; full-width characters and leading spaces make no difference. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;
/** In a country whose list separator is a semicolon, a spreadsheet splits at it even within quotation marks. */
const innerFormula = /([;|\t\r\n])(?=[\s\0"]*[=+\-@＝＋－＠])/g;
/** Account, identity and telephone numbers, which a spreadsheet would shorten or treat as numbers. */
const digitIdentifier = /^(?:0\d+|\d{12,}|\+[ ()-]*\d[\d ()-]*)$/;

/** Writes a table as csv (RFC 4180) for spreadsheets. The first row is the header. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(text: string): string {
  // A formula whose result is exactly this text: the only form that every spreadsheet shows unchanged.
  if (digitIdentifier.test(text)) return `"=""${text}"""`;
  const safe = (formulaStart.test(text) ? `'${text}` : text).replace(innerFormula, "$1'");
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
