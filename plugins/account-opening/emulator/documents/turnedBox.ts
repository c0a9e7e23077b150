// Boxes of pages that are shown turned. A page's own coordinates stay as they were when it is turned, so what is drawn on
// it is turned the other way: then the reader sees it upright.
import type { PDF, PDFPage } from '@libpdf/core';

/** A place on a page, in points of the page's own coordinates. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Degrees by which a content is turned anticlockwise on its page. */
export type Turn = 0 | 90 | 180 | 270;

/** A box as the reader sees it: its width and height, and where on the page its points are. */
export interface TurnedBox {
  readonly turn: Turn;
  readonly width: number;
  readonly height: number;
  /** Returns the place on the page of a point that is so far right of and above the lower left corner. */
  readonly at: (right: number, up: number) => { readonly x: number; readonly y: number };
}

export function turnBox({ x, y, width, height }: Box, turn: Turn): TurnedBox {
  switch (turn) {
    case 90:
      return { turn, width: height, height: width, at: (right, up) => ({ x: x + width - up, y: y + right }) };
    case 180:
      return { turn, width, height, at: (right, up) => ({ x: x + width - right, y: y + height - up }) };
    case 270:
      return { turn, width: height, height: width, at: (right, up) => ({ x: x + up, y: y + height - right }) };
    default:
      return { turn, width, height, at: (right, up) => ({ x: x + right, y: y + up }) };
  }
}

/** Returns the turn that corresponds to an angle in degrees. */
export function turnOf(angle: number): Turn {
  const turns: readonly Turn[] = [0, 90, 180, 270];
  return turns[((Math.round(angle / 90) % 4) + 4) % 4] ?? 0;
}

/** Returns the box between two opposite corners, in whichever order a file names them. */
export function boxBetween([left, bottom, right, top]: readonly [number, number, number, number]): Box {
  const [x, y] = [Math.min(left, right), Math.min(bottom, top)];
  return { x, y, width: Math.abs(right - left), height: Math.abs(top - bottom) };
}

/**
 * Returns what is visible of a page, upright. The library's own width and height are right only for pages whose corner
 * is the origin.
 */
export function visibleBoxOf(pdf: PDF, page: PDFPage): TurnedBox {
  const media = readBox(pdf, page, 'MediaBox') ?? { x: 0, y: 0, width: 612, height: 792 };
  const crop = readBox(pdf, page, 'CropBox');
  return turnBox((crop && intersect(media, crop)) ?? media, turnOf(page.rotation));
}

function readBox(pdf: PDF, { dict }: PDFPage, name: string): Box | undefined {
  const numbers = [...(dict.getArray(name, (ref) => pdf.getObject(ref)) ?? [])].map((number) => {
    const resolved = number.type === 'ref' ? pdf.getObject(number) : number;
    return resolved?.type === 'number' ? resolved.value : 0;
  });
  const [left, bottom, right, top] = numbers;
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return undefined;
  return boxBetween([left, bottom, right, top]);
}

function intersect(one: Box, other: Box): Box | undefined {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
