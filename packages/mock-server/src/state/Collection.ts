// A collection is a seed, shared by all sandboxes, and the changes of one sandbox. It is never changed in place: a
// write gives a new collection, so that keeping an old state costs one pointer. Its identity is what caches hang on.
import { isDeepStrictEqual } from 'node:util';
import type { MockRow } from '@brokerdesk/api';
import { createRecentlyUsedRef } from './createRecentlyUsedRef.ts';
import { updateIndexes, type Indexes, makeEntries, type RowIndex } from './RowIndex.ts';
import {
  updateCounters,
  type CountDeltas,
  type Dimensions,
  computeCountDeltas,
  type RowCounter,
  type Counters,
} from './RowCounter.ts';
import { PersistentMap } from './PersistentMap.ts';

/** Rows that a sandbox begins with; made when somebody asks for them first. */
export interface Seed {
  ids(): readonly string[];
  get(id: string): MockRow | undefined;
  /** Whether there is such a row, where making it only to find that out would be too much. */
  has?(id: string): boolean;
  /** Makes up to `count` rows ahead of the first question; true when there is nothing left to make. */
  warmUp(count: number): boolean;
  /** Stands for all its rows in a hash, where making them only to hash them would be too much. */
  readonly fingerprint?: string;
  /** Absent if the rows are made only all together. */
  readonly groups?: SeedGroups;
}

/** Rows that can be made without the others, such as those of one broker. */
export interface SeedGroups {
  groupOf(row: MockRow): string;
  ids(group: string): readonly string[];
  /** The same array for as long as the seed lives. */
  rows(group: string): readonly MockRow[];
}

/** One identifier that was written since the seed: the seeded row, if there was one, and the present one, if there is. */
export interface OverlayEntry {
  readonly id: string;
  readonly seeded: MockRow | undefined;
  readonly current: MockRow | undefined;
}

const removed = null;
type Changes = PersistentMap<MockRow | typeof removed>;

/** What a sandbox has written since the seed. */
interface Overlay {
  readonly changes?: Changes;
  readonly sizeDelta?: number;
  readonly indexes?: Indexes;
  readonly counters?: Counters;
}

const noIndexes: Indexes = [];
const noCounters: Counters = [];
const seededRows = new WeakMap<Seed, readonly MockRow[]>();

export class Collection {
  readonly #seed: Seed;
  readonly #changes: Changes;
  /** Rows more than the seed has. */
  readonly #sizeDelta: number;
  #rows: WeakRef<readonly MockRow[]> | undefined;
  #rowsOfGroup: Map<string, WeakRef<readonly MockRow[]>> | undefined;
  #indexes: Indexes;
  #counters: Counters;

  constructor(seed: Seed, overlay: Overlay = {}) {
    const { changes = PersistentMap.of(), sizeDelta = 0, indexes = noIndexes, counters = noCounters } = overlay;
    this.#seed = seed;
    this.#changes = changes;
    this.#sizeDelta = sizeDelta;
    this.#indexes = indexes;
    this.#counters = counters;
  }

  warmUp(count: number): boolean {
    return this.#seed.warmUp(count);
  }

  get(id: string): MockRow | undefined {
    const changed = this.#changes.get(id);
    return changed === undefined ? this.#seed.get(id) : (changed ?? undefined);
  }

