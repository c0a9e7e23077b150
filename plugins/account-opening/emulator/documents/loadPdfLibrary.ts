// The PDF library and the fonts are large, and most emulators never draw a page: they are read at the first document.
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { formFontUrl, rareFormFontUrl } from '@brokerdesk/fixtures';

export type PdfLibrary = typeof import('@libpdf/core');

const decompress = promisify(brotliDecompress);
let fontBytes: Promise<Uint8Array> | undefined;
let rareFontBytes: Promise<Uint8Array> | undefined;

export function loadPdfLibrary(): Promise<PdfLibrary> {
  return import('@libpdf/core');
}

/** One font for all three languages, so that a name in any of them can stand in any document. */
export function loadFont(): Promise<Uint8Array> {
  fontBytes ??= readFile(formFontUrl);
  return fontBytes;
}

/** What the other font lacks and names can contain: rare Chinese characters, and Latin letters of other languages. */
export function loadFontOfRareCharacters(): Promise<Uint8Array> {
  rareFontBytes ??= readFile(rareFormFontUrl).then((bytes) => decompress(bytes));
  return rareFontBytes;
}
