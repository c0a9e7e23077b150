import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type SelectionCommand, applySelectionCommand } from './applySelectionCommand.ts';
import { isSelected } from './Selection.ts';
import type { SelectionControl } from './useSelection.ts';

/** Selection of the rows of the current page. */
export interface RowSelection {
  readonly isRowSelected: (index: number) => boolean;
  /** Selects or deselects a row; with `isRange`, also every row from the previous one on. Always the same function. */
  readonly toggle: (index: number, isRange: boolean) => void;
  /** Always the same function. */
  readonly setPage: (isOn: boolean) => void;
  /** How many of the page are selected: 0 none, 1 some, 2 all. */
  readonly pageCheckState: 0 | 1 | 2;
  /** Handles a key that selects, and returns whether it was one. `next` is the row that the key leads to. */
  readonly onKey: (event: KeyboardEvent, row: number, next: number | undefined) => boolean;
}

/** Selects rows of a page by mouse and keyboard. */
export function useRowSelection<Row>(
  selectionControl: SelectionControl<Row> | undefined,
  { rows, rowIds }: { readonly rows: readonly Row[]; readonly rowIds: readonly string[] },
): RowSelection | undefined {
  const anchor = useRef<string>(undefined);
  const latest = useRef({ picking: selectionControl, rows, rowIds, anchor });
  useLayoutEffect(() => {
    latest.current = { picking: selectionControl, rows, rowIds, anchor };
  });
  const run = useCallback((command: SelectionCommand) => {
    const { picking: current, ...target } = latest.current;
    if (current !== undefined) applySelectionCommand({ ...target, selectionControl: current }, command);
  }, []);
  const toggle = useCallback((index: number, isRange: boolean) => run({ kind: 'toggle', index, isRange }), [run]);
  const setPage = useCallback((isOn: boolean) => run({ kind: 'page', isOn }), [run]);
  const selection = selectionControl?.selection;
  const count = useMemo(
    () => (selection === undefined ? 0 : rowIds.filter((id) => isSelected(selection, id)).length),
    [selection, rowIds],
  );
  if (selection === undefined) return undefined;
  return {
    isRowSelected: (index) => isSelected(selection, rowIds[index] ?? ''),
    toggle,
    setPage,
    pageCheckState: checkStateOf(count, rowIds.length),
    onKey({ key, ctrlKey, shiftKey }, row, next) {
      if (ctrlKey && key === 'a') setPage(true);
      else if (row < 0) return false;
      else if ((key === 'x' && !ctrlKey) || (key === ' ' && shiftKey)) toggle(row, false);
      else if (shiftKey && next !== undefined && next >= 0 && next !== row) {
        run({ kind: 'extend', index: row, to: next });
      } else return false;
      return true;
    },
  };
}

function checkStateOf(count: number, all: number): 0 | 1 | 2 {
  if (count === 0) return 0;
  return count === all ? 2 : 1;
}
