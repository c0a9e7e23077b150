import type { MockRow } from '@brokerdesk/api';
import type { StateContext } from '../../pipeline/StateContext.ts';

const rowsPerCleanup = 100;

/**
 * Removes the expired rows of a collection from time to time, so that invented login names do not fill it. Call it
 * before each row that is added.
 */
export function removeExpired<Row extends MockRow>(
  context: StateContext,
  collection: string,
  expiryOf: (row: Row) => number,
): void {
  const count = context.count(collection);
  if (count === 0 || count % rowsPerCleanup !== 0) return;
  const now = context.now();
  const ids = context.ids(collection).filter((id) => {
    const row = context.row<Row>(collection, id);
    return row !== undefined && expiryOf(row) <= now;
  });
  context.change((draft) => {
    for (const id of ids) draft.remove(collection, id);
  });
}
