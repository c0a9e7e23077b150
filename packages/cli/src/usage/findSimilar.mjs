// @ts-check

/**
 * Returns the name that needs the fewest changes to become the given one; undefined if none needs at most two, or a third of its
 * length.
 * @param {string} given
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findSimilar(given, names) {
  const ranked = names
    .map((name) => ({ name, changes: countChanges(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= Math.max(2, name.length / 3) && changes < name.length)
    .toSorted((a, b) => a.changes - b.changes);
  return ranked[0]?.name;
}

/**
 * Counts inserted, removed and replaced characters (Levenshtein).
 * @param {string} from
 * @param {string} to
 */
function countChanges(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (to[at - 1] === character ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
