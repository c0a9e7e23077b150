import type { OpeningFormPdfProblem } from '@brokerdesk/api';
import {
  PasswordException,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

const errorsOfFiles: ReadonlySet<string> = new Set(['InvalidPDFException', 'UnknownErrorException']);

/** Finds why the content of a PDF is refused; undefined if nothing is wrong with it. Frees the memory of the PDF. */
export async function inspectPdf(
  task: PDFDocumentLoadingTask,
  { maxPages }: { readonly maxPages: number },
): Promise<OpeningFormPdfProblem | undefined> {
  try {
    return await findProblem(await task.promise, maxPages);
  } catch (error) {
    if (error instanceof PasswordException) return 'locked';
    // Any other error is not about the file: the worker could not be fetched.
    return error instanceof Error && errorsOfFiles.has(error.name) ? 'unreadable' : undefined;
  } finally {
    await task.destroy();
  }
}

/** What pdf.js says about a document, of which its types know nothing. */
interface PdfInfo {
  readonly EncryptFilterName: string | null;
  readonly IsXFAPresent: boolean;
  readonly IsAcroFormPresent: boolean;
  readonly IsCollectionPresent: boolean;
}

async function findProblem(pdf: PDFDocumentProxy, maxPages: number): Promise<OpeningFormPdfProblem | undefined> {
  const info = (await pdf.getMetadata()).info as PdfInfo;
  if (info.EncryptFilterName !== null) return 'locked';
  if (pdf.numPages > maxPages) return 'tooManyPages';
  if (info.IsXFAPresent && !info.IsAcroFormPresent) return 'xfa';
  if (pdf.numPages === 0) return 'noPages';
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  const facts = await Promise.all(pages.map((page) => inspectPage(page)));
  if ((await pdf.hasJSActions()) || facts.some(({ hasScript }) => hasScript)) return 'script';
  const hasFile = info.IsCollectionPresent || (await pdf.getAttachments()) !== null;
  return hasFile || facts.some((page) => page.hasFile) ? 'embeddedFile' : undefined;
}

async function inspectPage(page: PDFPageProxy): Promise<{ readonly hasScript: boolean; readonly hasFile: boolean }> {
  const [actions, annotations] = await Promise.all([page.getJSActions(), page.getAnnotations()]);
  const all = annotations as readonly {
    readonly subtype?: string | undefined;
    readonly actions?: object | null | undefined;
  }[];
  return {
    hasScript: actions !== null || all.some((one) => one.actions !== null && one.actions !== undefined),
    hasFile: all.some(({ subtype }) => subtype === 'FileAttachment'),
  };
}
