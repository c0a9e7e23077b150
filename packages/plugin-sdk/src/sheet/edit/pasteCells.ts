import { type CellChange, type SheetColumn, type SheetRow } from '../SheetColumn.ts';
import type { CellRange } from './CellRange.ts';

/** Where cells are pasted: into the rows that are shown, at a range. */
export interface PasteTarget<Row extends SheetRow> {
  readonly rows: readonly Row[];
  /** The indexes of the rows that are shown. */
  readonly shown: readonly number[];
  readonly columns: readonly SheetColumn<Row>[];
  readonly range: CellRange;
}

/** The result of pasting, with what was left out. */
export interface PasteResult {
  readonly changes: readonly CellChange[];
  /** Rows and columns beyond the end of the sheet. */
  readonly excess: { readonly rows: number; readonly columns: number };
  /** Cells that cannot be edited. */
  readonly readOnlyCount: number;
}

/** Pastes cells from the start of a range. A single cell fills the whole range. */
export function pasteCells<Row extends SheetRow>(
  cells: readonly (readonly string[])[],
  { rows, shown, columns, range }: PasteTarget<Row>,
): PasteResult {
  const isSingle = cells.length === 1 && cells[0]?.length === 1;
  const height = isSingle ? range.bottom - range.top + 1 : cells.length;
  const width = isSingle ? range.right - range.left + 1 : Math.max(0, ...cells.map((row) => row.length));
  const changes: CellChange[] = [];
  let readOnlyCount = 0;
  for (let down = 0; down < height; down += 1) {
    const row = shown[range.top + down];
    if (row === undefined) break;
    for (let right = 0; right < width; right += 1) {
      const column = columns[range.left + right];
      const after = isSingle ? cells[0]?.[0] : cells[down]?.[right];
      if (column === undefined || after === undefined) continue;
      if (column.isReadOnly) readOnlyCount += 1;
      else changes.push({ row, key: column.key, before: rows[row]?.[column.key] ?? '', after: fit(after, column) });
    }
  }
  const excess = {
    rows: Math.max(0, range.top + height - shown.length),
    columns: Math.max(0, range.left + width - columns.length),
  };
  return { changes, excess, readOnlyCount };
}

function fit<Row extends SheetRow>(text: string, { isMultiline }: SheetColumn<Row>): string {
  return isMultiline ? text : text.replace(/\s*\n\s*/g, ' ').trim();
}
