import { type MouseEvent, useRef } from 'react';
import { cellOf, type GridCell } from '../../kit/list-screen/gridKeys.ts';
import type { SheetSelection } from './useSheetSelection.ts';

/** What the mouse does in a sheet. */
export interface SheetMouseActions {
  readonly active: GridCell;
  readonly columnCount: number;
  readonly selection: SheetSelection;
  /** The active cell can be edited. */
  readonly isEditable: boolean;
  /** Moves to a cell; the selection extends to it or ends. */
  readonly move: (cell: GridCell, options?: { readonly isExtending?: boolean | undefined }) => void;
  readonly beginEdit: () => void;
}

/** Returns what a press and a dragged mouse do: they move, select cells, or a whole row, or edit the active cell. */
export function useSheetMouse({ active, columnCount, selection, isEditable, move, beginEdit }: SheetMouseActions) {
  const isDragging = useRef(false);
  const isActive = (cell: GridCell) => cell.row === active.row && cell.column === active.column;
  return {
    onMouseDown(event: MouseEvent) {
      const row = Number((event.target as Element).closest('[data-row]')?.getAttribute('data-row') ?? -1);
      if (event.button !== 0 || row < 0) return;
      const cell = cellOf(event.target as Element);
      // In the active cell the browser sets the caret: a second click edits.
      if (cell && isActive(cell) && !event.shiftKey && isEditable) return beginEdit();
      event.preventDefault();
      isDragging.current = cell !== undefined;
      if (cell) return move(cell, { isExtending: event.shiftKey });
      move({ row, column: 0 });
      selection.select({ top: row, bottom: row, left: 0, right: columnCount - 1 });
    },
    onMouseMove(event: MouseEvent) {
      if (!isDragging.current) return;
      isDragging.current = event.buttons === 1;
      const cell = cellOf(event.target as Element);
      if (isDragging.current && cell && !isActive(cell)) move(cell, { isExtending: true });
    },
  };
}
