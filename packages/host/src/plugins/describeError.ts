/** Puts into words what was thrown, whatever it is. It never throws: the boundaries around plugins rely on it. */
export function describeError(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return describeValue(thrown.message || thrown.name);
    return describeValue(thrown);
  } catch {
    // Even looking at it throws, as a proxy can.
    return 'something that cannot be put into words';
  }
}

function describeValue(value: unknown): string {
  const words = typeof value === 'string' ? value : jsonOf(value);
  // An empty text or object says less than what kind of thing it was.
  return words === undefined || words === '' || words === '{}' ? Object.prototype.toString.call(value) : words;
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Circular, or of a kind that JSON does not know.
    return undefined;
  }
}
