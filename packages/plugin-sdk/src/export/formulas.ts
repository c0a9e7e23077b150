// What keeps a spreadsheet from running a text as a formula, in everything that is exported and copied. An apostrophe is added,
// also before those that a text has, so that reading takes away exactly what writing has added.

/** How a text begins that a spreadsheet would run; full-width signs and leading spaces make no difference. */
const start = String.raw`[\s\0']*[=+\-@＝＋－＠]|'*[\t\r\n\0]`;
/** In a country whose list separator is a semicolon, a spreadsheet splits at it even within quotation marks. */
const afterSeparator = String.raw`[\s\0"']*[=+\-@＝＋－＠]`;
const added = { first: new RegExp(`^(?=${start})`), inner: new RegExp(`([;|\\t\\r\\n])(?=${afterSeparator})`, 'g') };
const found = { first: new RegExp(`^'(?=${start})`), inner: new RegExp(`([;|\\t\\r\\n])'(?=${afterSeparator})`, 'g') };

/** Returns a text that no spreadsheet runs. */
export function protectFormulas(text: string): string {
  return text.replace(added.first, "'").replace(added.inner, "$1'");
}

/** Returns the text that {@link protectFormulas} has protected. */
export function restoreFormulas(text: string): string {
  return text.replace(found.first, '').replace(found.inner, '$1');
}
