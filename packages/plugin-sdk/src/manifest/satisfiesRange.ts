/** Whether a version satisfies a range: an exact version, or `^` and a version, as npm defines it. */
export function satisfiesRange(version: string, range: string): boolean {
  const has = readVersion(version);
  const wants = readVersion(range.replace(/^\^/, ''));
  if (!has || !wants) return false;
  if (!range.startsWith('^')) return compare(has, wants) === 0;
  // A caret fixes the first number that is not zero.
  const fixed = wants.findIndex((part) => part !== 0);
  const upTo = fixed === -1 ? wants.length : fixed + 1;
  return compare(has, wants) >= 0 && wants.slice(0, upTo).every((part, index) => part === has[index]);
}

/** Whether a version is lower than another; one that is not three numbers is lower than any. */
export function isLowerVersion(version: string, other: string): boolean {
  const [has, wants] = [readVersion(version), readVersion(other)];
  return !has || !wants || compare(has, wants) < 0;
}

function readVersion(text: string): readonly number[] | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text.trim());
  return match ? match.slice(1).map(Number) : undefined;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, position) => part !== b[position]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
