// Words in Latin letters that Chinese texts use as well, in Hong Kong and on the mainland. Any other word that is not data
// counts as an untranslated text.

/** The words in Latin letters that a Chinese text may contain. */
const latinWords: ReadonlySet<string> = new Set([
  // Names; a language is called by its own name.
  'Brokerdesk',
  'English',
  'Excel',
  'GoTrade',
  'WhatsApp',
  // Abbreviations without a Chinese form in use.
  'CA',
  'ID',
  'IP',
  'SHA',
  'UTC',
  // Codes of failures that begin in the browser, for support staff.
  'OFFLINE',
  'TIMEOUT',
  'UNAVAILABLE',
  'UNREADABLE',
  // Kinds of files.
  'PDF',
  'PNG',
  'JPEG',
  'WEBP',
  'SVG',
  'CSV',
  'JSON',
  'XML',
  'XLIFF',
  'UTF',
  'GB',
  'GBK',
  'Big',
  'csv',
  'png',
  'svg',
  'xlsx',
  'XLIFF',
  // Units of size.
  'B',
  'KB',
  'MB',
  'GB',
  // Keys as they are printed on keyboards.
  'Alt',
  'Ctrl',
  'Shift',
  'Enter',
  'Esc',
  'C',
  'F',
  'R',
  'W',
]);

/** Returns the words in Latin letters of a text that are not allowed. */
export function foreignWords(text: string): readonly string[] {
  const withoutColours = text.replaceAll(/#[\da-f]{6}\b/gi, ' ');
  return (withoutColours.match(/\p{Script=Latin}[\p{Script=Latin}']*/gu) ?? []).filter((word) => !latinWords.has(word));
}
