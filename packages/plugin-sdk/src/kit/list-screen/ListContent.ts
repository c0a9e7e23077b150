import type { Endpoint } from '@brokerdesk/api';
import type { ScreenParams } from '../../services/hostServices.ts';
import type { ListLayout } from './layout/ListLayout.ts';
import type { ListFilter, ListQueues } from './ListFilter.ts';
import type { ListPosition } from './listPosition.ts';
import type { RowOf } from '../../lists/listTypes.ts';
import type { ListProps } from './ListScreenProps.ts';
import type { ListState } from '../../lists/listState.ts';
import type { SelectionControl } from './selection/useSelection.ts';
import type { ListRows } from './useListRows.ts';
import type { ChangeList } from './useListState.ts';
import type { SavedView, SavedViews, ViewContent } from './views/SavedViews.ts';

/** A list of an endpoint's rows. Its tools, which are fetched later, take all they need from it. */
export interface ListContent<E extends Endpoint> extends Omit<ListRows<E>, 'response'> {
  readonly props: ListProps<E>;
  readonly filters: readonly ListFilter[];
  readonly queues: ListQueues | undefined;
  readonly state: ListState;
  readonly change: ChangeList;
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
