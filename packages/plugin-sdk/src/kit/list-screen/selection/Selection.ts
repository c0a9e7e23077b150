// The selected rows of a list: either the listed rows, or all that match the filters except the listed ones. So "all"
// costs nothing, however many rows match, and one of them can still be deselected.

/** The selected rows. They belong to one set of filters: with others, "all that match" means something else. */
export interface Selection<Row = unknown> {
  /** The search and the filters at the time of the selection. */
  readonly scope: string;
  /** All rows that match are selected, except the listed ones. */
  readonly isAll: boolean;
  /** By identifier, in the last loaded state. */
  readonly listed: ReadonlyMap<string, Row>;
}

/** One row, and whether to select it. */
export interface SelectionChange<Row> {
  readonly id: string;
  readonly row: Row;
  readonly isOn: boolean;
}

/** Selects nothing. */
export function emptySelection(scope: string): Selection<never> {
  return { scope, isAll: false, listed: new Map<string, never>() };
}

/** Returns whether a row is selected. */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.isAll !== selection.listed.has(id);
}

/** Counts the selected rows of a list with `total` rows. */
export function countSelected({ isAll, listed }: Selection, total: number): number {
  return isAll ? Math.max(0, total - listed.size) : listed.size;
}

/** Selects or deselects rows. */
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
