import { printableRanges, printableRareCharacters } from './printableCharacters.ts';

const basic = new RegExp(String.raw`[${printableRanges}\n\t]`, 'u');
let rare: ReadonlySet<string> | undefined;

/**
 * Returns the characters of a text that documents cannot show, each once: no font has them. Characters that show nothing
 * do not count.
 *
 * @example
 * findUnprintable('陳大文 😀'); // ['😀']
 */
export function findUnprintable(text: string): readonly string[] {
  return [...new Set(toPrinted(text))].filter((one) => !isPrintable(one));
}

/** Returns a text as documents print it: composed, without characters that show nothing. */
export function toPrinted(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function isPrintable(character: string): boolean {
  if (character.length === 1) return basic.test(character);
  rare ??= new Set(printableRareCharacters);
  return rare.has(character);
}
