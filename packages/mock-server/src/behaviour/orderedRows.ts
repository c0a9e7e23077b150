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
  const add = (row: Row | undefined, count: number) => {
    if (row && findSpot(seeded, list, row)) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + count);
  };
  for (const { seeded: before, present } of collection.writes()) {
    add(before as Row | undefined, -1);
    add(present as Row | undefined, 1);
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
  const compare = compareKeys(list);
  const dropped: number[] = [];
  const added: (Spot & { readonly row: Row })[] = [];
  for (const { seeded: before, present } of collection.writes()) {
    if (before === present) continue;
    const old = findSpot(seeded, list, before as Row | undefined);
    const spot = findSpot(seeded, list, present as Row | undefined);
    if (old) dropped.push(old.place);
    if (spot) added.push({ row: present as Row, ...spot });
  }
  if (dropped.length === 0 && added.length === 0) return seeded;
  dropped.sort((left, right) => left - right);
  added.sort((left, right) => compare(left.key, right.key));
  return merge(seeded, dropped, added);
}

/** Where a row stands, or would stand, among the seeded rows of a list. */
interface Spot {
  readonly key: SortKey;
  readonly place: number;
}

// Each state asks for the spots of all that was written before it. Rows never change, nor do the seeded rows of a list.
const spotsOf = new WeakMap<readonly object[], WeakMap<object, Spot | null>>();

/** Null for a row that is not listed. */
function findSpot<Row extends BrokerRow>(
  seeded: readonly Row[],
  list: OrderedList<Row>,
  row: Row | undefined,
): Spot | null {
  if (row === undefined) return null;
  const spots = spotsOf.get(seeded) ?? new WeakMap<object, Spot | null>();
  spotsOf.set(seeded, spots);
  const known = spots.get(row);
  if (known !== undefined) return known;
  const spot = isListed(row, list) ? makeSpot(seeded, list, row) : null;
  spots.set(row, spot);
  return spot;
}

function makeSpot<Row extends BrokerRow>(seeded: readonly Row[], list: OrderedList<Row>, row: Row): Spot {
  const keyOf = sortKeys(list);
  const compare = compareKeys(list);
  const key = keyOf(row);
  return { key, place: findPlace(seeded, (other) => compare(keyOf(other), key)) };
}

function isListed<Row extends BrokerRow>(row: Row, { brokerCode, filter }: OrderedList<Row>): boolean {
  return row.brokerCode === brokerCode && (filter?.keeps(row) ?? true);
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
  let [next, nextAdded] = [0, 0];
  const copyUpTo = (place: number) => {
    for (; next < place; next += 1) merged.push(seeded[next] as Row);
  };
  const addUpTo = (place: number) => {
    for (let one = added[nextAdded]; one && one.place <= place; one = added[nextAdded]) {
      copyUpTo(one.place);
      merged.push(one.row);
      nextAdded += 1;
    }
  };
  for (const place of dropped) {
    addUpTo(place);
    copyUpTo(place);
    next += 1;
  }
  addUpTo(seeded.length);
  copyUpTo(seeded.length);
  return merged;
}
