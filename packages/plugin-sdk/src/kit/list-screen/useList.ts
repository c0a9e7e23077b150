// Everything a list screen knows and can do, apart from how it looks: its parts take what they need from one object.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import { useEffect, useMemo, useState } from 'react';
import { useCall } from '../../hooks/useCall.ts';
import { usePluginScope } from '../../hooks/useHost.ts';
import { usePreference } from '../../hooks/usePreference.ts';
import { useScreenParams } from '../../hooks/useHost.ts';
import type { ScreenParams } from '../../hostServices.ts';
import type { ListLayout } from './layout/ListLayout.ts';
import { filterParamsOf, type ListFilter } from './ListFilter.ts';
import { clearListRow, findListPosition, type ListPosition, saveListPosition } from './listPosition.ts';
import type { ListScreenProps, RowOf } from './ListScreenProps.ts';
import { type ListState, readListState, writeListState } from './listState.ts';
import { type SelectionControl, useSelection } from './selection/useSelection.ts';
import { type ChangeList, useListState } from './useListState.ts';
import { type ListToolsLoader, useListTools } from './useListTools.ts';
import { noViews, type SavedView, type SavedViews, type ViewContent, viewParams } from './views/SavedViews.ts';
import { useListLayout } from './views/useListLayout.ts';

const noFilters: readonly ListFilter[] = [];

/** A list of an endpoint's rows. */
export interface List<E extends Endpoint> {
  readonly props: ListScreenProps<E>;
  readonly filters: readonly ListFilter[];
  readonly state: ListState;
  readonly change: ChangeList;
  /** What the endpoint is called with. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined before the first response. */
  readonly data: { readonly items: readonly RowOf<E>[]; readonly total: number } | undefined;
  readonly error: Error | null;
  /** The rows belong to an earlier query; the response to the current one is still awaited. */
  readonly isStale: boolean;
  readonly retry: () => void;
  readonly selectionControl: SelectionControl<RowOf<E>>;
  /** Where the user left the list, if they come back to it. */
  readonly position: ListPosition | undefined;
  readonly savePosition: (position: Omit<ListPosition, 'params'>) => void;
  readonly layout: ListLayout;
  /** Changes the layout of the list as shown, or of a view that is going to be opened. */
  readonly setLayout: (layout: ListLayout, view?: string) => void;
  readonly savedViews: SavedViews;
  readonly saveViews: (views: SavedViews) => void;
  /** The saved view that is open. */
  readonly currentView: SavedView | undefined;
  /** What a view saved now would contain. */
  readonly shown: ViewContent;
  readonly openParams: (params: ScreenParams, view: string) => void;
  readonly toolbox: ListToolsLoader;
}

/** Loads a list according to the screen's parameters, with its selection, its layout and its saved views. */
export function useList<E extends Endpoint>(props: ListScreenProps<E>): List<E> {
  const { id, endpoint, columns, defaultSort, filters = noFilters, queues } = props;
  const { pluginId } = usePluginScope();
  const params = useScreenParams();
  const listId = `${pluginId}.${id}`;
  const rules = useMemo(
    () => ({
      defaultSort,
      sortFields: columns.flatMap(({ sortField }) => sortField ?? []),
      filterParams: filterParamsOf(filters, queues),
    }),
    [defaultSort, columns, filters, queues],
  );
  const [savedViews, saveViews] = usePreference(`views of ${id}`, noViews);
  const [initialParams] = useState(() => initialParamsOf(savedViews, params));
  const { state, change } = useListState(rules, initialParams);
  const { current, layout, setLayout } = useListLayout({ id, views: savedViews.views, view: state.view });
  const [position] = useState(() => findListPosition(listId, params));
  useEffect(() => clearListRow(listId), [listId]);

  const { page, size, sort, q } = state;
  const scope = JSON.stringify([q, ...rules.filterParams.map((param) => state.filters[param] ?? '')]);
  const query = { page, size, sort, ...props.fixedFilters, ...(q === '' ? {} : { q }), ...state.filters };
  // The parameters come from a text, so no type can describe them; an endpoint rejects what it does not know.
  const result = useCall(endpoint, { query } as unknown as InputOf<E>, { keepPrevious: true });
  return {
    props,
    filters,
    state,
    change,
    query,
    data: result.data as List<E>['data'],
    error: result.error,
    isStale: result.isPlaceholderData,
    retry: () => void result.refetch(),
    selectionControl: useSelection<RowOf<E>>(listId, scope),
    position,
    savePosition: (place) => saveListPosition(listId, { params, ...place }),
    layout,
    setLayout,
    savedViews,
    saveViews,
    currentView: current,
    shown: { params: viewParams(writeListState(state, rules)), layout },
    openParams: (next, view) => change({ ...readListState(next, rules), view }),
    toolbox: useListTools(),
  };
}

/** The view that was opened last, if the user starts with it. Parameters in the address take precedence. */
function initialParamsOf({ views, startsWithLast, last }: SavedViews, params: ScreenParams): ScreenParams | undefined {
  const view = startsWithLast && Object.keys(params).length === 0 ? views.find(({ id }) => id === last) : undefined;
  return view && { ...view.params, view: view.id };
}
