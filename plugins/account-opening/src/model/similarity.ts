/** Tells how alike two texts are: 1 for equal ones, less by the share of characters to be changed (Levenshtein). */
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
