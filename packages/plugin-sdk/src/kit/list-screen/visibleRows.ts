/** Used while measuring is not possible: before the first render, and while the list is hidden. */
export const assumedHeight = 640;

/**
 * Lists up to this length, which is the usual page, are rendered completely: jumps through them cost nothing, and the
 * browser's own search finds every row.
 */
export const completeLength = 50;

/** How many whole rows fit below the header of a grid. */
export function countVisibleRows(grid: HTMLElement | null, rowHeight: number): number {
  return Math.floor((grid?.clientHeight || assumedHeight) / rowHeight) - 1;
}

/** Adds a row to those that are rendered, in the order of the list. */
export function includeRow(indexes: number[], row: number, count: number): number[] {
  if (row < 0 || row >= count || indexes.includes(row)) return indexes;
  return [...indexes, row].toSorted((a, b) => a - b);
}
