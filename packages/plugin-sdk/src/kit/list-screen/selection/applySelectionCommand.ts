import { isSelected } from './Selection.ts';
import type { SelectionControl } from './useSelection.ts';

/** Selects or deselects rows of the page. */
export type SelectionCommand =
  | { readonly kind: 'toggle'; readonly index: number; readonly isRange: boolean }
  | { readonly kind: 'extend'; readonly index: number; readonly to: number }
  | { readonly kind: 'page'; readonly isOn: boolean };

/** The list that a {@link SelectionCommand} applies to. */
export interface SelectionTarget<Row> {
  readonly selectionControl: SelectionControl<Row>;
  readonly rows: readonly Row[];
  readonly rowIds: readonly string[];
  /** The last selected row, where a range begins. */
  readonly anchor: { current: string | undefined };
}

/** Selects or deselects rows of the current page. */
export function applySelectionCommand<Row>(
  { selectionControl, rows, rowIds, anchor }: SelectionTarget<Row>,
  command: SelectionCommand,
): void {
  const isRowSelected = (index: number) => isSelected(selectionControl.selection, rowIds[index] ?? '');
  const set = (one: number, other: number, isOn: boolean) => {
    const first = Math.min(one, other);
    const chosen = rows.slice(first, Math.max(one, other) + 1);
    selectionControl.change(chosen.map((row, at) => ({ row, id: rowIds[first + at] ?? '', isOn })));
  };
  switch (command.kind) {
    case 'page':
      set(0, rows.length - 1, command.isOn);
      break;
    case 'toggle': {
      const { index, isRange } = command;
      const from = isRange && anchor.current !== undefined ? rowIds.indexOf(anchor.current) : -1;
      set(from < 0 ? index : from, index, !isRowSelected(index));
      anchor.current = rowIds[index];
      break;
    }
    case 'extend': {
      const { index, to } = command;
      // Moving back deselects the row that the user leaves.
      if (isRowSelected(index) && isRowSelected(to)) set(index, index, false);
      else set(index, to, true);
      anchor.current = rowIds[to];
    }
  }
}
