// Folding for the search: besides case, width, accents, spaces and punctuation, the script of a Chinese name does not
// count either.
import { foldText as foldSpelling } from '@brokerdesk/api';
import hongKongVariants from 'opencc-js/dict/HKVariantsRev';
import taiwanVariants from 'opencc-js/dict/TWVariantsRev';
import simplifiedForms from 'opencc-js/dict/TSCharacters';

/**
 * Folds a text. Line breaks are preserved, so that lines can be searched together without a match that spans two of
 * them.
 */
export function foldText(text: string): string {
  return isPlain(text) ? foldSpelling(text) : foldWide(text);
}

function isPlain(text: string): boolean {
  return !/[^\n -~]/.test(text);
}

function foldWide(text: string): string {
  let folded = '';
  for (const character of text) folded += foldedCharacters.get(character) ?? foldCharacter(character);
  return folded;
}

/** Names use a few thousand characters; each is folded once. */
const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  tables ??= [hongKongVariants, taiwanVariants, simplifiedForms].map(readPairs);
  const simplified = tables.reduce((form, table) => table.get(form) ?? form, character.normalize('NFKC'));
  const folded = foldSpelling(simplified);
  foldedCharacters.set(character, folded);
  return folded;
}

/** Loaded at the first text with a Chinese character. */
let tables: readonly ReadonlyMap<string, string>[] | undefined;

/** Pairs have the form `from to` and are separated by bars; if `to` lists several forms, the first is the usual one. */
function readPairs(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split('|').map((pair) => pair.split(' ').slice(0, 2) as [string, string]));
}
