// What pdf.js sees of a page: another reader than the library that wrote it.
import { OPS, Util, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Matrix = readonly number[];

/** Where a thing begins and ends, and a matrix that says how it is turned; all as the reader sees it, from the top. */
export interface DrawnText {
  readonly text: string;
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  readonly size: number;
}

export interface Drawing {
  readonly texts: readonly DrawnText[];
  /** Straight lines that are neither level nor upright. */
  readonly diagonals: readonly { readonly start: readonly [number, number]; readonly end: readonly [number, number] }[];
  readonly pictures: readonly Matrix[];
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
}

interface State {
  matrix: Matrix;
  size: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

export async function readDrawing(page: PDFPageProxy): Promise<Drawing> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const base = page.getViewport({ scale: 1 }).transform as Matrix;
  const found = { texts: [] as DrawnText[], diagonals: [] as Drawing['diagonals'][number][], pictures: [] as Matrix[] };
  const stack: State[] = [];
  let state: State = { matrix: base, size: 1 };
  let line: Matrix = identity;
  const multiply = (left: Matrix, right: Matrix) => Util.transform([...left], [...right]) as Matrix;
  for (const [index, operator] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as readonly never[];
    switch (operator) {
      case OPS.save:
        stack.push({ ...state });
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, args);
        break;
      case OPS.paintFormXObjectBegin: {
        stack.push({ ...state });
        const [matrix] = args as readonly (Matrix | null)[];
        if (matrix) state.matrix = multiply(state.matrix, matrix);
        break;
      }
      case OPS.setFont:
        state.size = args[1] ?? 1;
        break;
      case OPS.setTextMatrix: {
        const [first] = args as readonly (Matrix | number)[];
        line = typeof first === 'number' ? args : [...(first ?? identity)];
        break;
      }
      case OPS.showText: {
        const glyphs = (args as readonly (readonly (Glyph | number)[])[])[0] ?? [];
        const shown = glyphs.filter((glyph) => typeof glyph !== 'number');
        const width = shown.reduce((sum, glyph) => sum + glyph.width, 0) * (state.size / 1000);
        const matrix = multiply(state.matrix, line);
        found.texts.push({
          text: shown.map(({ unicode }) => unicode).join(''),
          start: apply(matrix, 0, 0),
          end: apply(matrix, width, 0),
          size: state.size,
        });
        break;
      }
      case OPS.constructPath:
        for (const segment of segmentsOf(args)) {
          const [start, end] = [apply(state.matrix, ...segment.start), apply(state.matrix, ...segment.end)];
          const isDiagonal = Math.abs(start[0] - end[0]) > 1 && Math.abs(start[1] - end[1]) > 1;
          if (isDiagonal) found.diagonals.push({ start, end });
        }
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        found.pictures.push(state.matrix);
        break;
    }
  }
  return found;
}

export function apply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The numbers after a move, a line, two kinds of curve, and an end. */
const numbersAfter = [2, 2, 6, 4, 0];

/** pdf.js hands paths on as one list, in which 1 is a line. */
function segmentsOf(args: readonly never[]) {
  const [, [path]] = args as unknown as readonly [number, readonly [Float32Array | null]];
  const segments: { readonly start: [number, number]; readonly end: [number, number] }[] = [];
  let at: [number, number] = [0, 0];
  for (let index = 0; path && index < path.length; ) {
    const operator = path[index];
    const size = numbersAfter[operator ?? 0] ?? 2;
    const next: [number, number] = size === 0 ? at : [path[index + size - 1] ?? 0, path[index + size] ?? 0];
    if (operator === 1) segments.push({ start: at, end: next });
    at = next;
    index += 1 + size;
  }
  return segments;
}
