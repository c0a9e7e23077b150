import type { KeyboardEvent, RefObject } from 'react';
import type { GridCell } from '../../kit/list-screen/gridKeys.ts';
import { countVisibleRows } from '../../kit/list-screen/visibleRows.ts';
import type { SheetRow } from '../SheetColumn.ts';
import { useSheetText } from '../useSheetText.ts';
import { handleSheetKey, type SheetKeyActions } from './handleSheetKey.ts';
import type { SheetGridProps } from './SheetGridProps.ts';
import type { ActiveCell } from './useActiveCell.ts';
import type { SheetSelection } from './useSheetSelection.ts';

/** The parts of a sheet that its keys act on. */
export interface SheetKeyTarget extends Pick<SheetKeyActions, 'move' | 'clear'> {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  readonly active: GridCell;
  readonly cell: ActiveCell;
  readonly selection: SheetSelection;
}

/** Returns the handler of the keys of a sheet. */
export function useSheetKeys<Row extends SheetRow>(
  { shown, columns, editing, onSay, onTravel, onGoToError }: SheetGridProps<Row>,
  { grid, rowHeight, active, cell, selection, move, clear }: SheetKeyTarget,
): (event: KeyboardEvent) => void {
  const text = useSheetText();
  const field = () => grid.current?.querySelector<HTMLTextAreaElement>('.bdk-sheet-editor') ?? null;
  return (event) =>
    handleSheetKey(event, {
      active,
      bounds: () => ({
        rows: shown.length,
        columns: columns.length,
        pageRows: Math.max(1, countVisibleRows(grid.current, rowHeight) - 1),
      }),
      isEditing: editing.isEditing,
      isSingle: selection.isSingle,
      isEditable: cell.isEditable,
      isMultiline: cell.isMultiline,
      move,
      beginEdit() {
        if (cell.place) editing.begin(cell.place);
        const end = field()?.value.length ?? 0;
        field()?.setSelectionRange(end, end);
      },
      insertLineBreak() {
        const { selectionStart = 0, selectionEnd = 0 } = field() ?? {};
        field()?.setRangeText('\n', selectionStart, selectionEnd, 'end');
        cell.type(field()?.value ?? '');
      },
      cancelEdit: editing.cancel,
      selectAll() {
        selection.select({ top: 0, bottom: shown.length - 1, left: 0, right: columns.length - 1 });
        onSay(text('said.selected', { rows: shown.length, columns: columns.length }));
      },
      collapse: selection.collapse,
      clear,
      travel: onTravel,
      goToError: onGoToError,
    });
}
