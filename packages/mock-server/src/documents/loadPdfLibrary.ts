// The PDF library and the font are large, and most emulators never draw a page: both are read at the first document.
import { readFile } from 'node:fs/promises';
import { formFontUrl } from '@brokerdesk/fixtures';

export type PdfLibrary = typeof import('@libpdf/core');

let fontBytes: Promise<Uint8Array> | undefined;

export function loadPdfLibrary(): Promise<PdfLibrary> {
  return import('@libpdf/core');
}

/** One font for all three languages, so that a name in any of them can stand in any document. */
export function loadFont(): Promise<Uint8Array> {
  fontBytes ??= readFile(formFontUrl);
  return fontBytes;
}
