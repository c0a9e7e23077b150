import type { MockRow } from '@brokerdesk/api';
import type { Seed } from './Collection.ts';

/** Makes all rows at the first question about any of them, as far as they have not been prepared before. */
export function seedTogether(make: () => Iterable<readonly [string, MockRow]>): Seed {
  return makeTogether(make);
}

/** Makes groups of rows, each at the first question that needs it. They stand in the order of the groups. */
export function seedGroups<Row extends MockRow>({ groups, groupOf, groupOfId, fingerprint }: Groups<Row>): Seed {
  const seeds = new Map(Object.entries(groups).map(([name, make]) => [name, makeTogether(make)]));
  const rowsOf = new Map<string, readonly MockRow[]>();
  let ids: readonly string[] | undefined;
  return {
    ...(fingerprint === undefined ? {} : { fingerprint }),
    prepare: (count) => [...seeds.values()].every((seed) => seed.prepare(count)),
    ids: () => {
      ids ??= [...seeds.values()].flatMap((seed) => seed.ids());
      return ids;
    },
    get: (id) => {
      if (groupOfId) return seeds.get(groupOfId(id) ?? '')?.get(id);
      for (const seed of seeds.values()) {
        const made = seed.made(id);
        if (made !== undefined) return made;
      }
      return [...seeds.values()].find((seed) => seed.get(id) !== undefined)?.get(id);
    },
    groups: {
      groupOf: (row) => groupOf(row as Row),
      ids: (name) => seeds.get(name)?.ids() ?? [],
      rows: (name) => {
        const rows = rowsOf.get(name) ?? seeds.get(name)?.all() ?? [];
        rowsOf.set(name, rows);
        return rows;
      },
    },
  };
}

/** Makers of groups by name, in their order. */
export interface Groups<Row extends MockRow> {
  readonly groups: Readonly<Record<string, () => Iterable<readonly [string, Row]>>>;
  readonly groupOf: (row: Row) => string;
  /** Tells in which group an identifier would be; without it, looking for one that is in none makes them all. */
  readonly groupOfId?: (id: string) => string | undefined;
  /** Equal for equal rows; without one, a hash of the state makes all of them. */
  readonly fingerprint?: string;
}

interface TogetherSeed extends Seed {
  /** Never makes a row. */
  made(id: string): MockRow | undefined;
  all(): readonly MockRow[];
}

function makeTogether(make: () => Iterable<readonly [string, MockRow]>): TogetherSeed {
  const rows = new Map<string, MockRow>();
  let source: Iterator<readonly [string, MockRow]> | undefined;
  let ids: readonly string[] | undefined;
  let isComplete = false;
  const prepare = (count: number) => {
    source ??= make()[Symbol.iterator]();
    for (let left = count; left > 0 && !isComplete; left -= 1) {
      const next = source.next();
      if (next.done) isComplete = true;
      else rows.set(...next.value);
    }
    return isComplete;
  };
  const complete = () => {
    prepare(Number.POSITIVE_INFINITY);
    return rows;
  };
  return {
    prepare,
    ids: () => {
      ids ??= [...complete().keys()];
      return ids;
    },
    get: (id) => complete().get(id),
    made: (id) => rows.get(id),
    all: () => [...complete().values()],
  };
}

export interface OneByOne {
  /** Equal for equal rows. */
  readonly fingerprint: string;
  /** Must not make any row. */
  readonly ids: () => readonly string[];
  readonly make: (id: string) => MockRow | undefined;
  /** Must not make any row. */
  readonly has?: (id: string) => boolean;
}

/** Makes each row when it is asked for. */
export function seedOneByOne({ fingerprint, ids, make, has }: OneByOne): Seed {
  const made = new Map<string, MockRow | undefined>();
  return {
    fingerprint,
    prepare: () => true,
    ids,
    ...(has && { has }),
    get: (id) => {
      if (!made.has(id)) made.set(id, make(id));
      return made.get(id);
    },
  };
}

/** Begins empty. */
export const emptySeed: Seed = { prepare: () => true, ids: () => [], get: () => undefined };
