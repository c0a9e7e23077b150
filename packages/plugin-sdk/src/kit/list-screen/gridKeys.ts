// The keyboard model of a grid: which cell a key leads to. Row -1 is the header.

/** A cell's position in a grid. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** The size of the grid, and the number of rows that PageUp and PageDown move by. */
export interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  readonly pageRows: number;
}

/** A key as pressed. */
export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

type Move = (cell: GridCell, bounds: GridBounds) => GridCell;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: (cell) => ({ ...cell, row: cell.row - 1 }),
  ArrowDown: (cell) => ({ ...cell, row: cell.row + 1 }),
  ArrowLeft: (cell) => ({ ...cell, column: cell.column - 1 }),
  ArrowRight: (cell) => ({ ...cell, column: cell.column + 1 }),
  k: (cell) => ({ ...cell, row: Math.max(0, cell.row - 1) }),
  j: (cell) => ({ ...cell, row: cell.row + 1 }),
  Home: (cell) => ({ ...cell, column: 0 }),
  End: (cell, { columns }) => ({ ...cell, column: columns - 1 }),
  PageUp: (cell, { pageRows }) => ({ ...cell, row: Math.max(0, cell.row - pageRows) }),
  PageDown: (cell, { pageRows }) => ({ ...cell, row: cell.row + pageRows }),
};

const controlMoves: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_cell, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** Returns the cell that a key leads to, or undefined if the grid does not use the key. */
export function moveInGrid(cell: GridCell, key: GridKey, bounds: GridBounds): GridCell | undefined {
  const move = (key.ctrlKey ? controlMoves : moves)[key.key];
  if (move === undefined) return undefined;
  const next = move(cell, bounds);
  return {
    row: clamp(next.row, -1, bounds.rows - 1),
    column: clamp(next.column, 0, bounds.columns - 1),
  };
}

/**
 * Finds the focusable element of a cell. A row has its index as an attribute and a cell the index of its column, so a
 * row that moves changes in one place only.
 */
export function findCell(grid: Element, { row, column }: GridCell): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${column}"]`);
}

/** Returns the cell that contains an element, if any. */
export function cellOf(element: Element): GridCell | undefined {
  const column = element.closest('[data-cell]')?.getAttribute('data-cell');
  const row = element.closest('[data-row]')?.getAttribute('data-row');
  return column && row ? { row: Number(row), column: Number(column) } : undefined;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
