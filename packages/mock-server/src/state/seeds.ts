import type { MockRow } from '@brokerdesk/api';

/** Rows that a sandbox begins with; made on first access. */
export interface Seed {
  ids(): readonly string[];
  get(id: string): MockRow | undefined;
  /** Whether there is such a row; for seeds where making the row only for that would cost too much. */
  readonly has?: ((id: string) => boolean) | undefined;
  /** Makes up to `count` rows before the first access. Returns true when no row is left to make. */
  warmUp(count: number): boolean;
  /** Represents all rows in a hash; for seeds where making the rows only for that would cost too much. */
  readonly fingerprint?: string | undefined;
  /** Absent if all rows are made together. */
  readonly groups?: SeedGroups | undefined;
}

/** Rows that can be made without the others, for example those of one broker. */
export interface SeedGroups {
  groupOf(row: MockRow): string;
  ids(group: string): readonly string[];
  /** The same array for the lifetime of the seed. */
  rows(group: string): readonly MockRow[];
}

/** Makes all rows on the first access to any of them, unless they were warmed up before. */
export function createLazySeed(make: () => Iterable<readonly [string, MockRow]>): Seed {
  return createBatchSeed(make);
}

/** Makes groups of rows, each on first access. Rows are in the order of the groups. */
export function createGroupedSeed<Row extends MockRow>({
  groups,
  groupOf,
  groupOfId,
  fingerprint,
}: GroupedSeedOptions<Row>): Seed {
  const seeds = new Map(Object.entries(groups).map(([name, make]) => [name, createBatchSeed(make)]));
  const rowsOf = new Map<string, readonly MockRow[]>();
  let ids: readonly string[] | undefined;
  return {
    ...(fingerprint === undefined ? {} : { fingerprint }),
    warmUp: (count) => [...seeds.values()].every((seed) => seed.warmUp(count)),
    ids: () => {
      ids ??= [...seeds.values()].flatMap((seed) => seed.ids());
      return ids;
    },
    get: (id) => {
      if (groupOfId) return seeds.get(groupOfId(id) ?? '')?.get(id);
      for (const seed of seeds.values()) {
        const made = seed.peek(id);
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
export interface GroupedSeedOptions<Row extends MockRow> {
  readonly groups: Readonly<Record<string, () => Iterable<readonly [string, Row]>>>;
  readonly groupOf: (row: Row) => string;
  /** Returns the group that an identifier would be in; without it, searching for a missing one makes all groups. */
  readonly groupOfId?: (id: string) => string | undefined;
  /** Equal for equal rows; without one, a hash of the state makes all of them. */
  readonly fingerprint?: string;
}

interface BatchSeed extends Seed {
  /** Never makes a row. */
  peek(id: string): MockRow | undefined;
  all(): readonly MockRow[];
}

function createBatchSeed(make: () => Iterable<readonly [string, MockRow]>): BatchSeed {
  const rows = new Map<string, MockRow>();
  let source: Iterator<readonly [string, MockRow]> | undefined;
  let ids: readonly string[] | undefined;
  let isComplete = false;
  const warmUp = (count: number) => {
    source ??= make()[Symbol.iterator]();
    for (let left = count; left > 0 && !isComplete; left -= 1) {
      const next = source.next();
      if (next.done) isComplete = true;
      else rows.set(...next.value);
    }
    return isComplete;
  };
  const makeAll = () => {
    warmUp(Number.POSITIVE_INFINITY);
    return rows;
  };
  return {
    warmUp,
    ids: () => {
      ids ??= [...makeAll().keys()];
      return ids;
    },
    get: (id) => makeAll().get(id),
    peek: (id) => rows.get(id),
    all: () => [...makeAll().values()],
  };
}

export interface PerRowSeedOptions {
  /** Equal for equal rows. */
  readonly fingerprint: string;
  /** Must not make any row. */
  readonly ids: () => readonly string[];
  readonly make: (id: string) => MockRow | undefined;
  /** Must not make any row. */
  readonly has?: (id: string) => boolean;
}

/** Makes each row on first access. */
export function createPerRowSeed({ fingerprint, ids, make, has }: PerRowSeedOptions): Seed {
  const made = new Map<string, MockRow | undefined>();
  return {
    fingerprint,
    warmUp: () => true,
    ids,
    ...(has && { has }),
    get: (id) => {
      if (!made.has(id)) made.set(id, make(id));
      return made.get(id);
    },
  };
}

/** Makes a seed, or all rows, on the first access: until then, the seeds that they are made from need not exist. */
export function deferSeed(make: () => Seed | Readonly<Record<string, MockRow>>): Seed {
  let made: Seed | undefined;
  const open = () => {
    made ??= toSeed(make());
    return made;
  };
  return {
    ids: () => open().ids(),
    get: (id) => open().get(id),
    get has() {
      return open().has;
    },
    warmUp: (count) => open().warmUp(count),
    get fingerprint() {
      return open().fingerprint;
    },
    get groups() {
      return open().groups;
    },
  };
}

function toSeed(rows: Seed | Readonly<Record<string, MockRow>>): Seed {
  return isSeed(rows) ? rows : createLazySeed(() => Object.entries(rows));
}

/** A row is never a function. */
function isSeed(rows: Seed | Readonly<Record<string, MockRow>>): rows is Seed {
  return typeof rows['ids'] === 'function';
}

/** Begins empty. */
export const emptySeed: Seed = { warmUp: () => true, ids: () => [], get: () => undefined };

/** The input of all seeds. Equal options result in equal rows. */
export interface SeedOptions {
  readonly seed: string;
  /** Applications of the first broker that has clients; the others have a quarter as many. */
  readonly applications: number;
  /** Milliseconds since 1970 at which the state begins. */
  readonly now: number;
}
