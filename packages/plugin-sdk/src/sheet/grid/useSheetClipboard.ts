import type { ClipboardEvent } from 'react';
import { readCells, writeCells } from '../edit/clipboardCells.ts';
import type { CellRange } from '../edit/CellRange.ts';
import { pasteCells, type PasteResult } from '../edit/pasteCells.ts';
import type { SheetColumn, SheetRow } from '../SheetColumn.ts';
import { useSheetText } from '../useSheetText.ts';
import type { SheetEditing } from './useSheetEditing.ts';
import type { TextOf } from '../../hooks/defineTexts.ts';
import type { en } from '../locales/en.ts';

/** What {@link useSheetClipboard} needs of a sheet. */
export interface ClipboardOptions<Row extends SheetRow> {
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  readonly shown: readonly number[];
  readonly isReadOnly: boolean;
  readonly range: CellRange;
  readonly editing: SheetEditing;
  readonly onSay: (message: string) => void;
}

/** Returns what copies, cuts, pastes and clears the selected cells. While a cell is edited, the browser does so. */
export function useSheetClipboard<Row extends SheetRow>(options: ClipboardOptions<Row>) {
  const { columns, rows, shown, isReadOnly, range, editing, onSay } = options;
  const text = useSheetText();

  /** The cells of the selection, row by row. */
  function selectedCells() {
    const { top, bottom, left, right } = range;
    return shown
      .slice(top, bottom + 1)
      .map((row) =>
        columns.slice(left, right + 1).map((column) => ({ row, column, text: rows[row]?.[column.key] ?? '' })),
      );
  }

  function clear() {
    if (isReadOnly) return;
    const cells = selectedCells().flat();
    const changes = cells
      .filter(({ column, text: before }) => !column.isReadOnly && before !== '')
      .map(({ row, column, text: before }) => ({ row, key: column.key, before, after: '' }));
    editing.apply(changes);
    onSay(text('said.cleared', { count: changes.length }));
  }

  function copy(event: ClipboardEvent) {
    if (editing.isEditing) return;
    event.preventDefault();
    const cells = selectedCells();
    event.clipboardData.setData('text/plain', writeCells(cells.map((row) => row.map((cell) => cell.text))));
    if (event.type === 'cut') clear();
    else onSay(text('said.copied', { count: cells.flat().length }));
  }

  function paste(event: ClipboardEvent) {
    if (editing.isEditing) return;
    event.preventDefault();
    if (isReadOnly) return;
    const cells = readCells(event.clipboardData.getData('text/plain'));
    const result = pasteCells(cells, { rows, shown, columns, range: range });
    editing.apply(result.changes);
    onSay(describePaste(result, text));
  }
  return { clear, copy, paste };
}

/** Returns the message about what was pasted, and what was left out. */
function describePaste({ changes, excess, readOnlyCount }: PasteResult, text: TextOf<typeof en>): string {
  return [
    text('said.pasted', { count: changes.length }),
    excess.rows > 0 ? text('said.rowsLeftOut', { count: excess.rows }) : '',
    excess.columns > 0 ? text('said.columnsLeftOut', { count: excess.columns }) : '',
    readOnlyCount > 0 ? text('said.readOnly', { count: readOnlyCount }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
