import type { Endpoint } from '@brokerdesk/api';
import type { ApiClient } from '../../../hostServices.ts';
import type { SharedListProps } from '../SharedListProps.ts';
import type { RowOf } from '../ListScreenProps.ts';
import type { ListSelection } from '../selection/BulkAction.ts';
import { fetchAllRows } from './fetchAllRows.ts';
import { countSelected, isSelected } from '../selection/Selection.ts';

/** Says what is selected as a screen reads it. Rows of the page that is shown are as new as the page. */
export function readSelection<E extends Endpoint>({
  api,
  list,
  query,
  total,
  selectionControl,
  items,
}: Pick<SharedListProps<E>, 'list' | 'query' | 'selectionControl'> & {
  readonly api: ApiClient;
  readonly total: number;
  readonly items: readonly RowOf<E>[];
}): ListSelection<RowOf<E>> {
  const { endpoint, rowId } = list;
  const { selection, clear } = selectionControl;
  const shown = new Map(items.map((row) => [rowId(row), row]));
  const rows = selection.isAll
    ? items.filter((row) => isSelected(selection, rowId(row)))
    : [...selection.listed].map(([id, row]) => shown.get(id) ?? row);
  return {
    scope: selection.isAll ? 'all' : 'rows',
    count: countSelected(selection, total),
    rows,
    clear,
    async load(options = {}) {
      if (!selection.isAll) return rows;
      const all = await fetchAllRows({ api, endpoint, rowId, query, ...options });
      return all.filter((row) => isSelected(selection, rowId(row)));
    },
  };
}
