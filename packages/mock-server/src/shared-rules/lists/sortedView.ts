// A sorted and perhaps filtered list of a broker's rows that stays quick at 100,000 rows after a write: the seeded rows
// are sorted and filtered once for as long as the seed lives, and what was written since is put into its places.
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { Collection } from '../../state/Collection.ts';
import { createRecentlyUsedRef } from '../../state/createRecentlyUsedRef.ts';
import { compareKeys, type SortKey, type SortOptions, selectRows, sortKeys, sortRows } from './lists.ts';

interface BrokerRow {
  readonly brokerCode: string;
}

export interface SortedViewOptions<Row extends BrokerRow> extends SortOptions<Row> {
  readonly collection: string;
  readonly brokerCode: string;
  /** Which rows are wanted; all of the broker's if absent. */
  readonly filter?: {
    /** Must say everything that `keeps` reads besides the row. */
    readonly key: string;
    readonly predicate: (row: Row) => boolean;
  };
}

/** Lists rows in order. Gives the same array for as long as the collection stays the same. */
export function sortedView<Row extends BrokerRow>(context: StateContext, list: SortedViewOptions<Row>): readonly Row[] {
  const collection = context.environment.sandbox.collection(list.collection);
  const seeded = sortSeeded(collection, list);
  const views = viewsByCollection.get(collection) ?? new Map<string, WeakRef<readonly object[]>>();
  viewsByCollection.set(collection, views);
  const key = `${list.brokerCode} ${list.sort} ${list.filter?.key ?? ''}`;
  const cached = views.get(key)?.deref() as readonly Row[] | undefined;
  if (cached) return cached;
  const rows = mergeWrites(seeded, collection, list);
  views.set(key, createRecentlyUsedRef(rows));
  return rows;
}

/** Counts the rows of a list by a key, without making the list. `storageKeyOf` is known by its identity: declare it once. */
export function countRows<Row extends BrokerRow>(
  context: StateContext,
  list: SortedViewOptions<Row>,
  keyOf: (row: Row) => string,
): ReadonlyMap<string, number> {
  const collection = context.environment.sandbox.collection(list.collection);
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
  const { brokerCode, sort, filter } = list;
  const rows = collection.seededRowsOf(brokerCode) as readonly Row[];
  const sorted = selectRows(rows, `ordered for ${brokerCode} by ${sort}`, () =>
    sortRows(
      rows.filter((row) => row.brokerCode === brokerCode),
      list,
    ),
  );
  return filter ? selectRows(sorted, filter.key, () => sorted.filter(filter.predicate)) : sorted;
}

function mergeWrites<Row extends BrokerRow>(
  seeded: readonly Row[],
  collection: Collection,
  list: SortedViewOptions<Row>,
): readonly Row[] {
  const compare = compareKeys(list);
  const dropped: number[] = [];
  const added: (Position & { readonly row: Row })[] = [];
  for (const { seeded: before, current } of collection.overlayEntries()) {
    if (before === current) continue;
    const old = findPosition(seeded, list, before as Row | undefined);
    const position = findPosition(seeded, list, current as Row | undefined);
    if (old) dropped.push(old.index);
    if (position) added.push({ row: current as Row, ...position });
  }
  if (dropped.length === 0 && added.length === 0) return seeded;
  dropped.sort((left, right) => left - right);
  added.sort((left, right) => compare(left.key, right.key));
  return merge(seeded, dropped, added);
}

/** Where a row stands, or would stand, among the seeded rows of a list. */
interface Position {
  readonly key: SortKey;
  readonly index: number;
}

// Each state asks for the spots of all that was written before it. Rows never change, nor do the seeded rows of a list.
const positionsByRow = new WeakMap<readonly object[], WeakMap<object, Position | null>>();

/** Null for a row that is not listed. */
function findPosition<Row extends BrokerRow>(
  seeded: readonly Row[],
  list: SortedViewOptions<Row>,
  row: Row | undefined,
): Position | null {
  if (row === undefined) return null;
  const positions = positionsByRow.get(seeded) ?? new WeakMap<object, Position | null>();
  positionsByRow.set(seeded, positions);
  const cached = positions.get(row);
  if (cached !== undefined) return cached;
  const position = isIncluded(row, list) ? createPosition(seeded, list, row) : null;
  positions.set(row, position);
  return position;
}

function createPosition<Row extends BrokerRow>(
  seeded: readonly Row[],
  list: SortedViewOptions<Row>,
  row: Row,
): Position {
  const keyOf = sortKeys(list);
  const compare = compareKeys(list);
  const key = keyOf(row);
  return { key, index: findInsertionIndex(seeded, (other) => compare(keyOf(other), key)) };
}

function isIncluded<Row extends BrokerRow>(row: Row, { brokerCode, filter }: SortedViewOptions<Row>): boolean {
  return row.brokerCode === brokerCode && (filter?.predicate(row) ?? true);
}

/** The first place whose row does not come before; `compareTo` tells whether a row comes before (negative). */
function findInsertionIndex<Row>(rows: readonly Row[], compareTo: (row: Row) => number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row !== undefined && compareTo(row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function merge<Row>(
  seeded: readonly Row[],
  dropped: readonly number[],
  added: readonly { readonly row: Row; readonly index: number }[],
): Row[] {
  const merged: Row[] = [];
  let [next, nextAdded] = [0, 0];
  const copyUpTo = (index: number) => {
    for (; next < index; next += 1) merged.push(seeded[next] as Row);
  };
  const addUpTo = (index: number) => {
    for (let one = added[nextAdded]; one && one.index <= index; one = added[nextAdded]) {
      copyUpTo(one.index);
      merged.push(one.row);
      nextAdded += 1;
    }
  };
  for (const index of dropped) {
    addUpTo(index);
    copyUpTo(index);
    next += 1;
  }
  addUpTo(seeded.length);
  copyUpTo(seeded.length);
  return merged;
}
