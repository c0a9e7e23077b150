import type { DataOf, Endpoint } from '@brokerdesk/api';
import { useMemo, useState } from 'react';
import { filterParamsOf } from './ListFilter.ts';
import type { FilterParamOf, ListProps, RowOf, SortOf } from './ListScreenProps.ts';
import { changeListState, type ListState, readListState } from './listState.ts';
import { useExistingPage } from './useExistingPage.ts';
import { useListRows } from './useListRows.ts';

/** The options of {@link useListQuery}; those of `ListScreen` mean the same. */
export interface ListQueryOptions<E extends Endpoint>
  extends Pick<ListProps<E>, 'endpoint' | 'paging' | 'filterValue' | 'fixedFilters' | 'filters' | 'defaultSort'> {
  /** By these columns a list without pages is searched and sorted; a list with pages needs none. */
  readonly columns?: ListProps<E>['columns'];
  /** The state at first. */
  readonly initial?: {
    readonly q?: string;
    readonly sort?: SortOf<E>;
    readonly size?: number;
    readonly filters?: Readonly<Partial<Record<FilterParamOf<E>, string>>>;
  };
}

/** A list without its appearance. */
export interface ListQuery<E extends Endpoint> {
  /** The rows of the page; undefined before the first response. */
  readonly rows: readonly RowOf<E>[] | undefined;
  /** The number of all rows that match; undefined before the first response. */
  readonly total: number | undefined;
  /** The whole response, for what it has besides rows. */
  readonly response: DataOf<E> | undefined;
  readonly state: ListState;
  /** Changes the state. Anything but `page` returns to the first page. */
  readonly change: (change: Partial<ListState>) => void;
  readonly error: Error | null;
  /** The rows belong to an earlier state; those of the current one are still loading. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

const noColumns: readonly never[] = [];
const noFilters: readonly never[] = [];

/**
 * Returns a list without its appearance, for dialogs and panels: rows, search, filters, order and page. Its state is kept
 * in memory; for a screen, whose address has the state, see `ListScreen`.
 *
 * @example
 * const users = useListQuery({ endpoint: listUsers, defaultSort: 'userName', fixedFilters: { enabled: 'true' } });
 * <input value={users.state.q} onChange={(event) => users.change({ q: event.target.value })} />
 */
export function useListQuery<E extends Endpoint>(options: ListQueryOptions<E>): ListQuery<E> {
  const { columns = noColumns, filters = noFilters, defaultSort = '', initial = {} } = options;
  const rules = useMemo(
    () => ({ defaultSort, sortFields: [], filterParams: filterParamsOf(filters, undefined) }),
    [defaultSort, filters],
  );
  const [state, setState] = useState<ListState>(() => ({ ...readListState({}, rules), ...(initial as object) }));
  const {
    data,
    query: _query,
    lastPage,
    ...rest
  } = useListRows<E>({ ...options, columns, filters, queues: undefined, state });
  const change = (part: Partial<ListState>) => setState((current) => changeListState(current, part));
  useExistingPage({ page: state.page, lastPage }, change);
  return {
    rows: data?.items,
    total: data?.total,
    state,
    change,
    ...rest,
  };
}
