// The indexes, logs, counters and maximums of a collection. Each is computed once, over the rows of one state; from then on every write
// passes it to the next state with only the changed row updated.
import {
  computeCountDeltas,
  type CountDeltas,
  type Counters,
  type Dimensions,
  type RowCounter,
  updateCounters,
} from './RowCounter.ts';
import { type LoggedRows, type Logs, makeLog, readLog, type RowLog, updateLogs } from './RowLog.ts';
import { type Indexes, makeEntries, type RowChange, type RowIndex, updateIndexes } from './RowIndex.ts';
import {
  computeMaximums,
  type MaximumEntries,
  type Maximums,
  readMaximum,
  type RowMaximum,
  updateMaximums,
} from './RowMaximum.ts';
import type { MockRow } from '@brokerdesk/api';

/** A list of a log: the group whose rows it has, and its key. */
export interface LogPlace {
  readonly group: string;
  readonly key: string;
}

export class RowAggregates {
  #indexes: Indexes = [];
  #counters: Counters = [];
  #maximums: Maximums = [];
  #logs: Logs = [];

  get isEmpty(): boolean {
    return this.#indexes.length + this.#counters.length + this.#maximums.length + this.#logs.length === 0;
  }

  /** Returns the identifiers of the rows with this key, in no particular order. `listRows` is called at most once. */
  idsBy(index: RowIndex, key: string, listRows: () => Iterable<readonly [string, MockRow]>): readonly string[] {
    const existing = this.#indexes.find((one) => one.index === index);
    if (existing) return existing.entries.get(key) ?? [];
    const entries = makeEntries(index, listRows());
    this.#indexes = [...this.#indexes, { index, entries }];
    return entries.get(key) ?? [];
  }

  /** Returns how the counts differ from those of the seeded rows. `listChanges` is called at most once. */
  countDeltasOf<F extends Dimensions>(
    counter: RowCounter<F>,
    listChanges: () => Iterable<Pick<RowChange, 'before' | 'after'>>,
  ): CountDeltas<F> {
    const existing = this.#counters.find((one) => one.counter === counter)?.deltas as CountDeltas<F> | undefined;
    if (existing) return existing;
    const deltas = computeCountDeltas(counter, listChanges());
    this.#counters = [...this.#counters, { counter, deltas }];
    return deltas as CountDeltas<F>;
  }

  /** Returns the largest value in a list, 0 for an empty one. `listRows` is called again after that row was removed. */
  maximumOf(maximum: RowMaximum, list: string, listRows: () => Iterable<readonly [string, MockRow]>): number {
    const existing = this.#maximums.find((one) => one.maximum === maximum)?.entries;
    const known = existing && readMaximum(existing, list);
    return known ?? readMaximum(this.#computeMaximums(maximum, listRows()), list) ?? 0;
  }

  /** Returns the rows of a list, in the order of the log. `listRows` lists those of the group and is called at most once. */
  logOf(log: RowLog, { group, key }: LogPlace, listRows: () => readonly MockRow[]): LoggedRows {
    const existing = this.#logs.find((one) => one.log === log && one.group === group);
    if (existing) return readLog(existing.entries, key);
    const entries = makeLog(log, listRows());
    this.#logs = [...this.#logs, { log, group, entries }];
    return readLog(entries, key);
  }

  #computeMaximums(maximum: RowMaximum, rows: Iterable<readonly [string, MockRow]>): MaximumEntries {
    const entries = computeMaximums(maximum, rows);
    this.#maximums = [...this.#maximums.filter((one) => one.maximum !== maximum), { maximum, entries }];
    return entries;
  }

  /** Returns the indexes, logs, counters and maximums of the state that follows a change of one row. */
  after(change: RowChange): RowAggregates {
    const next = new RowAggregates();
    next.#indexes = updateIndexes(this.#indexes, change);
    next.#counters = updateCounters(this.#counters, change);
    next.#maximums = updateMaximums(this.#maximums, change);
    next.#logs = updateLogs(this.#logs, change);
    return next;
  }
}
