// A body that is nested very deeply can be parsed, but overflows the stack of everything that walks through it afterwards:
// validation, journal, hash. So it counts as malformed.

const maximumDepth = 64;
const decoder = new TextDecoder('utf-8', { fatal: true });
const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}');

/** Parses JSON from bytes; undefined if they are not JSON, not UTF-8 or nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isTooDeep(bytes)) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Compares bytes only: in UTF-8, none of these characters is a part of another one. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) isInString = !isInString;
    else if (isInString) index += byte === backslash ? 1 : 0;
    else if (byte === openBracket || byte === openBrace) depth += 1;
    else if (byte === closeBracket || byte === closeBrace) depth -= 1;
    if (depth > maximumDepth) return true;
  }
  return false;
}
