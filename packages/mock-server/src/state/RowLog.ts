// Rows that are only ever added, and in an order in which new ones come last, such as records of what happened. A list of
// them is neither sorted nor copied when a row is added: all versions of it share one array, of which each has a part.
import type { MockRow } from '@brokerdesk/api';
import { PersistentMap } from './PersistentMap.ts';
import type { RowChange } from './RowIndex.ts';

/** Compared by identity: declare each log once, at the top of a file. */
export interface RowLog {
  /** As the groups of the seed, so that the rows of other groups need not be made. */
  readonly groupOf: (row: MockRow) => string;
  /** The lists that a row is in. */
  readonly keysOf: (row: MockRow) => readonly string[];
  /** Negative if the left row comes first. */
  readonly compare: (left: MockRow, right: MockRow) => number;
}

export interface RowLogOptions<Row extends MockRow> {
  readonly groupOf: (row: Row) => string;
  readonly keysOf: (row: Row) => readonly string[];
  readonly compare: (left: Row, right: Row) => number;
}

export function rowLog<Row extends MockRow>(options: RowLogOptions<Row>): RowLog {
  return options as unknown as RowLog;
}

/** The rows of one list, in order. Immutable. */
export class LoggedRows {
  readonly length: number;
  /** Later versions of the list have more of it. */
  readonly #rows: MockRow[];

  constructor(rows: MockRow[] = [], length = rows.length) {
    this.#rows = rows;
    this.length = length;
  }

  at(place: number): MockRow | undefined {
    return place < this.length ? this.#rows[place] : undefined;
  }

  slice(from: number, to: number): readonly MockRow[] {
    return this.#rows.slice(from, Math.min(to, this.length));
  }

  /** The place of the first row that does not come before a position, as `comesBefore` decides. */
  findPlace(comesBefore: (row: MockRow) => boolean): number {
    let from = 0;
    let to = this.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (comesBefore(this.#rows[middle] as MockRow)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  add(row: MockRow, compare: RowLog['compare']): LoggedRows {
    const last = this.at(this.length - 1);
    if (last !== undefined && compare(last, row) > 0) return this.#insert(row, compare);
    // Another version of the list may have continued the array already.
    const rows = this.#rows.length === this.length ? this.#rows : this.#rows.slice(0, this.length);
    rows.push(row);
    return new LoggedRows(rows);
  }

  remove(row: MockRow): LoggedRows {
    return new LoggedRows(this.#rows.slice(0, this.length).filter((other) => other !== row));
  }

  /** The clock was set back. */
  #insert(row: MockRow, compare: RowLog['compare']): LoggedRows {
    const place = this.findPlace((other) => compare(other, row) <= 0);
    return new LoggedRows(this.#rows.slice(0, this.length).toSpliced(place, 0, row));
  }
}

const noRows = new LoggedRows();
type LogEntries = PersistentMap<LoggedRows>;
/** All logs of a collection, by group; a list, because every write copies it and there are few. */
export type Logs = readonly { readonly log: RowLog; readonly group: string; readonly entries: LogEntries }[];

/** The group that has all rows. */
export const everyGroup = '';

export function makeLog(log: RowLog, rows: readonly MockRow[]): LogEntries {
  const lists = new Map<string, MockRow[]>();
  for (const row of rows.toSorted(log.compare)) {
    for (const key of log.keysOf(row)) {
      const list = lists.get(key);
      if (list) list.push(row);
      else lists.set(key, [row]);
    }
  }
  return PersistentMap.of(new Map([...lists].map(([key, list]) => [key, new LoggedRows(list)])));
}

export function readLog(entries: LogEntries, key: string): LoggedRows {
  return entries.get(key) ?? noRows;
}

/** Returns the logs of the state that follows a change of one row. */
export function updateLogs(logs: Logs, { before, after }: Omit<RowChange, 'id'>): Logs {
  return logs.map(({ log, group, entries }) => {
    const isIn = (row: MockRow) => group === everyGroup || log.groupOf(row) === group;
    let next = entries;
    if (before && isIn(before)) {
      for (const key of log.keysOf(before)) next = next.set(key, readLog(next, key).remove(before));
    }
    if (after && isIn(after)) {
      for (const key of log.keysOf(after)) next = next.set(key, addTo(next, key).add(after, log.compare));
    }
    return { log, group, entries: next };
  });
}

/** A list that is shared by all must not be continued. */
function addTo(entries: LogEntries, key: string): LoggedRows {
  return entries.get(key) ?? new LoggedRows();
}
