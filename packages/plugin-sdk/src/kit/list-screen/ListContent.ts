import type { Endpoint } from '@brokerdesk/api';
import type { ScreenParams } from '../../hostServices.ts';
import type { ListLayout } from './layout/ListLayout.ts';
import type { ListFilter } from './ListFilter.ts';
import type { ListPosition } from './listPosition.ts';
import type { ListScreenProps, RowOf } from './ListScreenProps.ts';
import type { ListState } from './listState.ts';
import type { SelectionControl } from './selection/useSelection.ts';
import type { ChangeList } from './useListState.ts';
import type { SavedView, SavedViews, ViewContent } from './views/SavedViews.ts';

/** A list of an endpoint's rows. Its tools, which are fetched later, take all they need from it. */
export interface ListContent<E extends Endpoint> {
  readonly props: ListScreenProps<E>;
  readonly filters: readonly ListFilter[];
  readonly state: ListState;
  readonly change: ChangeList;
  /** The input of the endpoint's call. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined before the first response. */
  readonly data: { readonly items: readonly RowOf<E>[]; readonly total: number } | undefined;
  readonly error: Error | null;
  /** The rows belong to an earlier query; the response to the current one is still loading. */
  readonly isStale: boolean;
  readonly retry: () => void;
  readonly selectionControl: SelectionControl<RowOf<E>>;
  /** Where the user left the list, if they return to it. */
  readonly position: ListPosition | undefined;
  readonly savePosition: (position: Omit<ListPosition, 'params'>) => void;
  readonly layout: ListLayout;
  /** Changes the layout of the list as shown, or of a view that is about to be opened. */
  readonly setLayout: (layout: ListLayout, view?: string) => void;
  readonly savedViews: SavedViews;
  readonly saveViews: (views: SavedViews) => void;
  /** The saved view that is open. */
  readonly currentView: SavedView | undefined;
  /** The content of a view if it were saved now. */
  readonly shown: ViewContent;
  readonly openParams: (params: ScreenParams, view: string) => void;
}
