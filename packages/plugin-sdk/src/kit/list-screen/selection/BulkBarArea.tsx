import type { Endpoint } from '@brokerdesk/api';
import { useEffect } from 'react';
import type { RowOf } from '../../../lists/listTypes.ts';
import type { List } from '../useList.ts';
import type { ListBulk } from './BulkAction.ts';
import { countSelected } from './Selection.ts';

/**
 * The area of the bulk bar below the rows; empty while no row is selected. The bar is loaded with the first selection.
 */
export function BulkBarArea<E extends Endpoint>(props: { readonly list: List<E>; readonly bulk: ListBulk<RowOf<E>> }) {
  const { selectionControl, data, toolbox } = props.list;
  const { tools, load } = toolbox;
  const isEmpty = countSelected(selectionControl.selection, data?.total ?? 0) === 0;
  const needsTools = !isEmpty && tools === undefined;
  useEffect(() => {
    if (needsTools) void load();
    // A failure is reported once; the next selection retries.
  }, [needsTools, load]);
  if (isEmpty) return null;
  return tools === undefined ? <div className="bdk-card bdk-bulk" /> : <tools.BulkBar<E> {...props} />;
}
