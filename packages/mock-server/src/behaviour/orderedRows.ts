// A sorted and perhaps filtered list of a broker's rows that stays quick at 100,000 rows after a write: the seeded rows
// are sorted and filtered once for as long as the seed lives, and what was written since is put into its places.
import type { StateContext } from '../pipeline/StateContext.ts';
import type { Collection } from '../state/Collection.ts';
import { keepForAWhile } from '../state/keepForAWhile.ts';
import { compareKeys, type SortKey, type SortOptions, selectRows, sortKeys, sortRows } from './lists.ts';

interface BrokerRow {
  readonly brokerCode: string;
}

export interface OrderedList<Row extends BrokerRow> extends SortOptions<Row> {
  readonly collection: string;
  readonly brokerCode: string;
  /** Which rows are wanted; all of the broker's if absent. */
  readonly filter?: {
    /** Must say everything that `keeps` reads besides the row. */
    readonly key: string;
    readonly keeps: (row: Row) => boolean;
  };
}

/** Lists rows in order. Gives the same array for as long as the collection stays the same. */
export function orderedRows<Row extends BrokerRow>(context: StateContext, list: OrderedList<Row>): readonly Row[] {
  const collection = context.world.sandbox.collection(list.collection);
  const seeded = orderSeeded(collection, list);
  const lists = listsOf.get(collection) ?? new Map<string, WeakRef<readonly object[]>>();
  listsOf.set(collection, lists);
  const key = `${list.brokerCode} ${list.sort} ${list.filter?.key ?? ''}`;
  const known = lists.get(key)?.deref() as readonly Row[] | undefined;
  if (known) return known;
  const rows = putInPlace(seeded, collection, list);
  lists.set(key, keepForAWhile(rows));
  return rows;
}

/** Counts the rows of a list by a key, without making the list. `keyOf` is known by its identity: declare it once. */
export function countRows<Row extends BrokerRow>(
  context: StateContext,
  list: OrderedList<Row>,
  keyOf: (row: Row) => string,
): ReadonlyMap<string, number> {
  const collection = context.world.sandbox.collection(list.collection);
  const seeded = orderSeeded(collection, list);
  const known = countsOf.get(seeded) ?? new WeakMap<object, ReadonlyMap<string, number>>();
  countsOf.set(seeded, known);
  const counted = known.get(keyOf) ?? countBy(seeded, keyOf);
  known.set(keyOf, counted);
  const counts = new Map(counted);
  const add = (row: object | undefined, count: number) => {
    if (isListed(row, list)) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + count);
  };
  for (const { seeded: before, present } of collection.writes()) {
    add(before, -1);
    add(present, 1);
  }
  return counts;
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

const countsOf = new WeakMap<readonly object[], WeakMap<object, ReadonlyMap<string, number>>>();
const listsOf = new WeakMap<Collection, Map<string, WeakRef<readonly object[]>>>();

function orderSeeded<Row extends BrokerRow>(collection: Collection, list: OrderedList<Row>): readonly Row[] {
  const { brokerCode, sort, filter } = list;
  const rows = collection.seededRowsOf(brokerCode) as readonly Row[];
  const sorted = selectRows(rows, `ordered for ${brokerCode} by ${sort}`, () =>
    sortRows(
      rows.filter((row) => row.brokerCode === brokerCode),
      list,
    ),
  );
  return filter ? selectRows(sorted, filter.key, () => sorted.filter(filter.keeps)) : sorted;
}

function putInPlace<Row extends BrokerRow>(
  seeded: readonly Row[],
  collection: Collection,
  list: OrderedList<Row>,
): readonly Row[] {
  const keyOf = sortKeys(list);
  const compare = compareKeys(list);
  const placeOf = (key: SortKey) => findPlace(seeded, (row) => compare(keyOf(row), key));
  const dropped: number[] = [];
  const added: { readonly row: Row; readonly key: SortKey; readonly place: number }[] = [];
  for (const { seeded: before, present } of collection.writes()) {
    if (before === present) continue;
    if (isListed(before, list)) dropped.push(placeOf(keyOf(before)));
    if (isListed(present, list)) added.push({ row: present, key: keyOf(present), place: placeOf(keyOf(present)) });
  }
  if (dropped.length === 0 && added.length === 0) return seeded;
  dropped.sort((left, right) => left - right);
  added.sort((left, right) => compare(left.key, right.key));
  return merge(seeded, dropped, added);
}

function isListed<Row extends BrokerRow>(
  row: object | undefined,
  { brokerCode, filter }: OrderedList<Row>,
): row is Row {
  return row !== undefined && (row as Row).brokerCode === brokerCode && (filter?.keeps(row as Row) ?? true);
}

/** The first place whose row does not come before; `compareTo` tells whether a row comes before (negative). */
function findPlace<Row>(rows: readonly Row[], compareTo: (row: Row) => number): number {
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
  added: readonly { readonly row: Row; readonly place: number }[],
): Row[] {
  const merged: Row[] = [];
  let [nextDropped, nextAdded] = [0, 0];
  for (let place = 0; place <= seeded.length; place += 1) {
    for (let next = added[nextAdded]; next?.place === place; next = added[nextAdded]) {
      merged.push(next.row);
      nextAdded += 1;
    }
    const row = seeded[place];
    if (row === undefined) continue;
    if (dropped[nextDropped] === place) nextDropped += 1;
    else merged.push(row);
  }
  return merged;
}
