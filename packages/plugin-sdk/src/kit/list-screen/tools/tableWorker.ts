// Writes tables away from the page, which stays in use however long they are.
import { type TableOptions, writeTable } from './writeTable.ts';

/** What the worker is asked. */
export interface TableRequest {
  readonly rows: readonly (readonly string[])[];
  readonly options: TableOptions;
}

/** What it answers. */
export type TableResponse = { readonly file: Blob } | { readonly problem: string };

addEventListener('message', ({ data }: MessageEvent<TableRequest>) => respond(data));

function respond({ rows, options }: TableRequest): void {
  try {
    postMessage({ file: writeTable(rows, options) } satisfies TableResponse);
  } catch (error) {
    postMessage({ problem: String(error) } satisfies TableResponse);
  }
}
