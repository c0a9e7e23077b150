// Scale 1 shows a picture's pixel, or 1/96 inch of paper, as one pixel of the page. Turns are quarters to the right.

/**
 * The scale of a document: fitting the window, fitting its width, or a number. `auto` means the window for a picture
 * and the width for a PDF, so that its text is readable.
 */
export type Zoom = 'auto' | 'fit' | 'width' | number;

/** The view of a document. */
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
/** The factor by which one press of a zoom key changes the scale. */
export const zoomStep = 1.25;

/** Keeps a scale within useful limits. */
export function clampScale(scale: number): number {
  return Math.min(maxScale, Math.max(minScale, scale));
}

/** Returns the size after rotation. */
export function rotatedSize({ width, height }: Size, rotation: number): Size {
  return rotation % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns the scale at which content of a given, already rotated, size is shown in a window. */
export function scaleFor(zoom: Zoom, { content, view }: { readonly content: Size; readonly view: Size }): number {
  if (typeof zoom === 'number') return clampScale(zoom);
  // Before the first layout, and without layout, nothing can be fitted.
  if (view.width <= 0 || view.height <= 0 || content.width <= 0 || content.height <= 0) return 1;
  const byWidth = view.width / content.width;
  return clampScale(zoom === 'width' ? byWidth : Math.min(byWidth, view.height / content.height));
}

/** Returns the view after some quarters to the right; to the left when negative. */
export function rotateView(view: View, quarters: number): View {
  return { ...view, rotation: (((view.rotation + quarters) % 4) + 4) % 4 };
}
