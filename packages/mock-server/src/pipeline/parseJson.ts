// A body that is nested very deeply can be parsed, but slowly, and it overflows the stack of everything that walks through it
// afterwards: validation, journal, hash. So it counts as malformed, and is not parsed at all.

const maximumDepth = 64;
const decoder = new TextDecoder('utf-8', { fatal: true });
const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Parses JSON from bytes; undefined if they are not JSON, not UTF-8 or nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isNestedDeeper(bytes, maximumDepth)) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

function isNestedDeeper(bytes: Uint8Array, maximum: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    if (byte === quote) isInText = !isInText;
    else if (isInText) index += byte === backslash ? 1 : 0;
    else if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > maximum) return true;
  }
  return false;
}
