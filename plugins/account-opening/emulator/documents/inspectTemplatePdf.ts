// Whether forms can begin with an uploaded PDF. What runs or hides something in a document that clients sign is refused:
// scripts and embedded files.
import { openingFormMaxPages, type OpeningFormPdfProblem } from '@brokerdesk/api';
import type { PDF, PdfDict, PdfObject } from '@libpdf/core';
import { isDecompressionBomb } from './isDecompressionBomb.ts';
import { loadPdfLibrary, type PdfLibrary } from './loadPdfLibrary.ts';

/** The pages of a document that forms can begin with, or why they cannot. */
export type InspectedPdf =
  | { readonly pageCount: number; readonly problem?: never }
  | { readonly pageCount?: never; readonly problem: OpeningFormPdfProblem };

/** Checks whether bytes are a document that forms can begin with. */
export async function inspectTemplatePdf(bytes: Uint8Array): Promise<InspectedPdf> {
  const library = await loadPdfLibrary();
  const { PDF: Reader } = library;
  if (await isDecompressionBomb(bytes)) return { problem: 'unreadable' };
  if (isLocked(bytes)) return { problem: 'locked' };
  try {
    const pdf = await Reader.load(bytes);
    if (pdf.isEncrypted) return { problem: 'locked' };
    const pageCount = pdf.getPageCount();
    if (pageCount > openingFormMaxPages) return { problem: 'tooManyPages' };
    if (hasOnlyXfa(pdf)) return { problem: 'xfa' };
    if (pageCount === 0) return { problem: hasLostPages(pdf) ? 'unreadable' : 'noPages' };
    await Reader.create().copyPagesFrom(pdf, [pageCount - 1]);
    const parts = listParts(pdf, library);
    if (parts.some((part) => isScript(part))) return { problem: 'script' };
    return parts.some((part) => isEmbeddedFile(part)) ? { problem: 'embeddedFile' } : { pageCount };
  } catch {
    // Damaged beyond what the library can repair: no form could be made from it.
    return { problem: 'unreadable' };
  }
}

/** The library forgets the encryption of a document that it has to repair, so the reference itself is looked for. */
function isLocked(bytes: Uint8Array): boolean {
  const document = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = document.indexOf('/Encrypt'); at >= 0; at = document.indexOf('/Encrypt', at + 1)) {
    if (/^\/Encrypt\s+\d+\s+\d+\s+R/.test(document.subarray(at, at + 40).toString('latin1'))) return true;
  }
  return false;
}

/** The document names pages that are not there. */
function hasLostPages(pdf: PDF): boolean {
  const tree = pdf.getCatalog().getDict('Pages', (ref) => pdf.getObject(ref));
  return (tree?.getNumber('Count')?.value ?? 0) > 0;
}

/** A form of the discontinued kind, which has no fields that could be filled. */
function hasOnlyXfa(pdf: PDF): boolean {
  const form = pdf.getCatalog().getDict('AcroForm', (ref) => pdf.getObject(ref));
  const fields = form?.getArray('Fields', (ref) => pdf.getObject(ref));
  return form?.get('XFA') !== undefined && (fields?.length ?? 0) === 0;
}

function isScript(part: PdfDict): boolean {
  return part.getName('S')?.value === 'JavaScript';
}

function isEmbeddedFile(part: PdfDict): boolean {
  return part.getName('Subtype')?.value === 'FileAttachment' || part.get('EF') !== undefined;
}

/** Lists everything that the document leads to. */
function listParts(pdf: PDF, { PdfArray, PdfDict: Dict, PdfRef }: PdfLibrary): readonly PdfDict[] {
  const found = new Set<PdfObject>();
  const open: PdfObject[] = [pdf.getCatalog()];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const object = next instanceof PdfRef ? pdf.getObject(next) : next;
    if (object === null || found.has(object)) continue;
    if (object instanceof Dict) {
      found.add(object);
      for (const [, value] of object) open.push(value);
    } else if (object instanceof PdfArray) {
      found.add(object);
      for (const value of object) open.push(value);
    }
  }
  return [...found].filter((object) => object instanceof Dict);
}
