/** Full-width signs begin a formula as well, and leading spaces do not prevent it. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

const sign = /[=+\-@＝＋－＠]/;
/** In a country whose list separator is a semicolon, a spreadsheet splits at it even within quotation marks. */
const separator = /[;|\t\r\n]/;
/** Characters that may stand between a separator and the sign of a formula. */
const between = /[\s\0"]/;

/** Formats a table as CSV (RFC 4180) with a byte order mark; without it spreadsheets misread Chinese. */
export function writeCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** Prefixes an apostrophe to a cell that a spreadsheet would interpret as a formula. */
function writeCell(value: string | null): string {
  const text = value ?? '';
  const safe = protectInside(formulaStart.test(text) ? `'${text}` : text);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Prefixes one to each formula behind a separator. From the end to the start, a run of line ends is passed only once. */
function protectInside(text: string): string {
  if (!separator.test(text)) return text;
  const parts: string[] = [];
  let end = text.length;
  let isFormula = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    if (isFormula && separator.test(character)) {
      parts.push(text.slice(at + 1, end));
      end = at + 1;
    }
    if (sign.test(character)) isFormula = true;
    else if (!between.test(character)) isFormula = false;
  }
  return [...parts, text.slice(0, end)].toReversed().join("'");
}
