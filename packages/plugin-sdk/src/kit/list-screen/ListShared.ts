import type { Endpoint } from '@brokerdesk/api';
import type { ListScreenProps, RowOf } from './ListScreenProps.ts';
import type { ListPicking } from './selection/useSelection.ts';

/** What everything around the rows of a list works with. */
export interface ListShared<E extends Endpoint> {
  readonly list: ListScreenProps<E>;
  /** What the endpoint was asked. */
  readonly query: Readonly<Record<string, unknown>>;
  /** How many match; undefined before the first answer. */
  readonly total: number | undefined;
  readonly picking: ListPicking<RowOf<E>>;
}
