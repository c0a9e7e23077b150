/** Describes a thrown value of any type. It never throws: the boundaries around plugins rely on it. */
export function describeError(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return describeValue(thrown.message || thrown.name);
    return describeValue(thrown);
  } catch {
    // Even reading the value throws, as a proxy can.
    return 'something that cannot be put into words';
  }
}

function describeValue(value: unknown): string {
  const words = typeof value === 'string' ? value : jsonOf(value);
  // The type says more than an empty text or object.
  return words === undefined || words === '' || words === '{}' ? Object.prototype.toString.call(value) : words;
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Circular, or of a type that JSON does not support.
    return undefined;
  }
}
