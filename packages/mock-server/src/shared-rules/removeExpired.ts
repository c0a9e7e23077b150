import type { MockRow } from '@brokerdesk/api';
import type { StateContext } from '../context/StateContext.ts';

const firstCleanupCount = 100;

/**
 * Removes the expired rows of a collection when it has 100 rows, 200, 400 and so on, so that the cleanup costs each write
 * the same. Otherwise invented login names would fill it. Call it before each row that is added.
 */
export function removeExpired<Row extends MockRow>(
  context: StateContext,
  collection: string,
  expiryOf: (row: Row) => number,
): void {
  const doublings = Math.log2(context.collection(collection).size / firstCleanupCount);
  if (doublings < 0 || !Number.isInteger(doublings)) return;
  const now = context.now();
  context.change((draft) => {
    for (const { id, current } of context.collection(collection).overlayEntries()) {
      if (current && expiryOf(current as Row) <= now) draft.remove(collection, id);
    }
  });
}
