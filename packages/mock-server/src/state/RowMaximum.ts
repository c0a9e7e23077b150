// The largest value of a field among the rows of a list, without reading all of them: the place after which a new row
// comes.
import type { MockRow } from '@brokerdesk/api';
import { PersistentMap } from './PersistentMap.ts';
import type { RowChange } from './RowIndex.ts';

/** Compared by identity: declare each maximum once, at the top of a file. */
export interface RowMaximum {
  /** The list that a row is in, and its value; null for a row in no list. */
  readonly read: (row: MockRow) => { readonly list: string; readonly value: number } | null;
}

/** Largest values by list; {@link unknown} after the row that had it was removed, until it is read again. */
export type MaximumEntries = PersistentMap<number>;
/** All maximums of a collection; a list, because every write copies it and there are few. */
export type Maximums = readonly { readonly maximum: RowMaximum; readonly entries: MaximumEntries }[];

const unknown = -1;

export function rowMaximum<Row extends MockRow>(
  read: (row: Row) => { readonly list: string; readonly value: number },
): RowMaximum {
  return { read: read as RowMaximum['read'] };
}

export function computeMaximums({ read }: RowMaximum, rows: Iterable<readonly [string, MockRow]>): MaximumEntries {
  const entries = new Map<string, number>();
  for (const [, row] of rows) {
    const found = read(row);
    if (found) entries.set(found.list, Math.max(entries.get(found.list) ?? 0, found.value));
  }
  return PersistentMap.of(entries);
}

/** Returns the largest value of a list, 0 for an empty one; undefined if it has to be computed again. */
export function readMaximum(entries: MaximumEntries, list: string): number | undefined {
  const value = entries.get(list) ?? 0;
  return value === unknown ? undefined : value;
}

/** Returns the maximums of the state that follows a change of one row. */
export function updateMaximums(maximums: Maximums, { before, after }: RowChange): Maximums {
  if (maximums.length === 0) return maximums;
  return maximums.map(({ maximum, entries }) => {
    const old = before ? maximum.read(before) : null;
    const current = after ? maximum.read(after) : null;
    const isUnchanged = old?.list === current?.list && old?.value === current?.value;
    return { maximum, entries: isUnchanged ? entries : raise(lower(entries, old), current) };
  });
}

type Read = ReturnType<RowMaximum['read']>;

function lower(entries: MaximumEntries, old: Read): MaximumEntries {
  return old && readMaximum(entries, old.list) === old.value ? entries.set(old.list, unknown) : entries;
}

function raise(entries: MaximumEntries, current: Read): MaximumEntries {
  const maximum = current ? readMaximum(entries, current.list) : undefined;
  return current && maximum !== undefined && current.value > maximum
    ? entries.set(current.list, current.value)
    : entries;
}
