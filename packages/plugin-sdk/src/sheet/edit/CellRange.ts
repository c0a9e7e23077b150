import type { GridCell } from '../../kit/list-screen/gridKeys.ts';

/** A rectangle of cells, its ends included. Rows count among those that are shown. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Returns the rectangle between two cells. */
export function rangeBetween(a: GridCell, b: GridCell): CellRange {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

/** Returns the number of rows and columns of a range. */
export function sizeOf({ top, bottom, left, right }: CellRange): { readonly rows: number; readonly columns: number } {
  return { rows: bottom - top + 1, columns: right - left + 1 };
}
