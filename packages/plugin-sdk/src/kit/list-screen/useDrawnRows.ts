import { defaultRangeExtractor, observeElementRect, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** The height of a row in pixels: `--bd-row` of tokens.css. */
const rowHeight = 32;

/** The rows that are drawn of a page, and how much room all of them take. */
export interface DrawnRows {
  readonly items: readonly VirtualItem[];
  /** Pixels. */
  readonly height: number;
  /** How many rows PageUp and PageDown pass: what is in sight, less one to keep the thread. */
  readonly pageRows: () => number;
}

/** Chooses the rows to draw: those in sight and a few around them, and the one that has the focus, wherever it is. */
export function useDrawnRows({
  grid,
  rowIds,
  activeRow,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rowIds: readonly string[];
  readonly activeRow: number;
}): DrawnRows {
  const virtualizer = useVirtualizer({
    count: rowIds.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rowIds[index] ?? index,
    overscan: 8,
    initialRect: { width: 0, height: 640 },
    // A list that is hidden measures nothing; it keeps the rows that it has.
    observeElementRect: (instance, report) => observeElementRect(instance, (rect) => rect.height > 0 && report(rect)),
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return activeRow < 0 || activeRow >= rowIds.length || drawn.includes(activeRow)
        ? drawn
        : [...drawn, activeRow].sort((a, b) => a - b);
    },
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    // The header takes one row's height of the grid.
    pageRows: () => Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowHeight) - 2),
  };
}
