// A body that is nested very deeply can be parsed, but overflows the stack of everything that walks through it afterwards:
// validation, journal, hash. So it counts as malformed.

const maximumDepth = 64;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON from bytes; undefined if they are not JSON, not UTF-8 or nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return isNestedDeeper(bytes, maximumDepth) ? undefined : (JSON.parse(decoder.decode(bytes)) as unknown);
  } catch {
    return undefined;
  }
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}');

/** Counts brackets outside of strings: walking through a parsed object with many fields takes a hundred times as long. */
function isNestedDeeper(bytes: Uint8Array, maximum: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isInString = !isInString;
    else if (isInString && byte === backslash) at += 1;
    else if (!isInString && (byte === openBracket || byte === openBrace)) depth += 1;
    else if (!isInString && (byte === closeBracket || byte === closeBrace)) depth -= 1;
    if (depth > maximum) return true;
  }
  return false;
}
