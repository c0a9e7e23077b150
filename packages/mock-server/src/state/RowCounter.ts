// Counts rows without reading all of them. A counter counts a broker's rows by their dimensions and by a position, mostly
// a day. The rules that use it count the seed once for all sandboxes; a collection stores only the difference from its
// seed, which every write updates by the one changed row.
import type { MockRow } from '@brokerdesk/api';
import type { RowChange } from './RowIndex.ts';
import { PersistentMap } from './PersistentMap.ts';

export type Dimensions = Readonly<Record<string, string | number | null>>;

/** The values by which a row is counted. They must depend on the row alone. */
export interface CountedRow<F extends Dimensions = Dimensions> {
  readonly brokerCode: string;
  readonly dimensions: F;
  /** A whole number. */
  readonly position: number;
}

/** Compared by identity: declare each counter once, at the top of a file. */
export interface RowCounter<F extends Dimensions = Dimensions> {
  /** Null for a row that does not count. */
  readonly read: (row: MockRow) => CountedRow<F> | null;
}

/** How many rows more than the seed; negative if fewer. */
export interface CountDelta<F extends Dimensions = Dimensions> extends CountedRow<F> {
  readonly count: number;
}

export type CountDeltas<F extends Dimensions = Dimensions> = PersistentMap<CountDelta<F>>;
/** All counters of a collection; a list, because every write copies it and there are few. */
export type Counters = readonly { readonly counter: RowCounter; readonly deltas: CountDeltas }[];

type ChangedRow = Pick<RowChange, 'before' | 'after'>;

/** Returns equal keys for equal dimensions. */
export function dimensionsKey(dimensions: Dimensions): string {
  return Object.values(dimensions).join('\u001f');
}

export function computeCountDeltas(counter: RowCounter, changes: Iterable<ChangedRow>): CountDeltas {
  let deltas: CountDeltas = PersistentMap.of();
  for (const change of changes) deltas = applyChange(deltas, counter, change);
  return deltas;
}

/** Returns the counters of the state that follows a change of one row. */
export function updateCounters(counters: Counters, change: ChangedRow): Counters {
  if (counters.length === 0) return counters;
  return counters.map(({ counter, deltas }) => ({ counter, deltas: applyChange(deltas, counter, change) }));
}

function applyChange(deltas: CountDeltas, { read }: RowCounter, { before, after }: ChangedRow): CountDeltas {
  const removed = before ? read(before) : null;
  const added = after ? read(after) : null;
  const removedKey = removed && countedRowKey(removed);
  const addedKey = added && countedRowKey(added);
  if (removedKey === addedKey) return deltas;
  const reduced = removed && removedKey !== null ? add(deltas, removedKey, { ...removed, count: -1 }) : deltas;
  return added && addedKey !== null ? add(reduced, addedKey, { ...added, count: 1 }) : reduced;
}

function countedRowKey({ brokerCode, dimensions, position }: CountedRow): string {
  return `${brokerCode}\u001f${position}\u001f${dimensionsKey(dimensions)}`;
}

function add(deltas: CountDeltas, key: string, delta: CountDelta): CountDeltas {
  const count = (deltas.get(key)?.count ?? 0) + delta.count;
  return count === 0 ? deltas.delete(key) : deltas.set(key, { ...delta, count });
}
