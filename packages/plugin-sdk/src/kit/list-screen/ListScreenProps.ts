// The props of a list screen, in the types of its endpoint.
import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import type { ScreenTarget } from '../../hostServices.ts';
import type { ListColumn } from './ListColumn.ts';
import type { ListFilter, ListQueues } from './ListFilter.ts';
import type { ListBulk } from './selection/BulkAction.ts';

type QueryOf<E> = InputOf<E> extends { readonly query?: infer Query } ? NonNullable<Query> : never;
/** The sort orders of a list endpoint. */
export type SortOf<E> = QueryOf<E> extends { sort?: infer Sort } ? NonNullable<Sort> & string : never;

/** The rows of a list endpoint. */
export type RowOf<E> = DataOf<E> extends { readonly items: readonly (infer Row)[] } ? Row : never;

/** The parameters of a list endpoint that a filter can set. */
export type FilterParamOf<E> = Exclude<keyof QueryOf<E> & string, 'page' | 'size' | 'sort' | 'q'>;

/** The fields that a list endpoint can sort by. */
export type SortFieldOf<E> = Exclude<SortOf<E>, `-${string}`>;

/** The props of {@link ListScreen}. Declare columns and filters with `useMemo`: rows render again when they change. */
export interface ListScreenProps<E extends Endpoint> {
  /** Unique within the plugin. */
  readonly id: string;
  readonly title: string;
  /** The name of the rows, as in "Still waiting for …". */
  readonly itemsLabel: string;
  readonly endpoint: E;
  readonly columns: readonly ListColumn<RowOf<E>, SortFieldOf<E>>[];
  readonly rowId: (row: RowOf<E>) => string;
  readonly defaultSort: SortOf<E>;
  /** The fields that the search covers; without it the list has no search. */
  readonly searchLabel?: string;
  /** Filters that the user cannot change; a filter of the same parameter replaces one. */
  readonly fixedFilters?: Readonly<Partial<Record<FilterParamOf<E>, string>>>;
  readonly filters?: readonly ListFilter<FilterParamOf<E>>[];
  readonly queues?: ListQueues<FilterParamOf<E>>;
  /** The screen that a row opens. */
  readonly rowTarget?: (row: RowOf<E>) => ScreenTarget;
  /** Lets the user select rows, and defines the actions for the selected ones. */
  readonly bulk?: ListBulk<RowOf<E>>;
  /**
   * The name of the export file without its extension; without a name the list has no export. Every user who may see
   * the list may export it: omit the name to prevent that.
   */
  readonly exportName?: string;
  /** The screen's primary action. */
  readonly action?: ReactNode;
  /** Shown while the list has no rows at all: what the list will contain and how the first row is created. */
  readonly empty: { readonly title: string; readonly text: string };
}
