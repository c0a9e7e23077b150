// Folding for searches: besides case, width, accents, spaces and punctuation, neither the script of a Chinese character
// counts nor the form of one. The table is kept out of the contract's entry: it is fetched when a search needs it.
import { foldText } from '../compareTexts.ts';
import { characterForms } from './characterForms.ts';

/**
 * Folds a text for searches. Line breaks are preserved, so that lines can be searched together without a match that spans
 * two of them.
 */
export function foldSearchText(text: string): string {
  if (isPlain(text)) return foldText(text);
  let folded = '';
  for (const character of text) folded += foldedCharacters.get(character) ?? foldCharacter(character);
  return folded;
}

function isPlain(text: string): boolean {
  return !/[^\n -~]/.test(text);
}

/** Names use a few thousand characters; each is folded once. */
const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  simplified ??= readForms();
  let form = '';
  for (const part of character.normalize('NFKC')) form += simplified.get(part) ?? part;
  const folded = foldText(form);
  foldedCharacters.set(character, folded);
  return folded;
}

/** Read at the first text with such a character. */
let simplified: ReadonlyMap<string, string> | undefined;

function readForms(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const group of characterForms.split(' ')) {
    const [form = '', ...others] = group;
    for (const other of others) forms.set(other, form);
  }
  return forms;
}
