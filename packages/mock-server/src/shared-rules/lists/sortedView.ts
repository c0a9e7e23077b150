// A sorted and perhaps filtered list of a broker's rows that stays fast at 100,000 rows after a write: the seeded rows
// are sorted and filtered once for the lifetime of the seed, and later writes are merged in at their positions.
import type { StateContext } from '../../context/StateContext.ts';
import type { Collection } from '../../state/Collection.ts';
import { createRecentlyUsedRef } from '../../state/createRecentlyUsedRef.ts';
import { selectRows, sortRows } from './lists.ts';
import { type BrokerRow, findPosition, mergeWrites, type SortedViewOptions } from './mergeWrites.ts';

/** Returns the rows in order: the same array for as long as the collection stays the same. */
export function sortedView<Row extends BrokerRow>(context: StateContext, list: SortedViewOptions<Row>): readonly Row[] {
  const collection = context.collection(list.collection);
  const seeded = sortSeeded(collection, list);
  const views = viewsByCollection.get(collection) ?? new Map<string, WeakRef<readonly object[]>>();
  viewsByCollection.set(collection, views);
  const key = `${list.brokerCode} ${list.sort} ${list.language ?? ''} ${list.filter?.key ?? ''}`;
  const cached = views.get(key)?.deref() as readonly Row[] | undefined;
  if (cached) return cached;
  const rows = mergeWrites(seeded, collection, list);
  views.set(key, createRecentlyUsedRef(rows));
  return rows;
}

/** Counts the rows of a list by a key, without making the list. Counts are cached by the identity of `keyOf`: declare it once. */
export function countRows<Row extends BrokerRow>(
  context: StateContext,
  list: SortedViewOptions<Row>,
  keyOf: (row: Row) => string,
): ReadonlyMap<string, number> {
  const collection = context.collection(list.collection);
  const seeded = sortSeeded(collection, list);
  const cached = countsOf.get(seeded) ?? new WeakMap<object, ReadonlyMap<string, number>>();
  countsOf.set(seeded, cached);
  const counted = cached.get(keyOf) ?? countBy(seeded, keyOf);
  cached.set(keyOf, counted);
  const counts = new Map(counted);
  const add = (row: Row | undefined, count: number) => {
    if (row && findPosition(seeded, list, row)) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + count);
  };
  for (const { seeded: before, current } of collection.overlayEntries()) {
    add(before as Row | undefined, -1);
    add(current as Row | undefined, 1);
  }
  return counts;
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

const countsOf = new WeakMap<readonly object[], WeakMap<object, ReadonlyMap<string, number>>>();
const viewsByCollection = new WeakMap<Collection, Map<string, WeakRef<readonly object[]>>>();

function sortSeeded<Row extends BrokerRow>(collection: Collection, list: SortedViewOptions<Row>): readonly Row[] {
  const { brokerCode, sort, language = '', filter } = list;
  const rows = collection.seededRowsOf(brokerCode) as readonly Row[];
  const sorted = selectRows(rows, `ordered for ${brokerCode} by ${sort} ${language}`, () =>
    sortRows(
      rows.filter((row) => row.brokerCode === brokerCode),
      list,
    ),
  );
  return filter ? selectRows(sorted, filter.key, () => sorted.filter(filter.predicate)) : sorted;
}
