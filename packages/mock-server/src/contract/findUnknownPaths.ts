import { maximumProblems } from '@brokerdesk/api';

/**
 * Lists the fields of `given` that the parsed form dropped because its shape does not know them, as dotted paths; the
 * first {@link maximumProblems} of them.
 */
export function findUnknownPaths(given: unknown, parsed: unknown): readonly string[] {
  const found: string[] = [];
  if (given === parsed || !isContainer(given) || !isContainer(parsed)) return found;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(parsed, key)) found.push(key);
    else for (const path of findUnknownPaths(given[key], parsed[key])) found.push(`${key}.${path}`);
    if (found.length >= maximumProblems) return found.slice(0, maximumProblems);
  }
  return found;
}

/** Whether a value is an object or an array, and not the bytes of a file. */
function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}
