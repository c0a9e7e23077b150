// A sorted and perhaps filtered list of a broker's rows that stays fast at 100,000 rows after a write: the seeded rows
// are sorted and filtered once for the lifetime of the seed, and what was written since is merged in.
import type { StateContext } from '../../context/StateContext.ts';
import type { Collection } from '../../state/Collection.ts';
import { createRecentlyUsedRef } from '../../state/createRecentlyUsedRef.ts';
import { compareKeys, selectRows, type SortOptions, sortKeys, sortRows } from './lists.ts';

interface BrokerRow {
  readonly brokerCode: string;
}

export interface SortedViewOptions<Row extends BrokerRow> extends SortOptions<Row> {
  readonly collection: string;
  readonly brokerCode: string;
  /** Selects rows; all of the broker's if absent. */
  readonly filter?: {
    /** Cache key; must contain everything that `predicate` reads besides the row. */
    readonly key: string;
    readonly predicate: (row: Row) => boolean;
  };
}

/** Returns the rows in order: the same array for as long as the collection stays the same. */
export function sortedView<Row extends BrokerRow>(context: StateContext, list: SortedViewOptions<Row>): readonly Row[] {
  const collection = context.collection(list.collection);
  const views = viewsByCollection.get(collection) ?? new Map<string, WeakRef<readonly object[]>>();
  viewsByCollection.set(collection, views);
  const key = `${list.brokerCode} ${list.sort} ${list.language ?? ''} ${list.filter?.key ?? ''}`;
  const cached = views.get(key)?.deref() as readonly Row[] | undefined;
  if (cached) return cached;
  const rows = mergeWrites(sortSeeded(collection, list), collection, list);
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
  const { dropped, written } = writesOf(collection, list);
  const add = (row: Row, count: number) => counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + count);
  for (const row of dropped) add(row, -1);
  for (const row of written) add(row, 1);
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

/** How a list differs from its seeded rows. */
interface Writes<Row> {
  /** Seeded rows of the list that were changed or removed. */
  readonly dropped: ReadonlySet<Row>;
  readonly written: readonly Row[];
}

function writesOf<Row extends BrokerRow>(
  collection: Collection,
  { brokerCode, filter }: SortedViewOptions<Row>,
): Writes<Row> {
  const dropped = new Set<Row>();
  const written: Row[] = [];
  const isListed = (row: Row | undefined): row is Row =>
    row?.brokerCode === brokerCode && (filter?.predicate(row) ?? true);
  for (const { seeded, current } of collection.overlayEntries()) {
    const [before, after] = [seeded as Row | undefined, current as Row | undefined];
    if (before === after) continue;
    if (isListed(before)) dropped.add(before);
    if (isListed(after)) written.push(after);
  }
  return { dropped, written };
}

function mergeWrites<Row extends BrokerRow>(
  seeded: readonly Row[],
  collection: Collection,
  list: SortedViewOptions<Row>,
): readonly Row[] {
  const { dropped, written } = writesOf(collection, list);
  if (dropped.size === 0 && written.length === 0) return seeded;
  const keyOf = sortKeys(list);
  const compare = compareKeys(list);
  const merged: Row[] = [];
  let next = 0;
  const copyUpTo = (end: number) => {
    for (const row of seeded.slice(next, end)) if (!dropped.has(row)) merged.push(row);
    next = end;
  };
  for (const row of sortRows(written, list)) {
    const key = keyOf(row);
    copyUpTo(findInsertionIndex(seeded, next, (other) => compare(keyOf(other), key)));
    merged.push(row);
  }
  copyUpTo(seeded.length);
  return merged;
}

/** The first index from `low` whose row does not come before; `compareTo` is negative for a row that comes before. */
function findInsertionIndex<Row>(rows: readonly Row[], low: number, compareTo: (row: Row) => number): number {
  let [first, last] = [low, rows.length];
  while (first < last) {
    const middle = (first + last) >>> 1;
    const row = rows[middle];
    if (row !== undefined && compareTo(row) < 0) first = middle + 1;
    else last = middle;
  }
  return first;
}
