/**
 * Lets the PDF reader work in a test: it reads in this thread, because tests have no worker. Call it before a part of the
 * kit reads a PDF.
 *
 * @example
 * beforeAll(enablePdfReader);
 */
export async function enablePdfReader(): Promise<void> {
  // Its module has no types; to load it is all that is needed.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
}
