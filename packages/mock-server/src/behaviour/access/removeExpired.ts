import type { MockRow } from '@brokerdesk/api';
import type { StateContext } from '../../pipeline/StateContext.ts';

const rowsBetweenCleanings = 100;

/**
 * Removes the rows of a collection that are over, now and then, so that names which somebody makes up do not fill it.
 * Call it before each row that is added.
 */
export function removeExpired<Row extends MockRow>(
  context: StateContext,
  collection: string,
  endOf: (row: Row) => number,
): void {
  const count = context.count(collection);
  if (count === 0 || count % rowsBetweenCleanings !== 0) return;
  const now = context.now();
  const ids = context.ids(collection).filter((id) => {
    const row = context.row<Row>(collection, id);
    return row !== undefined && endOf(row) <= now;
  });
  context.change((draft) => {
    for (const id of ids) draft.remove(collection, id);
  });
}
