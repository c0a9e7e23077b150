import type { MockRow } from '@brokerdesk/api';
import type { Seed } from './Collection.ts';

/** Makes all rows at the first question about any of them, as far as they have not been prepared before. */
export function seedTogether(make: () => Iterable<readonly [string, MockRow]>): Seed {
  const rows = new Map<string, MockRow>();
  let source: Iterator<readonly [string, MockRow]> | undefined;
  let ids: readonly string[] | undefined;
  const prepare = (count: number) => {
    source ??= make()[Symbol.iterator]();
    for (let left = count; left > 0; left -= 1) {
      const next = source.next();
      if (next.done) return true;
      rows.set(...next.value);
    }
    return false;
  };
  return {
    prepare,
    ids: () => {
      prepare(Number.POSITIVE_INFINITY);
      ids ??= [...rows.keys()];
      return ids;
    },
    get: (id) => {
      prepare(Number.POSITIVE_INFINITY);
      return rows.get(id);
    },
  };
}

export interface OneByOne {
  /** Equal for equal rows. */
  readonly fingerprint: string;
  /** Must not make any row. */
  readonly ids: () => readonly string[];
  readonly make: (id: string) => MockRow | undefined;
}

/** Makes each row when it is asked for. */
export function seedOneByOne({ fingerprint, ids, make }: OneByOne): Seed {
  const made = new Map<string, MockRow | undefined>();
  return {
    fingerprint,
    prepare: () => true,
    ids,
    get: (id) => {
      if (!made.has(id)) made.set(id, make(id));
      return made.get(id);
    },
  };
}

/** Begins empty. */
export const emptySeed: Seed = { prepare: () => true, ids: () => [], get: () => undefined };
