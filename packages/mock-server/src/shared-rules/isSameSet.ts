/** Whether two lists have the same entries, in any order and however often. */
export function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  const [one, other] = [new Set(left), new Set(right)];
  return one.size === other.size && left.every((entry) => other.has(entry));
}
