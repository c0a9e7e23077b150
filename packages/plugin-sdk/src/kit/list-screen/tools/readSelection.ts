import type { Endpoint } from '@brokerdesk/api';
import type { ApiClient } from '../../../services/hostServices.ts';
import type { ListContent } from '../ListContent.ts';
import type { RowOf } from '../../../lists/listTypes.ts';
import type { ListSelection } from '../selection/BulkAction.ts';
import { fetchMatchingRows } from './fetchMatchingRows.ts';
import { countSelected, isSelected } from '../selection/Selection.ts';

const noData = { items: [], total: 0 };

/** Returns the selection in the form that screens use. Rows of the current page are as new as the page. */
export function readSelection<E extends Endpoint>(
  api: ApiClient,
  list: Pick<ListContent<E>, 'props' | 'query' | 'data' | 'selectionControl'>,
): ListSelection<RowOf<E>> {
  const { props, data, selectionControl } = list;
  const { rowId } = props;
  const { items, total } = data ?? noData;
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
      const all = await fetchMatchingRows(api, list, options);
      return all.filter((row) => isSelected(selection, rowId(row)));
    },
  };
}
