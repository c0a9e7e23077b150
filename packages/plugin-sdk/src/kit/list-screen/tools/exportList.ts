import type { Endpoint } from '@brokerdesk/api';
import { downloadFile } from '../../../export/downloadFile.ts';
import type { ShownColumn } from '../layout/ListLayout.ts';
import type { RowOf } from '../ListScreenProps.ts';
import type { TableFormat } from './writeTable.ts';
import { writeTableInWorker } from './writeTableInWorker.ts';

/** What {@link exportList} writes. */
export interface ListExport<E extends Endpoint> {
  readonly rows: readonly RowOf<E>[];
  /** As they are shown, in this order. */
  readonly columns: readonly ShownColumn<RowOf<E>>[];
  readonly format: TableFormat;
  readonly fileName: string;
  readonly signal: AbortSignal;
}

/** Writes rows with the columns that are shown, and hands the file over. */
export async function exportList<E extends Endpoint>(options: ListExport<E>): Promise<void> {
  const { rows, columns, format, fileName, signal } = options;
  const table = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ text, exportText = text }) => exportText(row))),
  ];
  downloadFile(
    await writeTableInWorker(table, { format, widths: columns.map(({ width }) => width), signal }),
    fileName,
  );
}
