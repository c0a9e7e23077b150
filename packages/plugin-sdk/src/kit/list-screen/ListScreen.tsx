import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import { useEffect, useMemo, useState } from 'react';
import type { ScreenTarget } from '../../hostServices.ts';
import { useCall } from '../../hooks/useCall.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { usePluginScope } from '../../hooks/usePluginScope.ts';
import { useScreenParams } from '../../hooks/useScreenParams.ts';
import { PageHeader } from '../PageHeader.tsx';
import { findActiveFilters } from './findActiveFilters.ts';
import { FilterBar } from './FilterBar.tsx';
import type { ListColumn } from './ListColumn.ts';
import { filterParamsOf, type ListFilter, type ListQueues } from './ListFilter.ts';
import { findListPosition, forgetListRow, keepListPosition } from './listPosition.ts';
import { ListWork } from './ListWork.tsx';
import { useListState } from './useListState.ts';

type QueryOf<E> = InputOf<E> extends { readonly query?: infer Query } ? NonNullable<Query> : never;
/** The orders that a list endpoint knows. */
export type SortOf<E> = QueryOf<E> extends { sort?: infer Sort } ? NonNullable<Sort> & string : never;

/** The rows of a list endpoint. */
export type RowOf<E> = DataOf<E> extends { readonly items: readonly (infer Row)[] } ? Row : never;

/** The parameters of a list endpoint that a filter can set. */
export type FilterParamOf<E> = Exclude<keyof QueryOf<E> & string, 'page' | 'size' | 'sort' | 'q'>;

/** The fields that a list endpoint can sort by. */
export type SortFieldOf<E> = Exclude<SortOf<E>, `-${string}`>;

/** What {@link ListScreen} is made of. Declare columns and filters with `useMemo`: rows are redrawn when they change. */
export interface ListScreenProps<E extends Endpoint> {
  /** Unique within the plugin. */
  readonly id: string;
  readonly title: string;
  /** What the list holds, as it stands in "Still waiting for …". */
  readonly what: string;
  readonly endpoint: E;
  readonly columns: readonly ListColumn<RowOf<E>, SortFieldOf<E>>[];
  readonly rowId: (row: RowOf<E>) => string;
  readonly defaultSort: SortOf<E>;
  /** What the search looks in; without it the list has no search. */
  readonly searchLabel?: string;
  readonly filters?: readonly ListFilter<FilterParamOf<E>>[];
  readonly queues?: ListQueues<FilterParamOf<E>>;
  /** The screen that a row opens. */
  readonly open?: (row: RowOf<E>) => ScreenTarget;
  /** What this list will hold and how the first one comes, for when there is none at all. */
  readonly empty: { readonly title: string; readonly text: string };
}

const noFilters: readonly ListFilter[] = [];

/**
 * A list that the server pages, sorts and filters. All that it shows is told by the screen's parameters, so a copied
 * address, reload and back give the same list.
 *
 * @example
 * <ListScreen id="users" title={text('users.title')} what={text('users.what')} endpoint={listUsers} columns={columns}
 *   rowId={(user) => user.refID} defaultSort="userID" empty={{ title: text('users.none'), text: text('users.noneHint') }} />
 */
export function ListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const { id, title, endpoint, columns, defaultSort, filters = noFilters, queues } = props;
  const { pluginId } = usePluginScope();
  const params = useScreenParams();
  const text = useKitText();
  const formats = useFormats();
  const listId = `${pluginId}.${id}`;
  const rules = useMemo(
    () => ({
      defaultSort,
      sortFields: columns.flatMap(({ sortField }) => sortField ?? []),
      filterParams: filterParamsOf(filters, queues),
    }),
    [defaultSort, columns, filters, queues],
  );
  const { state, change } = useListState(rules);
  const [position] = useState(() => findListPosition(listId, params));
  useEffect(() => forgetListRow(listId), [listId]);

  const { page, size, sort, q } = state;
  const query = { page, size, sort, ...(q === '' ? {} : { q }), ...state.filters };
  // The parameters come from a text, so no type can hold them; an endpoint refuses what it does not know.
  const answer = useCall(endpoint, { query } as unknown as InputOf<E>, { keepPrevious: true });
  const data = answer.data as { readonly items: readonly RowOf<E>[]; readonly total: number } | undefined;
  const total = data?.total;
  const announced = useSettled(total, answer.isPlaceholderData);

  const active = findActiveFilters({ filters, values: state.filters, formatDate: formats.date });
  return (
    <section className="bdk-list">
      <PageHeader title={title} count={total === undefined ? undefined : formats.count(total)} />
      <FilterBar
        filters={filters}
        queues={queues}
        searchLabel={props.searchLabel}
        state={state}
        active={active}
        onChange={change}
      />
      <ListWork
        list={props}
        state={state}
        data={data}
        error={answer.error}
        isStale={answer.isPlaceholderData}
        position={position}
        onRetry={() => void answer.refetch()}
        onChange={change}
        onOpen={(place) => keepListPosition(listId, { params, ...place })}
      />
      <p className="bdk-hidden" role="status">
        {announced === undefined ? '' : text('list.rows', { count: announced, number: formats.count(announced) })}
      </p>
    </section>
  );
}

/** Gives a value once the question that it answers is no longer being asked. */
function useSettled(value: number | undefined, isStale: boolean): number | undefined {
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    if (!isStale) setSettled(value);
  }, [value, isStale]);
  return settled;
}
