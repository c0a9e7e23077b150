import type { Endpoint, InputOf } from '@brokerdesk/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ApiError, UnreachableError } from '../services/errors.ts';
import { usePluginScope } from './useHost.ts';
import type { RowOf } from '../lists/listTypes.ts';

/** The options of {@link useAllRows}. */
export interface UseAllRowsOptions<E extends Endpoint> {
  readonly rowId: (row: RowOf<E>) => string;
  /** Filters and sort; page and size are set by the hook. */
  readonly query?: RowsQuery<E> | undefined;
}

// Looked up in a conditional type: of an `E` that is only known to be an endpoint, it would be none.
type RowsQuery<E> =
  InputOf<E> extends { readonly query?: infer Query | undefined } ? Omit<NonNullable<Query>, 'page' | 'size'> : never;

/**
 * Loads all rows of a list that the server returns in pages, for a list in which the user moves rows across pages.
 *
 * @example
 * const questions = useAllRows(listFaq, { query: { categoryID }, rowId: ({ questionID }) => questionID });
 */
export function useAllRows<E extends Endpoint>(
  endpoint: E,
  { rowId, query = {} as never }: UseAllRowsOptions<E>,
): UseQueryResult<readonly RowOf<E>[], ApiError | UnreachableError> {
  const { pluginId, api } = usePluginScope();
  return useQuery<readonly RowOf<E>[], ApiError | UnreachableError>({
    // As for any call, so that it is loaded again after a change.
    queryKey: [pluginId, endpoint.method, endpoint.path, { query, pages: 'all' }],
    queryFn: async ({ signal }) => {
      const { fetchAllRows } = await import('../lists/fetchAllRows.ts');
      return fetchAllRows({ api, endpoint, rowId, query: query as Record<string, unknown>, signal });
    },
  });
}
