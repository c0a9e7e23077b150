import type { PageRender, Pdf, PdfPage } from './openPdf.ts';

/** The appearance of a page. */
export interface SheetView {
  readonly scale: number;
  readonly rotation: number;
}

/** Draws one page into its sheet. */
export interface PagePainter {
  /** Draws again; the previous drawing stays, stretched, until the new one is done. */
  readonly paint: (look: SheetView) => void;
  /** Stops, and frees the memory of the drawing. */
  readonly clear: () => void;
}

/** Creates the painter of a sheet; `onFailed` is called for a page that cannot be drawn. */
export function createPagePainter(
  sheet: HTMLElement,
  { page, draw, onFailed }: { readonly page: PdfPage; readonly draw: Pdf['draw']; readonly onFailed: () => void },
): PagePainter {
  let shown: Painting | undefined;
  let pending: Painting | undefined;
  return {
    paint(view) {
      pending?.dispose();
      const painting = startPainting({ page, draw, view });
      pending = painting;
      painting.drawn.done.then(
        () => {
          if (pending !== painting) return;
          pending = undefined;
          sheet.append(painting.canvas, painting.text);
          shown?.dispose();
          shown = painting;
          sheet.dataset['drawn'] = '';
        },
        () => pending === painting && onFailed(),
      );
    },
    clear() {
      pending?.dispose();
      shown?.dispose();
      pending = undefined;
      shown = undefined;
      delete sheet.dataset['drawn'];
      page.proxy.cleanup();
    },
  };
}

interface Painting {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  readonly drawn: PageRender;
  readonly dispose: () => void;
}

function startPainting({ page, draw, view }: { page: PdfPage; draw: Pdf['draw']; view: SheetView }): Painting {
  const canvas = document.createElement('canvas');
  canvas.className = 'bdk-pdf-canvas';
  // The text layer over it contains the same content.
  canvas.ariaHidden = 'true';
  const text = document.createElement('div');
  text.className = 'textLayer bdk-pdf-text';
  const drawn = draw({ page, canvas, text, ...view });
  const dispose = () => {
    drawn.stop();
    canvas.remove();
    text.remove();
    // Browsers keep the pixels of a canvas until it is collected, unless its size is zero.
    canvas.width = 0;
    canvas.height = 0;
  };
  return { canvas, text, drawn, dispose };
}
