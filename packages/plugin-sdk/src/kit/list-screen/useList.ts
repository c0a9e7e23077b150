// The state and the actions of a list screen, without its rendering: its parts share one object.
import type { DataOf, Endpoint } from '@brokerdesk/api';
import { useEffect, useMemo, useState, useEffectEvent, useRef } from 'react';
import { usePluginScope, useScreenParams } from '../../hooks/useHost.ts';
import { usePreference } from '../../hooks/usePreference.ts';
import type { ScreenParams } from '../../services/hostServices.ts';
import type { ListContent } from './ListContent.ts';
import { filterParamsOf, type ListFilter, type ListQueues } from './ListFilter.ts';
import { clearListRow, findListPosition, saveListPosition } from './listPosition.ts';
import type { RowOf } from '../../lists/listTypes.ts';
import type { ListProps } from './ListScreenProps.ts';
import { rejectUnknown } from '../rejectUnknown.ts';
import { otherParams, readListState, writeListState } from '../../lists/listState.ts';
import { useSelection } from './selection/useSelection.ts';
import { useListRows } from './useListRows.ts';
import { useListState, type ChangeList } from './useListState.ts';
import { type ListToolsLoader, useListTools } from './useListTools.ts';
import { noViews, type SavedViews, viewParams, type SavedView } from './views/SavedViews.ts';
import { type ListLayout, defaultLayout } from './layout/ListLayout.ts';

/** By view; the empty string means the list without a view. */
type Layouts = Readonly<Record<string, ListLayout>>;

const noLayouts: Layouts = {};

const noFilters: readonly ListFilter[] = [];

/** A list of an endpoint's rows with the loader of its tools. */
export interface List<E extends Endpoint> extends ListContent<E> {
  readonly toolbox: ListToolsLoader;
  /** Stores the queue that the user has chosen; absent in a list that does not remember it. */
  readonly rememberQueue: ((value: string) => void) | undefined;
}

/** Loads a list according to the screen's parameters, with its selection, its layout and its saved views. */
export function useList<E extends Endpoint>(props: ListProps<E>): List<E> {
  const { id, columns, defaultSort = '', filters = noFilters } = props;
  const declaredQueues = queuesOf(props, undefined);
  const queueParam = declaredQueues?.param;
  const { pluginId } = usePluginScope();
  const params = useScreenParams();
  const listId = `${pluginId}.${id}`;
  const rules = useMemo(() => {
    rejectUnknown('column', columns);
    rejectUnknown('filter', filters);
    return {
      defaultSort,
      sortFields: columns.flatMap(({ sortField }) => sortField ?? []),
      filterParams: filterParamsOf(filters, queueParam),
    };
  }, [defaultSort, columns, filters, queueParam]);
  const [savedViews, saveViews] = usePreference(`views of ${id}`, noViews);
  const [lastQueue, saveQueue] = usePreference(`queue of ${id}`, '');
  const [initialParams] = useState(() => {
    const others = otherParams(params, rules);
    // Parameters of the list take precedence over what the user chose last.
    if (Object.keys(params).length > Object.keys(others).length) return undefined;
    return initialParamsOf(savedViews) ?? initialQueueOf(declaredQueues, lastQueue);
  });
  const { state, change } = useListState(rules, initialParams);
  const { current, layout, setLayout } = useListLayout({ id, views: savedViews.views, view: state.view });
  const [position] = useState(() => findListPosition(listId, params));
  useEffect(() => clearListRow(listId), [listId]);

  const { response, ...rows } = useListRows({ ...props, filters, queues: declaredQueues, state });
  const queues = queuesOf(props, response);
  useExistingPage({ page: state.page, lastPage: rows.lastPage }, change);
  const { q } = state;
  const scope = JSON.stringify([
    q,
    ...Object.values(props.fixedFilters ?? {}),
    // Only those that are set: a filter that is added later, once its options are loaded, changes nothing.
    ...rules.filterParams.flatMap((param) => (state.filters[param] ? [[param, state.filters[param]]] : [])),
  ]);
  return {
    props,
    filters,
    state,
    change,
    queues,
    ...rows,
    selectionControl: useSelection<RowOf<E>>(listId, scope),
    position,
    savePosition: (place) => saveListPosition(listId, { params, ...place }),
    layout,
    setLayout,
    savedViews,
    saveViews,
    currentView: current,
    shown: { params: viewParams(writeListState(state, rules)), layout },
    rememberQueue: queues?.isRemembered ? saveQueue : undefined,
    openParams: (next, view) => change({ ...readListState(next, rules), view }),
    toolbox: useListTools(),
  };
}

/** The queues of a list, with the counts of a response if the list reads them from it. */
function queuesOf<E extends Endpoint>(
  { queues }: ListProps<E>,
  response: DataOf<E> | undefined,
): ListQueues | undefined {
  return typeof queues === 'function' ? queues(response) : queues;
}

/** The view that was opened last, if the user starts with it. */
function initialParamsOf({ views, startsWithLast, last }: SavedViews): ScreenParams | undefined {
  const view = startsWithLast ? views.find(({ id }) => id === last) : undefined;
  return view && { ...view.params, view: view.id };
}

/** The queue that the user chose last, if it still exists. */
function initialQueueOf(queues: ListQueues | undefined, last: string): ScreenParams | undefined {
  if (queues?.isRemembered !== true) return undefined;
  return queues.items.some(({ value }) => value === last) ? { [queues.param]: last } : undefined;
}

/**
 * Moves to the page that is now the last when the shown one no longer exists: its rows were deleted, others left the list, or
 * the address is an older one.
 */
function useExistingPage(
  { page, lastPage }: { readonly page: number; readonly lastPage: number | undefined },
  change: ChangeList,
): void {
  const leftPage = useRef<number>(undefined);
  const leave = useEffectEvent((existing: number) => {
    // Once, in case the address cannot be changed.
    if (leftPage.current === page) return;
    leftPage.current = page;
    change({ page: existing }, { replace: true });
  });
  useEffect(() => {
    if (lastPage === undefined) return;
    if (page > lastPage) leave(lastPage);
    else leftPage.current = undefined;
  }, [page, lastPage]);
}

/** Returns the layout of a list: as the user left it, or as in the saved view that is open. */
function useListLayout({
  id,
  views,
  view,
}: {
  /** The list's name within its plugin. */
  readonly id: string;
  readonly views: readonly SavedView[];
  /** The identifier of the view in the address; it may belong to another user. */
  readonly view: string;
}) {
  const [layouts, setLayouts] = usePreference(`layouts of ${id}`, noLayouts);
  const current = views.find((one) => one.id === view);
  const key = current?.id ?? '';
  return {
    current,
    layout: layouts[key] ?? current?.layout ?? defaultLayout,
    setLayout: (layout: ListLayout, of = key) => setLayouts({ ...layouts, [of]: layout }),
  };
}
