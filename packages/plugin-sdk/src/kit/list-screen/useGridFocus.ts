// One cell of a grid can be reached with Tab; keys move from there. The position is stored with the row's id, so it
// follows its row when the data changes. The focused row stays mounted wherever the list is scrolled.
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { cellOf, findCell, type GridCell } from './gridKeys.ts';

interface FocusPosition extends GridCell {
  readonly rowId: string;
}

/** The cell that Tab reaches, and functions that move it. */
export interface GridFocus {
  readonly active: GridCell;
  readonly moveTo: (cell: GridCell) => void;
  /** Moves the position without the focus, which is elsewhere. */
  readonly show: (cell: GridCell) => void;
  /** Moves to the first row, because the rows have changed; a position in the header does not change. */
  readonly resetToFirstRow: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Stores which cell of a grid has the focus. */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  rowIds: readonly string[],
  firstColumn: number,
): GridFocus {
  const [position, setPosition] = useState<FocusPosition>({ row: 0, column: firstColumn, rowId: rowIds[0] ?? '' });
  const row = currentRow(position, rowIds);
  const { column } = position;
  const isInside = useRef(false);
  const isMoving = useRef(false);
  const isShowing = useRef(false);

  useLayoutEffect(() => {
    const root = grid.current;
    if (root === null || !(isMoving.current || isShowing.current || (isInside.current && isFocusLost(root)))) return;
    const target = findCell(root, { row, column });
    if (target === null) return;
    if (isShowing.current) {
      isShowing.current = false;
      target.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    target.focus({ preventScroll: true });
    if (isMoving.current) target.closest('[role]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    isMoving.current = false;
  });

  const setCell = useCallback((cell: GridCell) => setPosition({ ...cell, rowId: rowIds[cell.row] ?? '' }), [rowIds]);
  const moveTo = useCallback(
    (cell: GridCell) => {
      isMoving.current = true;
      setCell(cell);
    },
    [setCell],
  );
  const show = useCallback(
    (cell: GridCell) => {
      isShowing.current = true;
      setCell(cell);
    },
    [setCell],
  );
  const resetToFirstRow = useCallback(() => {
    if (row < 0) return;
    isMoving.current = isInside.current;
    setCell({ row: 0, column });
  }, [row, column, setCell]);
  const onFocus = useCallback(
    (event: FocusEvent) => {
      isInside.current = true;
      const cell = cellOf(event.target as HTMLElement);
      if (cell !== undefined) setCell(cell);
    },
    [setCell],
  );
  const onBlur = useCallback((event: FocusEvent) => {
    // A removed row loses the focus; the focus then still belongs to the grid.
    if (event.target.isConnected) isInside.current = event.currentTarget.contains(event.relatedTarget);
  }, []);
  return { active: { row, column }, moveTo, show, resetToFirstRow, onFocus, onBlur };
}

function currentRow({ row, rowId }: FocusPosition, rowIds: readonly string[]): number {
  if (row < 0 || rowIds[row] === rowId) return row;
  const moved = rowIds.indexOf(rowId);
  return moved >= 0 ? moved : Math.max(0, Math.min(row, rowIds.length - 1));
}

function isFocusLost(root: HTMLElement): boolean {
  const { activeElement, body } = root.ownerDocument;
  return activeElement === null || activeElement === body;
}
