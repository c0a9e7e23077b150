import type { OpeningFormPdfProblem } from '@brokerdesk/api';

/** Why the content of a PDF is refused; `type` if it is something else. */
export type PdfProblem = OpeningFormPdfProblem | 'type';

/**
 * Finds why the server would refuse the content of a PDF, before it is sent: it cannot be read, needs a password, has no
 * pages or too many, is a form of the discontinued XFA kind, or contains scripts or other files. The PDF reader is fetched
 * with the first call; undefined if nothing is wrong, or if the reader cannot be fetched: the server checks, too.
 *
 * @example
 * const problem = await findPdfProblem(file, { maxPages: openingFormMaxPages });
 */
export async function findPdfProblem(
  file: Blob,
  options: { readonly maxPages: number },
): Promise<PdfProblem | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) return 'type';
  const reader = await fetchReader();
  return reader && reader.inspectPdf(reader.loadPdf(bytes), options);
}

/** A PDF begins with its mark, as the server requires. */
function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
}

async function fetchReader() {
  try {
    const [{ loadPdf }, { inspectPdf }] = await Promise.all([import('./openPdf.ts'), import('./inspectPdf.ts')]);
    return { loadPdf, inspectPdf };
  } catch {
    // The network is down, which the upload itself will tell.
    return undefined;
  }
}
