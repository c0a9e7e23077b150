type Fields = Readonly<Record<string, unknown>>;

/** Returns whether two values of a template are equal: plain JSON, with its properties in any order. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const [a, b] = [left as Fields, right as Fields];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}
