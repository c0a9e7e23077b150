// Writes tables outside the page, which stays responsive however long they are.
import { type TableOptions, writeTable } from './writeTable.ts';

/** The message to the worker. */
export interface TableRequest {
  readonly rows: readonly (readonly string[])[];
  readonly options: TableOptions;
}

/** The message from the worker. */
export type TableResponse = { readonly file: Blob } | { readonly problem: string };

addEventListener('message', ({ data }: MessageEvent<TableRequest>) => respond(data));

function respond({ rows, options }: TableRequest): void {
  try {
    postMessage({ file: writeTable(rows, options) } satisfies TableResponse);
  } catch (error) {
    postMessage({ problem: String(error) } satisfies TableResponse);
  }
}
