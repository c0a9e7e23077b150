import type { Collection } from '../../state/Collection.ts';
import { compareKeys, type SortKey, type SortOptions, sortKeys } from './lists.ts';

export interface BrokerRow {
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

/** Returns the seeded rows of a list with all later writes merged in. */
export function mergeWrites<Row extends BrokerRow>(
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

/** The actual or possible position of a row among the seeded rows of a list. */
interface Position {
  readonly key: SortKey;
  readonly index: number;
}

// Each state looks up the positions of everything written before it. Neither rows nor the seeded rows of a list change.
const positionsByRow = new WeakMap<readonly object[], WeakMap<object, Position | null>>();

/** Returns null for a row that is not in the list. */
export function findPosition<Row extends BrokerRow>(
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

/** The first index whose row does not come before; `compareTo` is negative for a row that comes before. */
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
