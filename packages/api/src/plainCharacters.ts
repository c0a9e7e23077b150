// What texts are made of, without schemas: screens read these rules, too.

/**
 * Characters that no text may contain, as the inside of a character class: control characters, line separators,
 * direction overrides and isolates, halves of characters. They disguise the content.
 */
export const disguisingCharacters: string = String.raw`\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff`;

const plainCharacter = `[^${disguisingCharacters}]`;

/** What a text in one line matches. */
export const linePattern: RegExp = new RegExp(`^${plainCharacter}*$`, 'u');

/** What a text with line breaks (`\n`) and tabs matches. */
export const textPattern: RegExp = new RegExp(`^(?:${plainCharacter}|[\\n\\t])*$`, 'u');

/** White space, zero-width characters, fillers and the empty Braille pattern: nothing is seen of them. */
const onlyInvisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nothing of a text is seen, so that it counts as empty. */
export function isInvisible(text: string): boolean {
  return onlyInvisible.test(text);
}
