/** Lists the fields of `given` that the parsed form dropped because its shape does not know them, as dotted paths. */
export function findUnknownPaths(given: unknown, parsed: unknown, at = ''): string[] {
  if (Array.isArray(given) && Array.isArray(parsed)) {
    return given.flatMap((item, index) => findUnknownPaths(item, parsed[index], join(at, String(index))));
  }
  if (!isPlainObject(given) || !isPlainObject(parsed)) return [];
  return Object.keys(given).flatMap((key) => {
    const path = join(at, key);
    return Object.hasOwn(parsed, key) ? findUnknownPaths(given[key], parsed[key], path) : path;
  });
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}

function join(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
