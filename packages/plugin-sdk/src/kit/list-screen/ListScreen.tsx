import type { Endpoint, InputOf } from '@brokerdesk/api';
import { useEffect, useMemo, useState } from 'react';
import { useCall } from '../../hooks/useCall.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { usePluginScope, useScreenParams } from '../../hooks/useHost.ts';
import { usePreference } from '../../hooks/usePreference.ts';
import type { ScreenParams } from '../../hostServices.ts';
import { PageHeader } from '../PageHeader.tsx';
import { findActiveFilters } from './findActiveFilters.ts';
import { FilterBar } from './FilterBar.tsx';
import { filterParamsOf, type ListFilter } from './ListFilter.ts';
import { findListPosition, clearListRow, saveListPosition } from './listPosition.ts';
import type { ListScreenProps, RowOf } from './ListScreenProps.ts';
import { readListState, writeListState } from './listState.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { ListBody } from './ListBody.tsx';
import { BulkBarArea } from './selection/BulkBarArea.tsx';
import { useSelection } from './selection/useSelection.ts';
import { useListState } from './useListState.ts';
import { useListTools } from './useListTools.ts';
import { useListLayout } from './views/useListLayout.ts';
import { noViews, type SavedViews, viewParams } from './views/SavedViews.ts';

const noFilters: readonly ListFilter[] = [];
const noItems: readonly never[] = [];

/**
 * A list that the server pages, sorts and filters. All that it shows is told by the screen's parameters, so a copied
 * address, reload and back give the same list.
 *
 * @example
 * <ListScreen id="users" title={text('users.title')} what={text('users.what')} endpoint={listUsers} columns={columns}
 *   rowId={(user) => user.refID} defaultSort="userID" empty={{ title: text('users.none'), text: text('users.noneHint') }} />
 */
export function ListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const { id, title, endpoint, columns, defaultSort, filters = noFilters, queues, bulk } = props;
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
  const [saved, setSaved] = usePreference(`views of ${id}`, noViews);
  const [initialParams] = useState(() => initialParamsOf(saved, params));
  const { state, change } = useListState(rules, initialParams);
  const { current, layout, setLayout } = useListLayout({ id, views: saved.views, view: state.view });
  const [position] = useState(() => findListPosition(listId, params));
  useEffect(() => clearListRow(listId), [listId]);

  const { page, size, sort, q } = state;
  const scope = JSON.stringify([q, ...rules.filterParams.map((param) => state.filters[param] ?? '')]);
  const selectionControl = useSelection<RowOf<E>>(listId, scope);
  const query = { page, size, sort, ...props.fixedFilters, ...(q === '' ? {} : { q }), ...state.filters };
  // The parameters come from a text, so no type can hold them; an endpoint refuses what it does not know.
  const result = useCall(endpoint, { query } as unknown as InputOf<E>, { keepPrevious: true });
  const data = result.data as { readonly items: readonly RowOf<E>[]; readonly total: number } | undefined;
  const total = data?.total;
  const announcedTotal = useFreshValue(total, result.isPlaceholderData);

  const activeFilters = findActiveFilters({ filters, values: state.filters, formatDate: formats.date, text });
  const toolbox = useListTools();
  const shownParams = viewParams(writeListState(state, rules));
  const shared = { list: props, query, total, selectionControl, toolbox };
  return (
    <section className="bdk-list">
      <PageHeader title={title} count={total === undefined ? undefined : formats.count(total)}>
        <ListToolbar<E>
          {...shared}
          current={current}
          shown={{ params: shownParams, layout }}
          saved={saved}
          onSave={setSaved}
          onLayout={setLayout}
          onParams={(next, view) => change({ ...readListState(next, rules), view })}
        />
        {props.action}
      </PageHeader>
      <FilterBar
        filters={filters}
        queues={queues}
        searchLabel={props.searchLabel}
        state={state}
        activeFilters={activeFilters}
        onChange={change}
      />
      <ListBody
        list={props}
        state={state}
        data={data}
        error={result.error}
        isStale={result.isPlaceholderData}
        position={position}
        layout={layout}
        onLayout={setLayout}
        selectionControl={bulk && selectionControl}
        toolbox={toolbox}
        bulkBar={bulk && <BulkBarArea<E> {...shared} items={data?.items ?? noItems} bulk={bulk} />}
        onRetry={() => void result.refetch()}
        onChange={change}
        onOpen={(place) => saveListPosition(listId, { params, ...place })}
      />
      <p className="bdk-hidden" role="status">
        {announcedTotal === undefined
          ? ''
          : text('list.rows', { count: announcedTotal, number: formats.count(announcedTotal) })}
      </p>
    </section>
  );
}

/** The view that was opened last, for somebody who wants to start with it: the address wins if it says anything. */
function initialParamsOf({ views, startsWithLast, last }: SavedViews, params: ScreenParams): ScreenParams | undefined {
  const view = startsWithLast && Object.keys(params).length === 0 ? views.find(({ id }) => id === last) : undefined;
  return view && { ...view.params, view: view.id };
}

/** Gives a value once the question that it answers is no longer being asked. */
function useFreshValue(value: number | undefined, isStale: boolean): number | undefined {
  const [freshValue, setFreshValue] = useState<number>();
  useEffect(() => {
    if (!isStale) setFreshValue(value);
  }, [value, isStale]);
  return freshValue;
}
