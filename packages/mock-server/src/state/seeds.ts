import type { MockRow } from '@brokerdesk/api';
import type { Seed } from './Collection.ts';

/** Makes all rows at the first question about any of them. */
export function seedTogether(make: () => Iterable<readonly [string, MockRow]>): Seed {
  let rows: ReadonlyMap<string, MockRow> | undefined;
  let ids: readonly string[] | undefined;
  const read = () => {
    rows ??= new Map(make());
    return rows;
  };
  return {
    ids: () => {
      ids ??= [...read().keys()];
      return ids;
    },
    get: (id) => read().get(id),
  };
}

/** Makes each row when it is asked for; `ids` must not make any. */
export function seedOneByOne(ids: () => readonly string[], make: (id: string) => MockRow | undefined): Seed {
  const made = new Map<string, MockRow | undefined>();
  return {
    ids,
    get: (id) => {
      if (!made.has(id)) made.set(id, make(id));
      return made.get(id);
    },
  };
}

/** Begins empty. */
export const emptySeed: Seed = { ids: () => [], get: () => undefined };
