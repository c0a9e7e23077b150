import type { RefObject } from 'react';
import type { SheetColumn, SheetRow } from '../SheetColumn.ts';
import type { SheetEditing } from './useSheetEditing.ts';

/** A cell to move to, from outside of the grid. */
export interface SheetTarget {
  readonly row: number;
  readonly key: string;
}

/** The props of `SheetGrid`. */
export interface SheetGridProps<Row extends SheetRow> {
  readonly label: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  /** The indexes of the rows that are shown. */
  readonly shown: readonly number[];
  readonly isReadOnly: boolean;
  readonly issues: ReadonlyMap<number, ReadonlyMap<string, string>>;
  readonly notes: ReadonlyMap<number, ReadonlyMap<string, string>>;
  readonly rowLabel: (index: number) => string;
  readonly editing: SheetEditing;
  /** Moves there whenever it changes. */
  readonly target: SheetTarget | undefined;
  readonly onSay: (message: string) => void;
  /** Stores the active cell, for buttons outside of the grid. */
  readonly activeCell: RefObject<SheetTarget | undefined>;
  readonly onGoToError: (step: 1 | -1) => void;
  readonly onTravel: (direction: 'undo' | 'redo') => void;
}
