import type { Endpoint, InputOf } from '@brokerdesk/api';
import { useEffect, useMemo, useState } from 'react';
import { useCall } from '../../hooks/useCall.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { usePluginScope } from '../../hooks/usePluginScope.ts';
import { useScreenParams } from '../../hooks/useScreenParams.ts';
import { PageHeader } from '../PageHeader.tsx';
import { findActiveFilters } from './findActiveFilters.ts';
import { FilterBar } from './FilterBar.tsx';
import { filterParamsOf, type ListFilter } from './ListFilter.ts';
import { findListPosition, forgetListRow, keepListPosition } from './listPosition.ts';
import type { ListScreenProps, RowOf } from './ListScreenProps.ts';
import { ListWork } from './ListWork.tsx';
import { useListState } from './useListState.ts';

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

  const active = findActiveFilters({ filters, values: state.filters, formatDate: formats.date, text });
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
