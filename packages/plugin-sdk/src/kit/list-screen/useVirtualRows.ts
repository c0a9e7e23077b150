import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { assumedHeight, completeLength, includeRow } from './visibleRows.ts';

/** Rows of a longer list that are rendered before and after the visible ones. */
const overscan = 4;

/** The rendered rows of a page, and the height that all rows take. */
export interface VirtualRows {
  readonly items: readonly VirtualItem[];
  readonly height: number;
}

/** Renders the rows of a grid that are visible, the active one, so that it does not lose the focus, and those around them. */
export function useVirtualRows({
  grid,
  rowIds,
  rowHeight,
  activeRow,
  initialOffset,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rowIds: readonly string[];
  readonly rowHeight: number;
  readonly activeRow: number;
  /** How far the list is scrolled at first, in pixels. */
  readonly initialOffset: number;
}): VirtualRows {
  const virtualizer = useVirtualizer({
    count: rowIds.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    // Always the same function for the same rows: the virtualizer measures every row when it changes.
    getItemKey: useCallback((index: number) => rowIds[index] ?? index, [rowIds]),
    rangeExtractor: useCallback(
      (range: Range) => includeRow(defaultRangeExtractor(range), activeRow, range.count),
      [activeRow],
    ),
    overscan: rowIds.length <= completeLength ? completeLength : overscan,
    initialOffset,
    initialRect: { width: 0, height: assumedHeight },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report({ ...rect, height: rect.height || assumedHeight })),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return { items: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize() };
}
