// Small real files for tests.
import { crc32, deflateSync } from 'node:zlib';

/** A one-coloured PNG of exactly these pixels. */
export function pngFile(
  name: string,
  { width = 8, height = 8 }: { readonly width?: number; readonly height?: number } = {},
): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return new File([bytes], name, { type: 'image/png' });
}

/** A part of a PNG: its length, its name, the content and the check sum. */
export function pngChunk(type: string, data: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(typed.byteLength + 8);
  chunk.writeUInt32BE(data.byteLength, 0);
  chunk.set(typed, 4);
  chunk.writeUInt32BE(crc32(typed), typed.byteLength + 4);
  return chunk;
}

/** A one-page PDF without content. */
export function pdfFile(name: string): File {
  const text = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
  return new File([text], name, { type: 'application/pdf' });
}

export function jsonFile(name: string, content: unknown): File {
  return new File([JSON.stringify(content)], name, { type: 'application/json' });
}
