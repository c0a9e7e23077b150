// Where a list is scrolled to: as it was when somebody comes back to it, at the top after another question, and
// untouched when the same question merely has a newer answer.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListPosition } from './listPosition.ts';
import type { GridFocus } from './useGridFocus.ts';

/** Keeps a list scrolled to where people expect it. */
export function useListScroll({
  grid,
  rowIds,
  position,
  queryKey,
  isStale,
  focus,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rowIds: readonly string[];
  /** Where the list was left, if somebody comes back to it. */
  readonly position: ListPosition | undefined;
  /** Everything that decides which rows there are. */
  readonly queryKey: string;
  /** The rows still answer an earlier question. */
  readonly isStale: boolean;
  readonly focus: Pick<GridFocus, 'moveTo' | 'resetToFirstRow'>;
}): void {
  const { moveTo, resetToFirstRow } = focus;
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (isRestored.current || grid.current === null) return;
    isRestored.current = true;
    if (position === undefined) return;
    const row = rowIds.indexOf(position.rowId);
    if (row >= 0) moveTo({ row, column: position.column });
  }, [grid, position, rowIds, moveTo]);

  const shownQueryKey = useRef(queryKey);
  useLayoutEffect(() => {
    if (isStale || shownQueryKey.current === queryKey) return;
    shownQueryKey.current = queryKey;
    if (grid.current !== null) grid.current.scrollTop = 0;
    resetToFirstRow();
  }, [grid, queryKey, isStale, resetToFirstRow]);
}
