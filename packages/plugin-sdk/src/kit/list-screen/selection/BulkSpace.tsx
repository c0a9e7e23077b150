import type { Endpoint } from '@brokerdesk/api';
import { useEffect } from 'react';
import type { ListShared } from '../ListShared.ts';
import type { RowOf } from '../ListScreenProps.ts';
import type { ListBulk } from './BulkAction.ts';
import type { ListToolbox } from '../useListTools.ts';
import { countSelected } from './Selection.ts';

/** The room below the rows for what can be done with those selected; nothing while none is. The bar itself comes late. */
export function BulkSpace<E extends Endpoint>({
  toolbox: { tools, load },
  ...props
}: ListShared<E> & {
  readonly toolbox: ListToolbox;
  readonly bulk: ListBulk<RowOf<E>>;
  readonly items: readonly RowOf<E>[];
}) {
  const { total = 0, picking } = props;
  const isEmpty = countSelected(picking.selection, total) === 0;
  const isWanted = !isEmpty && tools === undefined;
  useEffect(() => {
    if (isWanted) void load();
    // A failure is told once; the next selection tries again.
  }, [isWanted, load]);
  if (isEmpty) return null;
  return tools === undefined ? <div className="bdk-bulk" /> : <tools.BulkBar<E> {...props} />;
}
