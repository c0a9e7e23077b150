/** As many as anybody reads: an answer must not grow with how much is wrong. */
export const maximumProblems = 100;

/**
 * Lists the fields of `given` that the parsed form dropped because its shape does not know them, as dotted paths; the
 * first {@link maximumProblems} of them.
 */
export function findUnknownPaths(given: unknown, parsed: unknown): readonly string[] {
  // Nearly always there are none, and then no path need be put together.
  if (isKnown(given, parsed)) return none;
  const paths: string[] = [];
  collect({ given, parsed, at: '' }, paths);
  return paths;
}

const none: readonly string[] = [];

function isKnown(given: unknown, parsed: unknown): boolean {
  if (given === parsed) return true;
  if (Array.isArray(given) && Array.isArray(parsed)) return given.every((item, index) => isKnown(item, parsed[index]));
  if (!isPlainObject(given) || !isPlainObject(parsed)) return true;
  // Both are plain: what JSON or a shape has made, so that all that is enumerated is their own.
  for (const key in given) {
    if (!Object.hasOwn(parsed, key) || !isKnown(given[key], parsed[key])) return false;
  }
  return true;
}

interface Pair {
  readonly given: unknown;
  readonly parsed: unknown;
  readonly at: string;
}

function collect({ given, parsed, at }: Pair, paths: string[]): void {
  if (Array.isArray(given) && Array.isArray(parsed)) {
    for (const [index, item] of given.entries())
      collect({ given: item, parsed: parsed[index], at: join(at, String(index)) }, paths);
    return;
  }
  if (!isPlainObject(given) || !isPlainObject(parsed)) return;
  for (const key of Object.keys(given)) {
    if (paths.length >= maximumProblems) return;
    const path = join(at, key);
    if (Object.hasOwn(parsed, key)) collect({ given: given[key], parsed: parsed[key], at: path }, paths);
    else paths.push(path);
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}

function join(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
