// Finds rows by a key other than their identifier, without searching all of them.
import type { MockRow } from '@brokerdesk/api';
import { PersistentMap } from './PersistentMap.ts';

/** Compared by identity: declare each index once, at the top of a file. */
export interface RowIndex {
  /** Null for a row that the index leaves out. */
  readonly keyOf: (row: MockRow) => string | null;
}

/** Identifiers by key. */
export type IndexEntries = PersistentMap<readonly string[]>;
/** All indexes of a collection; a list, because every write copies it and there are few. */
export type Indexes = readonly { readonly index: RowIndex; readonly entries: IndexEntries }[];

export interface RowChange {
  readonly id: string;
  readonly before: MockRow | undefined;
  readonly after: MockRow | undefined;
}

export function rowIndex<Row extends MockRow>(keyOf: (row: Row) => string | null): RowIndex {
  return { keyOf: keyOf as (row: MockRow) => string | null };
}

export function makeEntries({ keyOf }: RowIndex, rows: Iterable<readonly [string, MockRow]>): IndexEntries {
  const entries = new Map<string, string[]>();
  for (const [id, row] of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const ids = entries.get(key);
    if (ids) ids.push(id);
    else entries.set(key, [id]);
  }
  return PersistentMap.of<readonly string[]>(entries);
}

/** Returns the indexes of the state that follows a change of one row. */
export function updateIndexes(indexes: Indexes, { id, before, after }: RowChange): Indexes {
  if (indexes.length === 0) return indexes;
  return indexes.map(({ index, entries }) => {
    const oldKey = before ? index.keyOf(before) : null;
    const newKey = after ? index.keyOf(after) : null;
    return { index, entries: oldKey === newKey ? entries : add(remove(entries, oldKey, id), newKey, id) };
  });
}

function add(entries: IndexEntries, key: string | null, id: string): IndexEntries {
  return key === null ? entries : entries.set(key, [...(entries.get(key) ?? []), id]);
}

function remove(entries: IndexEntries, key: string | null, id: string): IndexEntries {
  if (key === null) return entries;
  const left = (entries.get(key) ?? []).filter((other) => other !== id);
  return left.length === 0 ? entries.delete(key) : entries.set(key, left);
}
