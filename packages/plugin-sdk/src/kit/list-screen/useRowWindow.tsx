import { type ReactNode, type RefObject, useState } from 'react';
import { useLoaded } from '../../hooks/useLoaded.ts';
import type { RowRange } from './RowRangeWatcher.tsx';
import { completeLength, includeRow } from './visibleRows.ts';

/** The rendered rows of a page, and the height that all rows take. */
export interface RowWindow {
  readonly items: readonly { readonly index: number; readonly start: number }[];
  readonly height: number;
  /** To be rendered beside the rows of a long list: it notices which of them are visible. */
  readonly watcher: ReactNode;
}

// The usual page does without TanStack Virtual, which is a tenth of what the first list needs.
function loadWatcher() {
  return import('./RowRangeWatcher.tsx');
}

/** The rows of a list that are rendered: all of the usual page, otherwise those around the visible ones, and the active one. */
export function useRowWindow({
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
}): RowWindow {
  const count = rowIds.length;
  const isLong = count > completeLength;
  const watcher = useLoaded(isLong ? loadWatcher : undefined);
  const [range, setRange] = useState<RowRange | undefined>(() => {
    const first = Math.floor(initialOffset / rowHeight);
    // Until the grid is measured: it is at most as high as the window.
    return { first, last: first + Math.ceil(window.innerHeight / rowHeight) };
  });
  // Without the code of long lists, all rows are shown. When a watch ends, the list has become short.
  const shown =
    isLong && watcher !== null ? (range ?? { first: 0, last: completeLength }) : { first: 0, last: count - 1 };
  return {
    items: includeRow(listIndexes(shown, count), activeRow, count).map((index) => ({
      index,
      start: index * rowHeight,
    })),
    height: count * rowHeight,
    watcher: isLong && watcher && (
      <watcher.RowRangeWatcher grid={grid} rowIds={rowIds} rowHeight={rowHeight} onChange={setRange} />
    ),
  };
}

function listIndexes({ first, last }: RowRange, count: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(last + 1, count) - first) }, (_, place) => first + place);
}
