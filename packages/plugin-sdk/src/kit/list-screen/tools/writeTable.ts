import { writeCsv } from '../../../export/writeCsv.ts';

/** The kinds of files that a list can be exported to. */
export type TableFormat = 'csv' | 'xlsx';

/** The most rows that a sheet of Excel holds besides its header. */
export const xlsxRowLimit = 1_048_575;

/** Writes a table, its header first, as a file. Every cell is text, so nothing in it is calculated or shortened. */
export async function writeTable(
  rows: readonly (readonly string[])[],
  { format, widths }: { readonly format: TableFormat; readonly widths: readonly number[] },
): Promise<Blob> {
  if (format === 'csv') return new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' });
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const [header = [], ...body] = rows;
  const table = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...body.map((row) => row.map((value) => ({ value, type: String }))),
  ];
  // Excel counts widths in digits.
  const columns = widths.map((pixels) => ({ width: Math.round(pixels / 7) }));
  return writeXlsxFile(table, { columns, stickyRowsCount: 1 }).toBlob();
}
