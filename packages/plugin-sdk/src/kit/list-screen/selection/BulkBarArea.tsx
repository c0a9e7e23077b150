import type { Endpoint } from '@brokerdesk/api';
import { useEffect } from 'react';
import type { SharedListProps } from '../SharedListProps.ts';
import type { RowOf } from '../ListScreenProps.ts';
import type { ListBulk } from './BulkAction.ts';
import type { ListToolsLoader } from '../useListTools.ts';
import { countSelected } from './Selection.ts';

/** The room below the rows for what can be done with those selected; nothing while none is. The bar itself comes late. */
export function BulkBarArea<E extends Endpoint>({
  toolbox: { tools, load },
  ...props
}: SharedListProps<E> & {
  readonly toolbox: ListToolsLoader;
  readonly bulk: ListBulk<RowOf<E>>;
  readonly items: readonly RowOf<E>[];
}) {
  const { total = 0, selectionControl } = props;
  const isEmpty = countSelected(selectionControl.selection, total) === 0;
  const needsTools = !isEmpty && tools === undefined;
  useEffect(() => {
    if (needsTools) void load();
    // A failure is told once; the next selection tries again.
  }, [needsTools, load]);
  if (isEmpty) return null;
  return tools === undefined ? <div className="bdk-bulk" /> : <tools.BulkBar<E> {...props} />;
}
