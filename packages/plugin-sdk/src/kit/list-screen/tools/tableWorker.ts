// Writes tables away from the page, which stays in use however long they are.
import { type TableOptions, writeTable } from './writeTable.ts';

/** What the worker is asked. */
export interface TableWork {
  readonly rows: readonly (readonly string[])[];
  readonly options: TableOptions;
}

/** What it answers. */
export type TableAnswer = { readonly file: Blob } | { readonly problem: string };

addEventListener('message', ({ data }: MessageEvent<TableWork>) => answer(data));

function answer({ rows, options }: TableWork): void {
  try {
    postMessage({ file: writeTable(rows, options) } satisfies TableAnswer);
  } catch (error) {
    postMessage({ problem: String(error) } satisfies TableAnswer);
  }
}
