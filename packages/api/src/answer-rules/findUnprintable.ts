import { printableCharacters } from './printableCharacters.ts';

type Range = readonly [first: number, last: number];

let ranges: readonly Range[] | undefined;

/**
 * Returns the characters of a text that documents cannot show, each once: no font has them. Characters that show nothing
 * do not count.
 *
 * @example
 * findUnprintable('陳大文 😀'); // ['😀']
 */
export function findUnprintable(text: string): readonly string[] {
  return [...new Set(toPrinted(text))].filter((one) => one !== '\n' && one !== '\t' && !isPrintable(one));
}

/** Returns a text as documents print it: composed, without characters that show nothing. */
export function toPrinted(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  ranges ??= readRanges();
  return ranges.some(([first, last]) => code >= first && code <= last);
}

function readRanges(): readonly Range[] {
  let last = -1;
  return [...printableCharacters.matchAll(/([A-Z][a-z]*)(\d*)/g)].map(([, letters = '', more]): Range => {
    const skipped = [...letters.toLowerCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0);
    const first = last + 1 + skipped;
    last = first + Number(more);
    return [first, last];
  });
}
