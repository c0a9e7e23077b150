// Scale 1 shows a picture's pixel, or 1/96 inch of paper, as one pixel of the page. Turns are quarters to the right.

/**
 * How large a document is shown: as fits the window, as fits its width, or at a scale. `auto` is the first of a picture
 * and the second of a PDF, whose text is to be read.
 */
export type Zoom = 'auto' | 'fit' | 'width' | number;

/** How a document is looked at. */
export interface View {
  readonly zoom: Zoom;
  readonly rotation: number;
  /** Of a PDF, from 1. */
  readonly page: number;
}

/** A size in pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The view that a document starts with. */
export const initialView: View = { zoom: 'auto', rotation: 0, page: 1 };

const minScale = 0.1;
const maxScale = 8;
/** By how much one press of a zoom key changes the scale. */
export const zoomStep = 1.25;

/** Keeps a scale within what is useful. */
export function clampScale(scale: number): number {
  return Math.min(maxScale, Math.max(minScale, scale));
}

/** Returns the size of something after its turns. */
export function rotatedSize({ width, height }: Size, rotation: number): Size {
  return rotation % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns the scale at which something of a size, already turned, is shown in a window. */
export function scaleFor(zoom: Zoom, { content, view }: { readonly content: Size; readonly view: Size }): number {
  if (typeof zoom === 'number') return clampScale(zoom);
  // Before the first layout, and where there is none, nothing can be fitted.
  if (view.width <= 0 || view.height <= 0 || content.width <= 0 || content.height <= 0) return 1;
  const byWidth = view.width / content.width;
  return clampScale(zoom === 'width' ? byWidth : Math.min(byWidth, view.height / content.height));
}

/** Returns the view after some quarters to the right; to the left when negative. */
export function rotateView(view: View, quarters: number): View {
  return { ...view, rotation: (((view.rotation + quarters) % 4) + 4) % 4 };
}
