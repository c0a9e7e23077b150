// Counts rows by what they have in common, without looking at all of them. A tally counts a broker's rows by their facts
// and by their place on a line, mostly a day. The seed is counted elsewhere, once for all sandboxes; a collection knows
// how it differs from its seed, and every write hands that on to the next state with one row counted off and one on.
import type { MockRow } from '@brokerdesk/api';
import type { RowChange } from './RowIndex.ts';
import { PersistentMap } from './PersistentMap.ts';

export type Dimensions = Readonly<Record<string, string | number | null>>;

/** What a tally sees in a row. It must follow from the row alone. */
export interface CountedRow<F extends Dimensions = Dimensions> {
  readonly brokerCode: string;
  readonly dimensions: F;
  /** A whole number. */
  readonly position: number;
}

/** It is known by its identity, so declare it once, at the top of a file. */
export interface RowCounter<F extends Dimensions = Dimensions> {
  /** Null for a row that does not count. */
  readonly read: (row: MockRow) => CountedRow<F> | null;
}

/** So many rows more than the seed has, or fewer. */
export interface CountDelta<F extends Dimensions = Dimensions> extends CountedRow<F> {
  readonly count: number;
}

export type CountDeltas<F extends Dimensions = Dimensions> = PersistentMap<CountDelta<F>>;
/** The few of a collection. A list, for every write makes another one. */
export type Counters = readonly { readonly counter: RowCounter; readonly deltas: CountDeltas }[];

type ChangedRow = Pick<RowChange, 'before' | 'after'>;

/** Names facts, equal ones alike. */
export function dimensionsKey(dimensions: Dimensions): string {
  return Object.values(dimensions).join('\u001f');
}

export function computeCountDeltas(counter: RowCounter, changes: Iterable<ChangedRow>): CountDeltas {
  let deltas: CountDeltas = PersistentMap.of();
  for (const change of changes) deltas = applyChange(deltas, counter, change);
  return deltas;
}

/** Gives the tallies of the state that follows after a change of one row. */
export function updateCounters(counters: Counters, change: ChangedRow): Counters {
  if (counters.length === 0) return counters;
  return counters.map(({ counter, deltas }) => ({ counter, deltas: applyChange(deltas, counter, change) }));
}

function applyChange(deltas: CountDeltas, { read }: RowCounter, { before, after }: ChangedRow): CountDeltas {
  const old = before ? read(before) : null;
  const present = after ? read(after) : null;
  const oldName = old === null ? null : countedRowKey(old);
  const name = present === null ? null : countedRowKey(present);
  if (oldName === name) return deltas;
  const less = old === null || oldName === null ? deltas : add(deltas, oldName, { ...old, count: -1 });
  return present === null || name === null ? less : add(less, name, { ...present, count: 1 });
}

function countedRowKey({ brokerCode, dimensions, position }: CountedRow): string {
  return `${brokerCode}\u001f${position}\u001f${dimensionsKey(dimensions)}`;
}

function add(deltas: CountDeltas, name: string, more: CountDelta): CountDeltas {
  const count = (deltas.get(name)?.count ?? 0) + more.count;
  return count === 0 ? deltas.delete(name) : deltas.set(name, { ...more, count });
}
