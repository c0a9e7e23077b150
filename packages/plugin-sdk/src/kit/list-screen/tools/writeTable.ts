import { writeCsv } from '../../../export/writeCsv.ts';
import { writeXlsx } from '../../../export/writeXlsx.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The kinds of files that a list can be exported to. */
export type TableFormat = 'csv' | 'xlsx';

/** The options of {@link writeTable}. */
export interface TableOptions {
  readonly format: TableFormat;
  /** Of the columns, in pixels. */
  readonly widths: readonly number[];
}

/** The maximum number of rows of an export: more take minutes, and more memory than a browser may have. */
export const exportRowLimit = 100_000;

/** Writes a table, its header first, as a file. Nothing in it is calculated or shortened when it is opened. */
export function writeTable(rows: readonly (readonly string[])[], { format, widths }: TableOptions): Blob {
  if (format === 'csv') return new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' });
  return new Blob([writeXlsx(rows, widths)], { type: xlsxType });
}
