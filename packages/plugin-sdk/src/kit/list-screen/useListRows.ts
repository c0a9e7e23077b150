import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { UnreachableError } from '../../services/errors.ts';
import { useCall } from '../../hooks/useCall.ts';
import { useHost } from '../../hooks/useHost.ts';
import type { ListFilter, ListQueues } from './ListFilter.ts';
import type { RowOf } from '../../lists/listTypes.ts';
import type { ListProps } from './ListScreenProps.ts';
import { listQueryOf, type ListState } from '../../lists/listState.ts';

/** The rows of a list in one state. */
export interface ListRows<E extends Endpoint> {
  /** The query of the endpoint's call. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The whole response, for counts beside the rows; undefined before the first one. */
  readonly response: DataOf<E> | undefined;
  /** The rows of the page, and the number of all; undefined before the first response, and while a page is left that is gone. */
  readonly data: { readonly items: readonly RowOf<E>[]; readonly total: number } | undefined;
  /** The last page, as far as the response to the current query says. */
  readonly lastPage: number | undefined;
  readonly error: Error | null;
  /** The rows belong to an earlier query; the response to the current one is still loading. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

/** The list whose rows are loaded. */
export type ListRowsOptions<E extends Endpoint> = Pick<
  ListProps<E>,
  'endpoint' | 'columns' | 'paging' | 'filterValue' | 'fixedFilters'
> & {
  readonly filters: readonly ListFilter[];
  readonly queues: ListQueues | undefined;
  readonly state: ListState;
};

/** Loads the rows of a list: one page from the server, or all of them, which are arranged in the browser. */
export function useListRows<E extends Endpoint>(list: ListRowsOptions<E>): ListRows<E> {
  const { endpoint, state, fixedFilters, paging, columns, filters, queues, filterValue } = list;
  const { language } = useHost();
  const isWhole = paging === 'none';
  const query = isWhole ? { ...fixedFilters } : listQueryOf(state, fixedFilters);
  // The parameters come from a text, so they have no type; an endpoint rejects unknown ones.
  const result = useCall(endpoint, { query } as unknown as InputOf<E>, { keepPrevious: true });
  const arranger = useQuery({
    queryKey: ['arrangeRows', /[^ -~]/.test(state.q)] as const,
    queryFn: isWhole ? loadArranger : skipToken,
    // Rows stay while the table of characters is fetched.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const arrangeRows = arranger.data;
  const data = useMemo(() => {
    if (!isWhole) return result.data as ListRows<E>['data'];
    if (result.data === undefined || arrangeRows === undefined) return undefined;
    const items = arrangeRows(result.data as readonly RowOf<E>[], {
      columns,
      filters,
      queues,
      filterValue,
      state,
      language,
    });
    return { items, total: items.length };
  }, [isWhole, result.data, arrangeRows, columns, filters, queues, filterValue, state, language]);
  const lastPage = data && !isWhole && !result.isPlaceholderData ? lastPageOf(data, state) : undefined;
  const isGone = lastPage !== undefined && state.page > lastPage;
  // What is left of a page that is gone: no rows, although there are some.
  const isLeaving = result.isPlaceholderData && data?.items.length === 0 && data.total > 0;
  return {
    query,
    response: result.data,
    data: (isGone && data?.total !== 0) || isLeaving ? undefined : data,
    lastPage,
    error: result.error ?? arranger.error,
    isStale: result.isPlaceholderData,
    retry: () => void (result.error ? result.refetch() : arranger.refetch()),
  };
}

function lastPageOf(
  { items, total }: { readonly items: readonly unknown[]; readonly total: number },
  state: ListState,
) {
  return items.length > 0 ? state.page : Math.max(1, Math.ceil(total / state.size));
}

async function loadArranger({ queryKey: [, needsScripts] }: { readonly queryKey: readonly [string, boolean] }) {
  try {
    const { loadRowArranger } = await import('./whole/arrangeRows.ts');
    return await loadRowArranger(needsScripts);
  } catch (cause) {
    throw new UnreachableError('OFFLINE', { message: 'This part of the list could not be fetched.', cause });
  }
}
