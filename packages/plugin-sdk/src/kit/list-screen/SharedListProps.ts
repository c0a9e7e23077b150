import type { Endpoint } from '@brokerdesk/api';
import type { ListScreenProps, RowOf } from './ListScreenProps.ts';
import type { SelectionControl } from './selection/useSelection.ts';

/** What everything around the rows of a list works with. */
export interface SharedListProps<E extends Endpoint> {
  readonly list: ListScreenProps<E>;
  /** What the endpoint was asked. */
  readonly query: Readonly<Record<string, unknown>>;
  /** How many match; undefined before the first answer. */
  readonly total: number | undefined;
  readonly selectionControl: SelectionControl<RowOf<E>>;
}
