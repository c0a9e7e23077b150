// The keyboard model of a sheet: which cell a key leads to. Letters are typed into the active cell, never commands.
import type { GridBounds, GridCell } from '../../kit/list-screen/gridKeys.ts';

type Move = (cell: GridCell, bounds: GridBounds) => GridCell;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }, { pageRows }) => ({ row: row - pageRows, column }),
  PageDown: ({ row, column }, { pageRows }) => ({ row: row + pageRows, column }),
};

const controlMoves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_cell, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** Returns the cell that a key leads to, or undefined if the key does not move. */
export function moveInSheet(
  cell: GridCell,
  { key, isWithControl }: { readonly key: string; readonly isWithControl: boolean },
  bounds: GridBounds,
): GridCell | undefined {
  const next = (isWithControl ? controlMoves : moves)[key]?.(cell, bounds);
  return next && clampCell(next, bounds);
}

/** Returns the next cell in reading order, or the previous one; undefined beyond the sheet. */
export function stepInSheet(cell: GridCell, step: 1 | -1, { rows, columns }: GridBounds): GridCell | undefined {
  const at = cell.row * columns + cell.column + step;
  return at < 0 || at >= rows * columns ? undefined : { row: Math.floor(at / columns), column: at % columns };
}

/** Returns the nearest cell that exists. */
export function clampCell({ row, column }: GridCell, { rows, columns }: GridBounds): GridCell {
  return { row: Math.max(0, Math.min(rows - 1, row)), column: Math.max(0, Math.min(columns - 1, column)) };
}