  put(id: string, row: MockRow): Collection {
    const before = this.get(id);
    if (before === row) return this;
    const change = { id, before, after: row };
    return new Collection(this.#seed, {
      changes: this.#changes.set(id, row),
      sizeDelta: this.#sizeDelta + (before ? 0 : 1),
      indexes: updateIndexes(this.#indexes, change),
      counters: updateCounters(this.#counters, change),
    });
  }

  remove(id: string): Collection {
    const isSeeded = this.#isSeeded(id);
    const changed = this.#changes.get(id);
    if (changed === removed || (changed === undefined && !isSeeded)) return this;
    const changes = isSeeded ? this.#changes.set(id, removed) : this.#changes.delete(id);
    // Without an index or a tally, the row need not be made only to be removed.
    const before = this.#indexes.length + this.#counters.length === 0 ? undefined : this.get(id);
    const change = { id, before, after: undefined };
    return new Collection(this.#seed, {
      changes,
      sizeDelta: this.#sizeDelta - 1,
      indexes: updateIndexes(this.#indexes, change),
      counters: updateCounters(this.#counters, change),
    });
  }

  /**
   * What tells this collection from others, as identifiers with their rows, in order: all of them, or, with a seed that
   * has a fingerprint, those that were written since (null for a removed one).
   */
  *entriesToHash(): Generator<readonly [string, MockRow | null]> {
    const { fingerprint } = this.#seed;
    if (fingerprint === undefined) {
      for (const id of [...this.ids()].sort()) yield [id, this.get(id) ?? null];
      return;
    }
    yield ['', { fingerprint }];
    for (const [id, row] of this.#changes.list().toSorted(byId)) {
      if (!isDeepStrictEqual(row, this.#seed.get(id) ?? null)) yield [id, row];
    }
  }

  /** How many rows there are, without making a list of them. */
  get size(): number {
    return this.#seed.ids().length + this.#sizeDelta;
  }

  /** Seeded identifiers in their order, then the others by name. */
  ids(): readonly string[] {
    if (this.#changes.size === 0) return this.#seed.ids();
    const added = this.#changes.list().flatMap(([id]) => (this.#seed.get(id) === undefined ? id : []));
    const kept = this.#seed.ids().filter((id) => this.#changes.get(id) !== removed);
    return [...kept, ...added.sort()];
  }

  rows(): readonly MockRow[] {
    if (this.#changes.size === 0) return this.#seededRows();
    const cached = this.#rows?.deref();
    if (cached) return cached;
    const rows = this.ids().flatMap((id) => this.get(id) ?? []);
    this.#rows = createRecentlyUsedRef(rows);
    return rows;
  }

  /** The identifiers of the rows that have this key in an index, in no particular order. */
  idsBy(index: RowIndex, key: string): readonly string[] {
    const existing = this.#indexes.find((one) => one.index === index);
    if (existing) return existing.entries.get(key) ?? [];
    const entries = makeEntries(index, this.#entries());
    this.#indexes = [...this.#indexes, { index, entries }];
    return entries.get(key) ?? [];
  }

  /** By how much the numbers of a tally are others than those of the seeded rows. */
  countDeltasOf<F extends Dimensions>(counter: RowCounter<F>): CountDeltas<F> {
    const existing = this.#counters.find((one) => one.counter === counter)?.deltas as CountDeltas<F> | undefined;
    if (existing) return existing;
    const changes = [...this.overlayEntries()].map(({ seeded, current }) => ({ before: seeded, after: current }));
    const deltas = computeCountDeltas(counter, changes);
    this.#counters = [...this.#counters, { counter, deltas }];
    return deltas as CountDeltas<F>;
  }

  /** The rows of one group, in the order that {@link rows} has; makes no others. All rows if the seed has no groups. */
  rowsOf(group: string): readonly MockRow[] {
    const { groups } = this.#seed;
    if (groups === undefined) return this.rows();
    if (this.#changes.size === 0) return groups.rows(group);
    const cached = this.#rowsOfGroup?.get(group)?.deref();
    if (cached) return cached;
    const rows = this.#listGroup(groups, group);
    // Most states are never listed, and there is one for each write.
    this.#rowsOfGroup ??= new Map();
    this.#rowsOfGroup.set(group, createRecentlyUsedRef(rows));
    return rows;
  }

  /** The seeded rows of one group, written since or not: the same array for as long as the seed lives. */
  seededRowsOf(group: string): readonly MockRow[] {
    const { groups } = this.#seed;
    return groups === undefined ? this.#seededRows() : groups.rows(group);
  }

  /** What was written since the seed, in no particular order; so that whoever has counted the seed counts these only. */
  *overlayEntries(): Generator<OverlayEntry> {
    for (const [id, row] of this.#changes.list()) yield { id, seeded: this.#seed.get(id), current: row ?? undefined };
  }

  #seededRows(): readonly MockRow[] {
    const rows = seededRows.get(this.#seed) ?? this.#seed.ids().flatMap((id) => this.#seed.get(id) ?? []);
    seededRows.set(this.#seed, rows);
    return rows;
  }

  *#entries(): Generator<readonly [string, MockRow]> {
    for (const id of this.ids()) {
      const row = this.get(id);
      if (row) yield [id, row];
    }
  }

  #isSeeded(id: string): boolean {
    return this.#seed.has?.(id) ?? this.#seed.get(id) !== undefined;
  }

  #listGroup(groups: SeedGroups, group: string): readonly MockRow[] {
    const isInGroup = (row: MockRow | undefined) => row !== undefined && groups.groupOf(row) === group;
    const written = new Map<MockRow, MockRow | undefined>();
    const added: (readonly [string, MockRow])[] = [];
    for (const [id, row] of this.#changes.list()) {
      const seeded = this.#seed.get(id);
      const present = row !== removed && isInGroup(row) ? row : undefined;
      if (seeded !== undefined && isInGroup(seeded)) written.set(seeded, present);
      else if (present) added.push([id, present]);
    }
    added.sort(byId);
    const kept: MockRow[] = [];
    for (const row of groups.rows(group)) {
      const present = written.has(row) ? written.get(row) : row;
      if (present !== undefined) kept.push(present);
    }
    return [...kept, ...added.map(([, row]) => row)];
  }
}

function byId([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
