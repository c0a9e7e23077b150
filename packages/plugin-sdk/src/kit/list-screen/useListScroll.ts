// The scroll position of a list: restored when the user returns, at the top after another query, and unchanged when the
// same query has a newer response.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListPosition } from './listPosition.ts';
import type { GridFocus } from './useGridFocus.ts';

/** Moves the focus to the row from which the user returns, and scrolls to the top when the query changes. */
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
  /** Where the user left the list, if they return to it. */
  readonly position: ListPosition | undefined;
  /** Everything that determines the rows. */
  readonly queryKey: string;
  /** The rows belong to an earlier query. */
  readonly isStale: boolean;
  readonly focus: Pick<GridFocus, 'moveTo' | 'resetToFirstRow'>;
}): void {
  const { moveTo, resetToFirstRow } = focus;
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (isRestored.current || grid.current === null) return;
    isRestored.current = true;
    if (position === undefined) return;
    grid.current.scrollTop = position.scrollTop;
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
