import type { TableResponse, TableRequest } from './tableWorker.ts';
import { type TableOptions, writeTable } from './writeTable.ts';

/** As {@link writeTable}, in a worker: 100,000 rows take seconds. Aborting ends it at once. */
export async function writeTableInWorker(
  rows: TableRequest['rows'],
  options: TableOptions & { readonly signal: AbortSignal },
): Promise<Blob> {
  const { signal, format, widths } = options;
  // Test environments have none.
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
