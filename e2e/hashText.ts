/** Returns a number that depends on a text alone, for what rotates with names: a new name changes nothing for the others. */
export function hashText(text: string): number {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return hash;
}
