import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { isSelected } from './Selection.ts';
import type { ListPicking } from './useSelection.ts';

/** How rows of the page that is shown are selected. */
export interface RowPicking {
  readonly isPicked: (index: number) => boolean;
  /** Selects a row or takes it out; with `isRange`, every row from the one before, too. Always the same function. */
  readonly toggle: (index: number, isRange: boolean) => void;
  /** Always the same function. */
  readonly setPage: (isOn: boolean) => void;
  /** How many of the page are selected: 0 none, 1 some, 2 all. */
  readonly share: 0 | 1 | 2;
  /** Treats a key that selects; tells whether it was one. `next` is the row that the key leads to. */
  readonly onKey: (event: KeyboardEvent, row: number, next: number | undefined) => boolean;
}

/** Selects rows of a page by mouse and keyboard. */
export function usePicking<Row>(
  picking: ListPicking<Row> | undefined,
  rows: readonly Row[],
  rowIds: readonly string[],
): RowPicking | undefined {
  const latest = useRef({ picking, rows, rowIds });
  useLayoutEffect(() => {
    latest.current = { picking, rows, rowIds };
  });
  const anchor = useRef<string>(undefined);
  const set = useCallback((first: number, last: number, isOn: boolean) => {
    const now = latest.current;
    const changes = now.rows.slice(first, last + 1).map((row, at) => ({ row, id: idAt(now.rowIds, first + at), isOn }));
    now.picking?.change(changes);
  }, []);
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const now = latest.current;
      if (now.picking === undefined || now.rows[index] === undefined) return;
      const from = isRange && anchor.current !== undefined ? now.rowIds.indexOf(anchor.current) : -1;
      const start = from < 0 ? index : from;
      anchor.current = now.rowIds[index];
      const isOn = !isSelected(now.picking.selection, idAt(now.rowIds, index));
      set(Math.min(start, index), Math.max(start, index), isOn);
    },
    [set],
  );
  const setPage = useCallback((isOn: boolean) => set(0, latest.current.rows.length - 1, isOn), [set]);
  if (picking === undefined) return undefined;
  const { selection } = picking;
  const isPicked = (index: number) => isSelected(selection, idAt(rowIds, index));
  const count = rowIds.filter((id) => isSelected(selection, id)).length;

  function extend(row: number, next: number) {
    // Going back takes the row that is left out again.
    if (isPicked(row) && isPicked(next)) set(row, row, false);
    else set(Math.min(row, next), Math.max(row, next), true);
    anchor.current = rowIds[next];
  }
  return {
    isPicked,
    toggle,
    setPage,
    share: shareOf(count, rowIds.length),
    onKey(event, row, next) {
      const { key, ctrlKey, shiftKey } = event;
      if (ctrlKey && key === 'a') setPage(true);
      else if (row >= 0 && ((key === 'x' && !ctrlKey) || (key === ' ' && shiftKey))) toggle(row, false);
      else if (shiftKey && row >= 0 && next !== undefined && next >= 0 && next !== row) extend(row, next);
      else return false;
      return true;
    },
  };
}

function idAt(rowIds: readonly string[], index: number): string {
  return rowIds[index] ?? '';
}

function shareOf(count: number, all: number): 0 | 1 | 2 {
  if (count === 0) return 0;
  return count === all ? 2 : 1;
}
