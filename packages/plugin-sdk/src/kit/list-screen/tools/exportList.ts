import type { Endpoint } from '@brokerdesk/api';
import { downloadFile } from '../../../export/downloadFile.ts';
import type { ShownColumn } from '../layout/ListLayout.ts';
import type { RowOf } from '../../../lists/listTypes.ts';
import type { TableRequest, TableResponse } from './tableWorker.ts';
import { type TableFormat, type TableOptions, writeTable } from './writeTable.ts';

/** Options of {@link exportList}. */
export interface ListExport<E extends Endpoint> {
  readonly rows: readonly RowOf<E>[];
  /** As they are shown, in this order. */
  readonly columns: readonly ShownColumn<RowOf<E>>[];
  readonly format: TableFormat;
  readonly fileName: string;
  readonly signal: AbortSignal;
}

/** Writes rows with the visible columns, and downloads the file. */
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

/** As {@link writeTable}, in a worker: 100,000 rows take seconds. Aborting stops it immediately. */
async function writeTableInWorker(
  rows: TableRequest['rows'],
  options: TableOptions & { readonly signal: AbortSignal },
): Promise<Blob> {
  const { signal, format, widths } = options;
  // Test environments have no workers.
  if (typeof Worker === 'undefined') return writeTable(rows, { format, widths });
  const worker = new Worker(new URL('tableWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.addEventListener('error', ({ message }) => reject(new Error(`The file could not be written. ${message}`)));
      worker.addEventListener('message', ({ data }: MessageEvent<TableResponse>) => {
        if ('file' in data) resolve(data.file);
        else reject(new Error(data.problem));
      });
      worker.postMessage({ rows, options: { format, widths } } satisfies TableRequest);
    });
  } finally {
    worker.terminate();
  }
}
