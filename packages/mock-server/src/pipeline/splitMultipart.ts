// Some versions of Node read forms only with boundaries like those of browsers (27 to 70 characters, hardly any punctuation),
// others end a part wherever its boundary occurs. Here a form is split as RFC 2046 says, to be joined by a boundary that
// every version reads.
import { randomUUID } from 'node:crypto';

/** RFC 2046, section 5.1.1. */
const boundaryPattern = /^[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]$/;

interface SplitOptions {
  readonly boundary: string;
  /** Where the rest of the form is left unread. Parsing hundreds of thousands of parts takes seconds. */
  readonly maximumParts: number;
}

/** Returns the parts of a form, with their headers, at most one more than the maximum; undefined for a malformed form. */
export function splitMultipart(
  body: Uint8Array,
  { boundary, maximumParts }: SplitOptions,
): readonly Uint8Array[] | undefined {
  if (!boundaryPattern.test(boundary)) return undefined;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: Uint8Array[] = [];
  let start: number | undefined;
  // The line break before the first delimiter is left out if there is nothing before it.
  let at = bytes.indexOf(delimiter.subarray(2)) === 0 ? -2 : bytes.indexOf(delimiter);
  while (at !== -1) {
    const after = at + delimiter.byteLength;
    const isLast = bytes.toString('latin1', after, after + 2) === '--';
    const end = endOfLine(bytes, isLast ? after + 2 : after);
    if (end !== undefined) {
      if (start !== undefined) parts.push(bytes.subarray(start, at));
      if (isLast || parts.length > maximumParts) return parts;
      start = end;
    }
    at = bytes.indexOf(delimiter, end ?? after);
  }
  return undefined;
}

/** Returns where a line ends that has only blanks left; undefined if it has more, as in a part that contains the boundary. */
function endOfLine(bytes: Buffer, from: number): number | undefined {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1;
  if (at >= bytes.byteLength) return at;
  return bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? at + 2 : undefined;
}

/** Joins parts to a form that Node reads. */
export function joinMultipart(parts: readonly Uint8Array[]): {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
} {
  const boundary = randomUUID();
  const pieces = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, Buffer.from('\r\n')]);
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
