import type { Drawn, Pdf, PdfPage } from './openPdf.ts';

/** How a page is to look. */
export interface SheetLook {
  readonly scale: number;
  readonly turns: number;
}

/** Draws one page into its sheet. */
export interface SheetPainter {
  /** Draws anew; what was drawn before stays, stretched, until the new drawing is done. */
  readonly paint: (look: SheetLook) => void;
  /** Stops, and gives the memory of the drawing back. */
  readonly clear: () => void;
}

/** Makes the painter of a sheet; `onFailed` is called for a page that cannot be drawn. */
export function createSheetPainter(
  sheet: HTMLElement,
  { page, draw, onFailed }: { readonly page: PdfPage; readonly draw: Pdf['draw']; readonly onFailed: () => void },
): SheetPainter {
  let shown: Painting | undefined;
  let coming: Painting | undefined;
  return {
    paint(look) {
      coming?.drop();
      const painting = startPainting({ page, draw, look });
      coming = painting;
      painting.drawn.done.then(
        () => {
          if (coming !== painting) return;
          coming = undefined;
          sheet.append(painting.canvas, painting.text);
          shown?.drop();
          shown = painting;
          sheet.dataset['drawn'] = '';
        },
        () => coming === painting && onFailed(),
      );
    },
    clear() {
      coming?.drop();
      shown?.drop();
      coming = undefined;
      shown = undefined;
      delete sheet.dataset['drawn'];
      page.proxy.cleanup();
    },
  };
}

interface Painting {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  readonly drawn: Drawn;
  readonly drop: () => void;
}

function startPainting({ page, draw, look }: { page: PdfPage; draw: Pdf['draw']; look: SheetLook }): Painting {
  const canvas = document.createElement('canvas');
  canvas.className = 'bdk-pdf-canvas';
  // What it shows stands in the text over it.
  canvas.ariaHidden = 'true';
  const text = document.createElement('div');
  text.className = 'bdk-pdf-text';
  const drawn = draw({ page, canvas, text, ...look });
  const drop = () => {
    drawn.stop();
    canvas.remove();
    text.remove();
    // Browsers keep the pixels of a canvas until it is collected, unless it has none.
    canvas.width = 0;
    canvas.height = 0;
  };
  return { canvas, text, drawn, drop };
}
