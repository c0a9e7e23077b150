import { useCallback, useLayoutEffect, useRef } from 'react';
import type { GridCell } from '../../kit/list-screen/gridKeys.ts';
import type { SheetRow } from '../SheetColumn.ts';
import type { SheetGridProps, SheetTarget } from './SheetGridProps.ts';

/** The cell that Tab reaches. */
export interface ActiveCell {
  readonly place: SheetTarget | undefined;
  readonly isEditable: boolean;
  readonly isMultiline: boolean;
  readonly error: string | undefined;
  /** What the user should check. */
  readonly note: string | undefined;
  /** Replaces its text; always the same function, so that a row renders again only when its own props change. */
  readonly type: (value: string) => void;
}

/** Returns the active cell, and tells it to what is outside of the grid. */
export function useActiveCell<Row extends SheetRow>(
  { shown, columns, isReadOnly, issues, notes, editing, activeCell }: SheetGridProps<Row>,
  active: GridCell,
): ActiveCell {
  const [row, column] = [shown[active.row], columns[active.column]];
  const place = row === undefined || column === undefined ? undefined : { row, key: column.key };
  const typeHere = (value: string) => {
    if (place) editing.type(place, value);
  };
  const latestType = useRef(typeHere);
  useLayoutEffect(() => {
    latestType.current = typeHere;
    activeCell.current = place;
  });
  return {
    place,
    isEditable: !isReadOnly && column?.isReadOnly !== true,
    isMultiline: column?.isMultiline === true,
    error: place && issues.get(place.row)?.get(place.key),
    note: place && notes.get(place.row)?.get(place.key),
    type: useCallback((value: string) => latestType.current(value), []),
  };
}
