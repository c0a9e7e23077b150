import { type DataOf, type Endpoint, type InputOf, limits } from '@brokerdesk/api';
import type { ApiClient } from '../services/hostServices.ts';
import type { RowOf } from './listTypes.ts';

/** Options of loading rows that may take several requests. */
export interface LoadRowsOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called after each page with the number of loaded rows, and of all rows. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Options of {@link fetchAllRows}. */
interface AllRowsQuery<E extends Endpoint> extends LoadRowsOptions {
  readonly api: ApiClient;
  readonly endpoint: E;
  readonly rowId: (row: RowOf<E>) => string;
  /** Search, filters and sort. */
  readonly query: Readonly<Record<string, unknown>>;
}

/**
 * Fetches every row of a list, page by page. Each row is returned once, even if the list grows or shrinks in the meantime
 * and rows move from one page to another.
 */
export async function fetchAllRows<E extends Endpoint>(options: AllRowsQuery<E>): Promise<readonly RowOf<E>[]> {
  const { api, endpoint, rowId, query, signal, onProgress } = options;
  const size = limits.pageSizeMax;
  const rows = new Map<string, RowOf<E>>();
  let lastTotal = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    signal?.throwIfAborted();
    // One after the other: an export must not slow down the server for other users.
    // oxlint-disable-next-line no-await-in-loop
    const data = await api.call(endpoint, { query: { ...query, page, size } } as unknown as InputOf<E>, { signal });
    const { items, total } = data as DataOf<E> & { readonly items: readonly RowOf<E>[]; readonly total: number };
    for (const row of items) rows.set(rowId(row), row);
    pages = Math.ceil(total / size);
    // Rows have left the list, such as applications that were decided: what followed them is now on the page before.
    if (total < lastTotal) page = Math.max(0, page - 2);
    lastTotal = total;
    onProgress?.(Math.min(rows.size, total), total);
  }
  return [...rows.values()];
}
