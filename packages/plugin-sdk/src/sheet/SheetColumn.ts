// A sheet is a table of texts that the user edits in place. Its rows are plain records of strings in a fixed order; a
// position in it is a row's index in all rows, whatever filter is on, and a column's key.

/** A row of a sheet: a text for each column. Declare it as a type, not as an interface. */
export type SheetRow = Readonly<Record<string, string>>;

/** A column of a sheet. */
export interface SheetColumn<Row extends SheetRow> {
  readonly key: Extract<keyof Row, string>;
  readonly title: string;
  /** Pixels; 180 by default. The last column takes the spare room. */
  readonly width?: number | undefined;
  /** The language of its texts, for fonts and spelling. */
  readonly lang?: string | undefined;
  /** Its texts cannot be edited. */
  readonly isReadOnly?: boolean | undefined;
  /** Its texts may have several lines: Alt or Ctrl with Enter adds one. Elsewhere a pasted line break becomes a space. */
  readonly isMultiline?: boolean | undefined;
}

/** A message about a cell: an error, or something to check. */
export interface SheetIssue<Row extends SheetRow> {
  /** The row's index in all rows. */
  readonly row: number;
  readonly column: Extract<keyof Row, string>;
  /** What is wrong, and what is valid; or what to check. */
  readonly message: string;
}

/** A choice of which rows are shown. */
export interface SheetFilter<Row extends SheetRow> {
  readonly id: string;
  /** As shown with its count: "Texts missing". */
  readonly label: string;
  readonly matches: (row: Row, index: number) => boolean;
}

/** The change of a cell. */
export interface CellChange {
  readonly row: number;
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the rows with the changes; rows that do not change stay the same objects. */
export function applyChanges<Row extends SheetRow>(
  rows: readonly Row[],
  changes: readonly Pick<CellChange, 'row' | 'key' | 'after'>[],
): readonly Row[] {
  const next = [...rows];
  const copies = new Map<number, Record<string, string>>();
  for (const { row, key, after } of changes) {
    const current = next[row];
    if (current === undefined || current[key] === after) continue;
    const copy = copies.get(row) ?? { ...current };
    copy[key] = after;
    copies.set(row, copy);
    next[row] = copy as Row;
  }
  return next;
}
