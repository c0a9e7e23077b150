// Every character that is typed is in the rows at once, so nothing is lost when the screen goes away. What was there
// before is kept until the user ends the edit, for Escape and for undo.
import { useState } from 'react';
import { applyChanges, type CellChange, type SheetRow } from '../SheetColumn.ts';
import { type SheetHistory, useSheetHistory } from '../edit/useSheetHistory.ts';

interface EditedCell {
  readonly row: number;
  readonly key: string;
  readonly before: string;
}

/** The changes that the user makes in a sheet. */
export interface SheetEditing {
  readonly isEditing: boolean;
  readonly history: SheetHistory;
  /** Begins to edit a cell. */
  readonly begin: (cell: Pick<EditedCell, 'row' | 'key'>) => void;
  /** Writes what was typed so far; begins to edit if necessary. */
  readonly type: (cell: Pick<EditedCell, 'row' | 'key'>, text: string) => void;
  /** Ends the edit and keeps the text. */
  readonly finish: () => void;
  /** Ends the edit and restores the text from before. */
  readonly cancel: () => void;
  /** Makes changes as one step. */
  readonly apply: (changes: readonly CellChange[]) => void;
  /** Undoes or repeats a step, and returns its changes. */
  readonly travel: (direction: 'undo' | 'redo') => readonly CellChange[];
}

/** Stores which cell is edited, and the steps that can be undone. */
export function useSheetEditing<Row extends SheetRow>(
  rows: readonly Row[],
  onChange: ((rows: readonly Row[]) => void) | undefined,
): SheetEditing {
  const history = useSheetHistory();
  const [edited, setEdited] = useState<EditedCell>();
  const textAt = ({ row, key }: Pick<EditedCell, 'row' | 'key'>) => rows[row]?.[key] ?? '';
  const begin = (cell: Pick<EditedCell, 'row' | 'key'>) => setEdited({ ...cell, before: textAt(cell) });
  const write = (changes: readonly Pick<CellChange, 'row' | 'key' | 'after'>[]) =>
    onChange?.(applyChanges(rows, changes));
  return {
    isEditing: edited !== undefined,
    history,
    begin,
    type(cell, text) {
      if (edited === undefined) begin(cell);
      write([{ ...cell, after: text }]);
    },
    finish() {
      if (edited === undefined) return;
      history.record([{ ...edited, after: textAt(edited) }]);
      setEdited(undefined);
    },
    cancel() {
      if (edited === undefined) return;
      write([{ ...edited, after: edited.before }]);
      setEdited(undefined);
    },
    apply(changes) {
      if (changes.length === 0) return;
      write(changes);
      history.record(changes);
    },
    travel(direction) {
      const changes = history[direction]();
      if (changes.length > 0) write(changes);
      return changes;
    },
  };
}
