// A body that is nested very deeply can be parsed, but overflows the stack of everything that walks through it afterwards:
// validation, journal, hash. So it counts as malformed.

const maximumDepth = 64;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON from bytes; undefined if they are not JSON, not UTF-8 or nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const value = JSON.parse(decoder.decode(bytes)) as unknown;
    return isNestedDeeper(value, maximumDepth) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isNestedDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isNestedDeeper(part, depth - 1));
}
