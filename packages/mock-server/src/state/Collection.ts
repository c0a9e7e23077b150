// A collection is a seed, shared by all sandboxes, and the changes of one sandbox (its overlay). It is immutable: a write
// returns a new collection, so that keeping an old state costs one pointer. Caches use its identity as their key.
import type { MockRow } from '@brokerdesk/api';
import { createRecentlyUsedRef } from './createRecentlyUsedRef.ts';
import { PersistentMap } from './PersistentMap.ts';
import { type LogPlace, RowAggregates } from './RowAggregates.ts';
import { everyGroup, type LoggedRows, type RowLog } from './RowLog.ts';
import type { CountDeltas, Dimensions, RowCounter } from './RowCounter.ts';
import type { RowIndex } from './RowIndex.ts';
import type { RowMaximum } from './RowMaximum.ts';
import type { Seed, SeedGroups } from './seeds.ts';

/** One identifier written since the seed: the seeded row, if there was one, and the current one, if there is one. */
export interface OverlayEntry {
  readonly id: string;
  readonly seeded: MockRow | undefined;
  readonly current: MockRow | undefined;
}

const removed = null;
type Changes = PersistentMap<MockRow | typeof removed>;

/** Everything a sandbox has written since the seed. */
interface Overlay {
  readonly changes: Changes;
  /** How many rows more than the seed; negative if fewer. */
  readonly sizeDelta: number;
  readonly aggregates: RowAggregates;
}

const seededRows = new WeakMap<Seed, readonly MockRow[]>();

export class Collection {
  readonly #seed: Seed;
  readonly #changes: Changes;
  readonly #sizeDelta: number;
  readonly #aggregates: RowAggregates;
  #rows: WeakRef<readonly MockRow[]> | undefined;
  #rowsOfGroup: Map<string, WeakRef<readonly MockRow[]>> | undefined;

  constructor(seed: Seed, overlay?: Overlay) {
    this.#seed = seed;
    this.#changes = overlay?.changes ?? PersistentMap.of();
    this.#sizeDelta = overlay?.sizeDelta ?? 0;
    this.#aggregates = overlay?.aggregates ?? new RowAggregates();
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
    return new Collection(this.#seed, {
      changes: this.#changes.set(id, row),
      sizeDelta: this.#sizeDelta + (before ? 0 : 1),
      aggregates: this.#aggregates.after({ id, before, after: row }),
    });
  }

  remove(id: string): Collection {
    const isSeeded = this.#isSeeded(id);
    const changed = this.#changes.get(id);
    if (changed === removed || (changed === undefined && !isSeeded)) return this;
    // Without an index, a counter or a maximum, the row need not be made only to be removed.
    const before = this.#aggregates.isEmpty ? undefined : this.get(id);
    return new Collection(this.#seed, {
      changes: isSeeded ? this.#changes.set(id, removed) : this.#changes.delete(id),
      sizeDelta: this.#sizeDelta - 1,
      aggregates: this.#aggregates.after({ id, before, after: undefined }),
    });
  }

  /** Represents all seeded rows in a hash; undefined if the seed has no fingerprint. */
  get seedFingerprint(): string | undefined {
    return this.#seed.fingerprint;
  }

  /** The number of rows; reading it makes no list of them. */
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
    return this.#aggregates.idsBy(index, key, () => this.#entries());
  }

  /** The rows of one list of a log, in its order: after the first time, without sorting or copying any. */
  logOf(log: RowLog, place: LogPlace): LoggedRows {
    return this.#aggregates.logOf(log, place, () =>
      place.group === everyGroup ? this.rows() : this.rowsOf(place.group),
    );
  }

  /** The largest value in a list of rows; 0 for an empty one. */
  maximumOf(maximum: RowMaximum, list: string): number {
    return this.#aggregates.maximumOf(maximum, list, () => this.#entries());
  }

  /** How the counts of a counter differ from those of the seeded rows. */
  countDeltasOf<F extends Dimensions>(counter: RowCounter<F>): CountDeltas<F> {
    return this.#aggregates.countDeltasOf(counter, () =>
      [...this.overlayEntries()].map(({ seeded, current }) => ({ before: seeded, after: current })),
    );
  }

  /** The rows of one group, in the order of {@link rows}; makes no others. All rows if the seed has no groups. */
  rowsOf(group: string): readonly MockRow[] {
    const { groups } = this.#seed;
    if (groups === undefined) return this.rows();
    if (this.#changes.size === 0) return groups.rows(group);
    const cached = this.#rowsOfGroup?.get(group)?.deref();
    if (cached) return cached;
    const rows = listGroup(groups, group, this.overlayEntries());
    // Most states are never listed, and every write creates one, so the map is created on demand.
    this.#rowsOfGroup ??= new Map();
    this.#rowsOfGroup.set(group, createRecentlyUsedRef(rows));
    return rows;
  }

  /** The seeded rows of one group, changed since or not: the same array for the lifetime of the seed. */
  seededRowsOf(group: string): readonly MockRow[] {
    const { groups } = this.#seed;
    return groups === undefined ? this.#seededRows() : groups.rows(group);
  }

  /**
   * Everything written since the seed, in no particular order. A result cached for the seed is adjusted by these
   * entries only.
   */
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
}

function listGroup(groups: SeedGroups, group: string, overlay: Iterable<OverlayEntry>): readonly MockRow[] {
  const isInGroup = (row: MockRow | undefined) => row !== undefined && groups.groupOf(row) === group;
  const currentBySeeded = new Map<MockRow, MockRow | undefined>();
  const added: OverlayEntry[] = [];
  for (const { id, seeded, current: written } of overlay) {
    const current = isInGroup(written) ? written : undefined;
    if (seeded !== undefined && isInGroup(seeded)) currentBySeeded.set(seeded, current);
    else if (current) added.push({ id, seeded, current });
  }
  added.sort((left, right) => (left.id < right.id ? -1 : 1));
  const kept = groups.rows(group).map((row) => (currentBySeeded.has(row) ? currentBySeeded.get(row) : row));
  return [...kept, ...added.map(({ current }) => current)].filter((row) => row !== undefined);
}
