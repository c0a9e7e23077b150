// The rows that a filter shows are determined when it is chosen, not at every change: a row that the user is editing stays
// where it is, even if it no longer matches.
import { useState } from 'react';
import type { SheetFilter, SheetRow } from './SheetColumn.ts';

/** The rows that the user has chosen to see. */
export interface FilterChoice {
  /** The id of a filter; empty for all rows. */
  readonly id: string;
  /** A part of any text of the row. */
  readonly query: string;
}

/** The filter of a sheet, and the rows that it shows. */
export interface SheetFilterControl {
  readonly choice: FilterChoice;
  /** The indexes of the rows that are shown. */
  readonly shown: readonly number[];
  readonly choose: (choice: FilterChoice) => void;
}

/** All rows. */
export const noFilter: FilterChoice = { id: '', query: '' };

/** Stores the filter of a sheet. */
export function useSheetFilter<Row extends SheetRow>(
  rows: readonly Row[],
  filters: readonly SheetFilter<Row>[],
): SheetFilterControl {
  const [state, setState] = useState(() => ({ choice: noFilter, count: rows.length, shown: indexesOf(rows) }));
  function choose(choice: FilterChoice) {
    setState({ choice, count: rows.length, shown: findRows(rows, filters, choice) });
  }
  // Other rows, such as those of another file.
  if (state.count !== rows.length) choose(state.choice);
  return { ...state, choose };
}

function findRows<Row extends SheetRow>(
  rows: readonly Row[],
  filters: readonly SheetFilter<Row>[],
  { id, query }: FilterChoice,
): readonly number[] {
  const filter = filters.find((one) => one.id === id);
  const part = query.trim().toLowerCase();
  return indexesOf(rows).filter((index) => {
    const row = rows[index];
    if (row === undefined || filter?.matches(row, index) === false) return false;
    return part === '' || Object.values(row).some((text) => text.toLowerCase().includes(part));
  });
}

function indexesOf(rows: readonly unknown[]): readonly number[] {
  return Array.from(rows, (_row, index) => index);
}
