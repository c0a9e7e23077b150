// Words in Latin letters that stand in Chinese texts as well, because people in Hong Kong and on the mainland write them so.
// Whatever is not here and not data is taken for a text that nobody has translated.

/** What may stand in Latin letters in a Chinese text. */
export const latinWords: ReadonlySet<string> = new Set([
  // Names; a language is called by its own.
  'Brokerdesk',
  'English',
  'Excel',
  // Abbreviations without a Chinese form in use.
  'CA',
  'ID',
  'IP',
  'SHA',
  'UTC',
  // Codes of failures that begin in the browser, for whoever is asked for help.
  'OFFLINE',
  'TIMEOUT',
  'UNREADABLE',
  // Kinds of files.
  'PDF',
  'PNG',
  'JPEG',
  'csv',
  'xlsx',
  // Units of size.
  'B',
  'KB',
  'MB',
  'GB',
  // Keys as they are printed on keyboards.
  'Ctrl',
  'Shift',
  'Enter',
  'Esc',
  'R',
  'W',
]);

/** The words in Latin letters of a text that are not among those that may be there. */
export function foreignWords(text: string): readonly string[] {
  return (text.match(/\p{Script=Latin}[\p{Script=Latin}']*/gu) ?? []).filter((word) => !latinWords.has(word));
}
