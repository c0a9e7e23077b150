// Bodies that cannot be read without harm are no JSON to the emulator. One that is nested without end can be parsed, but
// overflows the stack of whatever walks through it afterwards: validation, journal, hash.

const maximumDepth = 64;
const decoder = new TextDecoder('utf-8', { fatal: true });
const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}');

/** Reads JSON from bytes; undefined if it is none, is no UTF-8 or is nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isTooDeep(bytes)) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Looks at bytes only: none of these characters is ever a part of another one in UTF-8. */
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
