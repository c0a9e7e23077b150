// A small PDF can unpack to gigabytes, or have so many parts that reading them takes minutes. Both are measured before the
// PDF library, which unpacks and reads whatever it needs, gets to see the document. Unpacking runs in other threads.
import { createInflate } from 'node:zlib';

const maximumBytes = 256_000_000;
const maximumDepth = 4;
/** By keyword; "endstream" contains another, so there are half as many streams. Forms have hundreds. */
const maximumKeywords = { stream: 10_000, ' obj': 50_000, ' R': 200_000 };

/** Whether a PDF has more parts than any form, or unpacks to more than any form needs. */
export async function isDecompressionBomb(bytes: Uint8Array): Promise<boolean> {
  const document = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [keyword, maximum] of Object.entries(maximumKeywords)) {
    if (listPositions(document, keyword, maximum + 1).length > maximum) return true;
  }
  let remaining = maximumBytes;
  for (const at of listPositions(document, 'stream', maximumKeywords.stream)) {
    remaining -= await decompressedSize(document.subarray(startOf(document, at + 'stream'.length)), remaining);
    if (remaining < 0) return true;
  }
  return false;
}

function listPositions(document: Buffer, keyword: string, maximum: number): readonly number[] {
  const positions: number[] = [];
  let at = document.indexOf(keyword);
  while (at >= 0 && positions.length < maximum) {
    positions.push(at);
    at = document.indexOf(keyword, at + keyword.length);
  }
  return positions;
}

/** A stream begins on the line after its keyword. */
function startOf(document: Buffer, at: number): number {
  const next = document[at] === 0x0d ? at + 1 : at;
  return document[next] === 0x0a ? next + 1 : next;
}

/** Bytes that packed bytes unpack to, also if they are packed several times; infinite if more than `limit`. */
async function decompressedSize(packed: Buffer, limit: number, depth = 1): Promise<number> {
  if (!isCompressed(packed)) return 0;
  let size = 0;
  const packedAgain: Buffer[] = [];
  const inflate = createInflate({ chunkSize: 1_000_000 });
  inflate.end(packed);
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (packedAgain.length > 0 || (size === 0 && isCompressed(chunk))) packedAgain.push(chunk);
      size += chunk.byteLength;
      if (size > limit) return Number.POSITIVE_INFINITY;
    }
  } catch {
    // Damaged: the library finds that out as well, but what comes before counts.
  }
  if (packedAgain.length === 0) return size;
  if (depth >= maximumDepth) return Number.POSITIVE_INFINITY;
  return size + (await decompressedSize(Buffer.concat(packedAgain), limit - size, depth + 1));
}

/** Whether bytes begin as zlib begins (RFC 1950, section 2.2). */
function isCompressed([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}
