import { useState } from 'react';
import type { GridCell } from '../../kit/list-screen/gridKeys.ts';
import { type CellRange, rangeBetween } from '../edit/CellRange.ts';

/** The selected cells of a sheet. */
export interface SheetSelection {
  /** The selection; the active cell if nothing else is. */
  readonly range: CellRange;
  readonly isSingle: boolean;
  /** Selects from where the selection began to a cell, and returns what is selected then. */
  readonly extendTo: (cell: GridCell) => CellRange;
  readonly select: (range: CellRange) => void;
  /** Selects the active cell only. */
  readonly collapse: () => void;
}

/** Stores which cells are selected besides the active one. */
export function useSheetSelection(active: GridCell): SheetSelection {
  const [selection, setSelection] = useState<{ readonly from: GridCell; readonly range: CellRange }>();
  return {
    range: selection?.range ?? rangeBetween(active, active),
    isSingle: selection === undefined,
    extendTo(cell) {
      const from = selection?.from ?? active;
      const range = rangeBetween(from, cell);
      setSelection({ from, range });
      return range;
    },
    select: (range) => setSelection({ from: { row: range.top, column: range.left }, range }),
    collapse: () => setSelection(undefined),
  };
}
