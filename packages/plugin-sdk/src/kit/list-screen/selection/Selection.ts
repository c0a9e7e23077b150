// Which rows of a list are selected: those that are listed, or all that match the filters but those that are listed. So
// "all" costs nothing, however many there are, and one of them can still be left out.

/** Rows that are selected. It holds for one set of filters: under others, "all that match" means something else. */
export interface Selection<Row = unknown> {
  /** The search and the filters that it was made under. */
  readonly scope: string;
  /** All that match are selected, but those listed. */
  readonly isAll: boolean;
  /** By identifier, as they were last seen. */
  readonly listed: ReadonlyMap<string, Row>;
}

/** One row, and whether it is to be selected. */
export interface SelectionChange<Row> {
  readonly id: string;
  readonly row: Row;
  readonly isOn: boolean;
}

/** Selects nothing. */
export function emptySelection(scope: string): Selection<never> {
  return { scope, isAll: false, listed: new Map<string, never>() };
}

/** Tells whether a row is selected. */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.isAll !== selection.listed.has(id);
}

/** Counts what is selected of a list with `total` rows. */
export function countSelected({ isAll, listed }: Selection, total: number): number {
  return isAll ? Math.max(0, total - listed.size) : listed.size;
}

/** Selects rows, or takes them out. */
export function changeSelection<Row>(
  selection: Selection<Row>,
  changes: readonly SelectionChange<Row>[],
): Selection<Row> {
  const listed = new Map(selection.listed);
  for (const { id, row, isOn } of changes) {
    if (isOn === selection.isAll) listed.delete(id);
    else listed.set(id, row);
  }
  return { ...selection, listed };
}
