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

/** Makes each row when it is asked for; `ids` must not make any. */
export function seedOneByOne(ids: () => readonly string[], make: (id: string) => MockRow | undefined): Seed {
  const made = new Map<string, MockRow | undefined>();
  return {
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
