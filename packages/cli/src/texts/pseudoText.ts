// A pseudo-locale: accented, longer English. What stays plain was not translated, and what is cut has too little room.

const plain = 'abcdefghijklnoprstuvwyzABCDEFGHIJKLNOPRSTUVWYZ';
const accented = 'àƀçđéƒğĥîĵķļñöþŕšţûṽŵýžÀƁÇĐÉƑĞĤÎĴĶĻÑÖÞŔŠŢÛṼŴÝŽ';

/** How much longer a text becomes: short ones grow most, as translations from Chinese or into German do. */
function padding(length: number): string {
  const share = length < 12 ? 0.6 : 0.35;
  return '·'.repeat(Math.ceil(length * share));
}

/** Returns the pseudo-translation of an English text; `{{placeholders}}` stay, and brackets mark both ends. */
export function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const words = text.replaceAll(/\{\{\w+\}\}|[A-Za-z]/g, (part) => accented[plain.indexOf(part)] ?? part);
  return `⟦${words}${padding(text.replaceAll(/\{\{\w+\}\}/g, '').length)}⟧`;
}
