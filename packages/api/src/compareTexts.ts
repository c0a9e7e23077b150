// Compares texts that users typed. Chinese scripts are not folded here: the table for them is in the entry for searches,
// which few pages need.

/**
 * Folds a text, so that spellings that differ in case, width, accents, spaces or punctuation become equal. Letters,
 * digits and line breaks remain.
 */
export function foldText(text: string): string {
  if (/^[\n -~]*$/.test(text)) return text.toLowerCase().replace(/[^a-z0-9\n]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\n]+/gu, '');
}

/** Returns 1 for equal texts, and less in proportion to the characters that have to change (Levenshtein distance). */
export function similarity(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  let row = b.map((_, index) => index + 1);
  for (const [i, char] of a.entries()) {
    let corner = i;
    let left = i + 1;
    row = row.map((above, j) => {
      left = Math.min(above + 1, left + 1, corner + (char === b[j] ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return 1 - (row.at(-1) ?? a.length) / longest;
}
