// A small PDF can hold parts that unpack to gigabytes. They are measured before the PDF library, which unpacks whatever it
// needs, gets to see the document.
import { inflateSync } from 'node:zlib';

const maximumBytes = 256_000_000;
const keyword = Buffer.from('stream');
const maximumDepth = 4;

/** Whether the packed streams of a PDF unpack to more than any form needs. */
export function isDecompressionBomb(bytes: Uint8Array): boolean {
  const document = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maximumBytes;
  for (let at = document.indexOf(keyword); at >= 0; at = document.indexOf(keyword, at + keyword.length)) {
    left -= decompressedSize(document.subarray(startOf(document, at + keyword.length)), left);
    if (left < 0) return true;
  }
  return false;
}

/** A stream begins on the line after its keyword. */
function startOf(document: Buffer, at: number): number {
  const next = document[at] === 0x0d ? at + 1 : at;
  return document[next] === 0x0a ? next + 1 : next;
}

/** Bytes that packed bytes unpack to, also if they are packed several times; infinite if more than `limit`. */
function decompressedSize(packed: Buffer, limit: number, depth = 1): number {
  if (!isCompressed(packed)) return 0;
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: Math.max(1, limit) });
    if (depth >= maximumDepth) return isCompressed(unpacked) ? Number.POSITIVE_INFINITY : unpacked.byteLength;
    return unpacked.byteLength + decompressedSize(unpacked, limit - unpacked.byteLength, depth + 1);
  } catch (error) {
    const isTooLarge = (error as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    // Damaged: the library finds that out as well.
    return isTooLarge ? Number.POSITIVE_INFINITY : 0;
  }
}

/** Whether bytes begin as zlib begins (RFC 1950, section 2.2). */
function isCompressed([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}
