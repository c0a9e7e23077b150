// The props of a list screen, in the types of its endpoint.
import type { DataOf, Endpoint } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import type {
  ChoicesParamOf,
  FilterParamOf,
  QueryParamOf,
  ReturnsArray,
  RowOf,
  SortFieldOf,
  SortOf,
} from '../../lists/listTypes.ts';
import type { ScreenTarget } from '../../services/hostServices.ts';
import type { ListColumn } from './ListColumn.ts';
import type { ListFilter, ListQueues } from './ListFilter.ts';
import type { ListBulk } from './selection/BulkAction.ts';
import type { RowAction } from './selection/RowAction.ts';
import type { RowCard } from './cards/RowCard.ts';
import type { RowPanel } from './side-panel/RowPanel.ts';

type ListEndpoint<E> = [RowOf<E>] extends [never] ? 'This call returns no list: use useCall' : unknown;

/** The props of a list that do not depend on how its endpoint pages. */
export interface ListProps<E extends Endpoint> {
  /** Unique within the plugin. */
  readonly id: string;
  readonly title: string;
  /** The name of the rows, as in "Still waiting for …". */
  readonly itemsLabel: string;
  readonly endpoint: E & ListEndpoint<E>;
  readonly columns: readonly ListColumn<RowOf<E>, SortFieldOf<E>>[];
  readonly rowId: (row: RowOf<E>) => string;
  readonly defaultSort?: SortOf<E> | undefined;
  readonly paging?: 'none' | undefined;
  readonly filterValue?: ((row: RowOf<E>, param: string) => string | readonly string[] | null | undefined) | undefined;
  /** The fields that the search covers; without it the list has no search. */
  readonly searchLabel?: string | undefined;
  /** Filters that the user cannot change; a filter of the same parameter replaces one. */
  readonly fixedFilters?: Readonly<Partial<Record<QueryParamOf<E>, string>>> | undefined;
  readonly filters?: readonly ListFilter<FilterParamOf<E>, ChoicesParamOf<E>>[] | undefined;
  /** Filters as a row of buttons; a function reads their counts from the response, and has none before the first. */
  readonly queues?:
    | ListQueues<FilterParamOf<E>>
    | ((data: DataOf<E> | undefined) => ListQueues<FilterParamOf<E>>)
    | undefined;
  /** The screen that a row opens. Always the same function: every row renders again with another one. */
  readonly rowTarget?: ((row: RowOf<E>) => ScreenTarget) | undefined;
  /** Opens a row on this screen, such as in a dialog. */
  readonly onOpen?: ((row: RowOf<E>) => void) | undefined;
  /** Shows the rows as cards instead of a grid: see {@link RowCard}. */
  readonly card?: RowCard<RowOf<E>> | undefined;
  /** A panel beside the list for the row that has the focus: see {@link RowPanel}. */
  readonly panel?: RowPanel<RowOf<E>> | undefined;
  /** The actions for one row, in its menu: see {@link RowAction}. */
  readonly rowActions?: ((row: RowOf<E>) => readonly RowAction[]) | undefined;
  /** Lets the user select rows, and defines the actions for the selected ones. */
  readonly bulk?: ListBulk<RowOf<E>> | undefined;
  /**
   * The name of the export file without its extension; without a name the list has no export. Every user who may see
   * the list may export it: omit the name to prevent that.
   */
  readonly exportName?: string | undefined;
  /** Shown between the title and the filters: what concerns all rows, such as a quota. */
  readonly note?: ReactNode;
  /** The screen's primary action. */
  readonly action?: ReactNode;
  /** Shown while the list has no rows at all: what the list will contain and how the first row is created. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** How a list is paged: by its endpoint, or not at all if the endpoint returns all rows as an array. */
export type PagingProps<E extends Endpoint> =
  ReturnsArray<E> extends true
    ? {
        /** The endpoint returns all rows: they are searched, sorted and filtered in the browser. */
        readonly paging: 'none';
        /** The column by which the rows are sorted; the order of the response by default. */
        readonly defaultSort?: string | undefined;
        /** Returns the values of a row that a filter compares; the property of the parameter's name by default. */
        readonly filterValue?:
          | ((row: RowOf<E>, param: string) => string | readonly string[] | null | undefined)
          | undefined;
      }
    : { readonly paging?: never; readonly filterValue?: never; readonly defaultSort: SortOf<E> };

/** The props of {@link ListScreen}. Declare columns and filters with `useMemo`: rows render again when they change. */
export type ListScreenProps<E extends Endpoint> = ListProps<E> & PagingProps<E>;
