/** A response must not grow with the number of problems of its request. */
export const maximumProblems = 100;

const none: readonly string[] = [];

/**
 * Lists the fields of `given` that the parsed form dropped because its shape does not know them, as dotted paths; the
 * first {@link maximumProblems} of them.
 */
export function findUnknownPaths(given: unknown, parsed: unknown): readonly string[] {
  if (given === parsed || !isContainer(given) || !isContainer(parsed)) return none;
  let found = none;
  for (const key of Object.keys(given)) {
    const unknown = Object.hasOwn(parsed, key) ? prefix(key, findUnknownPaths(given[key], parsed[key])) : [key];
    if (unknown.length > 0) found = [...found, ...unknown];
    if (found.length >= maximumProblems) return found.slice(0, maximumProblems);
  }
  return found;
}

function prefix(key: string, paths: readonly string[]): readonly string[] {
  return paths.length === 0 ? none : paths.map((path) => `${key}.${path}`);
}

/** Whether a value is an object or an array, and not the bytes of a file. */
function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}
