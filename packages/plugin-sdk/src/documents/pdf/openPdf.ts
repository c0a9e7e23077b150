// The only module that imports pdf.js, which is loaded when the first PDF is shown. Its worker, the tables of Chinese
// encodings and the standard fonts come from the portal's own host (packages/host/vite/pdfFiles.ts); no other server
// receives a request. WebAssembly is off, because the page's policy forbids it; pdf.js decodes by script instead.
import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import textLayerStyles from 'pdfjs-dist/web/pdf_viewer.css?inline';
import { injectStyleSheet } from '../../kit/injectStyleSheet.ts';
import type { Size } from '../Zoom.ts';
import { type PdfField, readFormFields } from './PdfField.ts';

injectStyleSheet(textLayerStyles);

/** Paper is measured in points of 1/72 inch, the page in pixels of 1/96. */
const pixelsPerPoint = 96 / 72;

/** A page of an open PDF. */
export interface PdfPage {
  /** At scale 1, with the rotation in the file. */
  readonly size: Size;
  readonly proxy: PDFPageProxy;
}

/** An open PDF. */
export interface Pdf {
  readonly pages: readonly PdfPage[];
  readonly draw: (drawing: PageDrawing) => PageRender;
  /** Lists the fields of its form. */
  readonly readFields: () => Promise<readonly PdfField[]>;
  /** Frees all memory. */
  readonly close: () => void;
}

/** Why a PDF cannot be shown. */
export type PdfOpenError = 'locked' | 'tooLong' | 'unreadable';

/** A file of a few kilobytes can name one page a million times; every page costs the tab memory and time. */
const maxPages = 1_000;

/** Begins to load a PDF, whose bytes are then no longer available to the caller. */
export function loadPdf(data: Uint8Array): PDFDocumentLoadingTask {
  // In a built portal they lie beside this script. The worker has another base address, so it receives absolute addresses.
  const assets = import.meta.env.DEV
    ? new URL(`${import.meta.env.BASE_URL}assets/`, document.baseURI)
    : import.meta.url;
  const files = new URL(`pdfjs-${version}/`, assets).href;
  GlobalWorkerOptions.workerSrc = `${files}legacy/build/pdf.worker.min.mjs`;
  return getDocument({
    data,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    verbosity: 0,
  });
}

/** Opens a PDF; returns the reason if it cannot be read. */
export async function openPdf(blob: Blob): Promise<Pdf | PdfOpenError> {
  const task = loadPdf(new Uint8Array(await blob.arrayBuffer()));
  try {
    const opened = await task.promise;
    if (opened.numPages > maxPages) {
      void task.destroy();
      return 'tooLong';
    }
    const numbers = Array.from({ length: opened.numPages }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => opened.getPage(number)));
    return {
      pages: pages.map((proxy) => ({ proxy, size: sizeOf(proxy) })),
      draw: drawPage,
      readFields: () => readFormFields(opened),
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    return error instanceof PasswordException ? 'locked' : 'unreadable';
  }
}

function sizeOf(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });
  return { width, height };
}

/** Beyond this, a canvas is stretched rather than drawn larger: browsers reject larger ones. */
const maxPixels = 16_777_216;

/** The position and size at which a page is drawn. */
export interface PageDrawing {
  readonly page: PdfPage;
  readonly scale: number;
  readonly rotation: number;
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
}

/** A drawing in progress. */
export interface PageRender {
  /** Rejects if the page cannot be drawn; never settles after the drawing was stopped. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Draws a page and lays its text over it, for selection and screen readers. */
function drawPage({ page, scale, rotation: turns, canvas, text }: PageDrawing): PageRender {
  const { proxy } = page;
  const degrees = (proxy.rotate + turns * 90) % 360;
  const viewport = proxy.getViewport({ scale: scale * pixelsPerPoint, rotation: degrees });
  // Small print drawn at its actual size loses its spacing; drawn larger and scaled down, it keeps it.
  const density = Math.min(
    Math.max(2, window.devicePixelRatio),
    Math.sqrt(maxPixels / (viewport.width * viewport.height)),
  );
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const drawing = proxy.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  text.style.setProperty('--total-scale-factor', String(viewport.scale));
  const layer = new TextLayer({ textContentSource: proxy.streamTextContent(), container: text, viewport });
  let isStopped = false;
  const done = new Promise<void>((resolve, reject) => {
    Promise.all([drawing.promise, layer.render()]).then(
      () => resolve(),
      (error: unknown) => !isStopped && reject(error),
    );
  });
  return {
    done,
    stop() {
      isStopped = true;
      drawing.cancel();
      layer.cancel();
    },
  };
}
