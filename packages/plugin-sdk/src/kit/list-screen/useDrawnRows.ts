import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createMargin } from './createMargin.ts';
import { createRowNames } from './createRowNames.ts';
import { createScrollPlace } from './createScrollPlace.ts';

/** For as long as there is nothing to measure: before the first render, and while the list is hidden. */
const assumedHeight = 640;

/** A row that is drawn. */
export interface DrawnRow {
  readonly index: number;
  /** Names the elements that show the row (createRowNames.ts). */
  readonly key: number;
  /** Pixels from the top of the first row, if it does not follow the one that is drawn before it. */
  readonly apart: number | undefined;
}

/** The rows that are drawn of a page, and how much room all of them take. */
export interface DrawnRows {
  /** The same array for as long as the same rows are drawn. */
  readonly items: readonly DrawnRow[];
  /** Pixels. */
  readonly height: number;
  /** Pixels above the first of the rows that follow each other. */
  readonly above: number;
  /** How many rows PageUp and PageDown pass: what is in sight, less one to keep the thread. */
  readonly pageRows: () => number;
}

/** Chooses the rows to draw: those in sight and a few around them, and the one that has the focus, wherever it is. */
export function useDrawnRows({
  grid,
  rowIds,
  activeRow,
  rowHeight,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rowIds: readonly string[];
  readonly activeRow: number;
  /** Pixels. All rows have it, so no library has to measure them. */
  readonly rowHeight: number;
}): DrawnRows {
  const { first, visible } = useSight(grid, rowHeight);
  const [nameRows] = useState(createRowNames);
  const [marginOf] = useState(createMargin);
  const margin = marginOf({ first, visible }, useIsSettled(first));
  const last = rowIds.length - 1;
  const from = Math.max(0, Math.min(first - margin, last));
  const to = Math.min(first + visible + margin, last);
  const items = useMemo(() => {
    // Counted, not searched for: a page can hold many rows, and this runs at each step of scrolling.
    const indexes = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
    if (activeRow >= 0 && activeRow < from) indexes.unshift(activeRow);
    else if (activeRow > to && activeRow <= last) indexes.push(activeRow);
    const drawn = indexes.map((index) => rowIds[index] ?? '');
    const keys = nameRows(drawn, rowIds[activeRow]);
    return indexes.map((index, at) => {
      const isApart = index < from || index > to;
      return { index, key: keys[at] ?? 0, apart: isApart ? index * rowHeight : undefined };
    });
  }, [nameRows, rowIds, rowHeight, activeRow, from, to, last]);
  return {
    items,
    height: rowIds.length * rowHeight,
    above: from * rowHeight,
    // The header takes one row's height of the grid.
    pageRows: () => Math.max(1, visible - 2),
  };
}

/** Tells which row is the first in sight and how many fit; renders again when one of them changes, not at each pixel. */
function useSight(
  grid: RefObject<HTMLElement | null>,
  rowHeight: number,
): { readonly first: number; readonly visible: number } {
  const [place] = useState(createScrollPlace);
  const subscribe = useCallback((report: () => void) => place.watch(grid, report), [place, grid]);
  const first = useSyncExternalStore(subscribe, () => Math.floor(place.top() / rowHeight));
  const visible = useSyncExternalStore(subscribe, () => Math.floor((place.height() || assumedHeight) / rowHeight));
  return { first, visible };
}

const settleMs = 100;

/** Tells whether the same row has been the first in sight for a moment. */
function useIsSettled(first: number): boolean {
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(first), settleMs);
    return () => clearTimeout(timer);
  }, [first]);
  return settled === first;
}
