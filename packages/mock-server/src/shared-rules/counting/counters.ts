// Counting at 100,000 rows. A broker's rows form groups with equal dimensions, and each group is a series of counts by
// position, mostly by day. So the cost of a statistic depends on the number of groups, not on the number of rows.
import type { MockRow } from '@brokerdesk/api';
import type { StateContext } from '../../context/StateContext.ts';
import type { Collection } from '../../state/Collection.ts';
import { createRecentlyUsedRef } from '../../state/createRecentlyUsedRef.ts';
import { type CountDeltas, type Dimensions, dimensionsKey, type RowCounter } from '../../state/RowCounter.ts';
import { CumulativeCounts } from './CumulativeCounts.ts';

export interface CollectionCounter<F extends Dimensions> extends RowCounter<F> {
  readonly collection: string;
}

export type DimensionsOf<T> = T extends CollectionCounter<infer F> ? F : never;

/** Rows with equal dimensions: those of the seed, and by how much later writes change their counts. */
export interface Group<F extends Dimensions> {
  readonly dimensions: F;
  readonly counts: readonly CumulativeCounts[];
}

/** Both ends included. */
export interface DayInterval {
  readonly from: number;
  readonly to: number;
}

/** Declares a counter. Counters are compared by identity: declare each once, at the top of a file. */
export function defineCounter<Row extends MockRow & { readonly brokerCode: string }, F extends Dimensions>(
  collection: string,
  read: (row: Row) => { readonly dimensions: F; readonly position: number } | null,
): CollectionCounter<F> {
  return {
    collection,
    read: (row) => {
      const counted = read(row as Row);
      return counted && { brokerCode: (row as Row).brokerCode, ...counted };
    },
  };
}

export interface CountQuery<F extends Dimensions, By extends keyof F> {
  readonly brokerCode: string;
  /** The dimensions that distinguish rows; fewer cost less. */
  readonly by: readonly By[];
  /** Dimensions that the rows must have; undefined ones are ignored. */
  readonly where?: { readonly [K in keyof F]?: F[K] | undefined };
}

/** The groups of a broker's rows in this state. Without `where`, the same array for as long as the counts are equal. */
export function groupsOf<F extends Dimensions, By extends keyof F & string>(
  context: StateContext,
  counter: CollectionCounter<F>,
  { brokerCode, by, where = {} }: CountQuery<F, By>,
): readonly Group<Pick<F, By>>[] {
  const filters = Object.entries(where).filter(([, value]) => value !== undefined);
  const collection = context.collection(counter.collection);
  const dimensions = [...new Set<string>([...by, ...filters.map(([name]) => name)])];
  const groups = groupsBy(collection, counter, { brokerCode, by: dimensions });
  const found =
    filters.length === 0
      ? groups
      : groups.filter((group) => filters.every(([name, value]) => group.dimensions[name] === value));
  return found as unknown as readonly Group<Pick<F, By>>[];
}

type Groups = readonly Group<Dimensions>[];
type AnyCountQuery = CountQuery<Dimensions, string>;

const groupsByDeltas = new WeakMap<CountDeltas, Map<string, WeakRef<Groups>>>();
const seededGroups = new WeakMap<readonly MockRow[], Map<RowCounter, Map<string, Groups>>>();

function groupsBy(
  collection: Collection,
  counter: CollectionCounter<Dimensions>,
  { brokerCode, by }: AnyCountQuery,
): Groups {
  const seeded = seededGroupsBy(collection, counter, { brokerCode, by });
  const deltas = collection.countDeltasOf(counter);
  if (deltas.size === 0) return seeded;
  const byKey = groupsByDeltas.get(deltas) ?? new Map<string, WeakRef<Groups>>();
  groupsByDeltas.set(deltas, byKey);
  const key = `${brokerCode} ${by.join(' ')}`;
  const cached = byKey.get(key)?.deref();
  if (cached) return cached;
  const groups = joinGroups(seeded, groupWritten(deltas, { brokerCode, by }));
  byKey.set(key, createRecentlyUsedRef(groups));
  return groups;
}

function groupWritten(deltas: CountDeltas, { brokerCode, by }: AnyCountQuery): Groups {
  const own = deltas.list().flatMap(([, one]) => (one.brokerCode === brokerCode ? one : []));
  return listGroups(
    own.map(({ dimensions, position, count }) => ({ dimensions: pick(dimensions, by), counts: [[position, count]] })),
  );
}

function seededGroupsBy(
  collection: Collection,
  counter: CollectionCounter<Dimensions>,
  { brokerCode, by }: AnyCountQuery,
): Groups {
  const rows = collection.seededRowsOf(brokerCode);
  const byCounter = seededGroups.get(rows) ?? new Map<RowCounter, Map<string, Groups>>();
  seededGroups.set(rows, byCounter);
  const cached = byCounter.get(counter) ?? new Map<string, Groups>();
  byCounter.set(counter, cached);
  const allGroups = cached.get(brokerCode) ?? listGroups(countOnce(rows, counter, brokerCode));
  cached.set(brokerCode, allGroups);
  const key = `${brokerCode} ${by.join(' ')}`;
  const groups =
    cached.get(key) ??
    listGroups(
      allGroups.map(({ dimensions, counts }) => ({
        dimensions: pick(dimensions, by),
        counts: counts.flatMap((part) => part.list()),
      })),
    );
  cached.set(key, groups);
  return groups;
}

interface GroupCounts {
  readonly dimensions: Dimensions;
  readonly counts: readonly (readonly [place: number, count: number])[];
}

function* countOnce(
  rows: readonly MockRow[],
  { read }: CollectionCounter<Dimensions>,
  brokerCode: string,
): Generator<GroupCounts> {
  for (const row of rows) {
    const countedRow = read(row);
    if (countedRow?.brokerCode === brokerCode)
      yield { dimensions: countedRow.dimensions, counts: [[countedRow.position, 1]] };
  }
}

function listGroups(all: Iterable<GroupCounts>): Groups {
  const groups = new Map<string, { readonly dimensions: Dimensions; readonly counts: (readonly [number, number])[] }>();
  for (const { dimensions, counts } of all) {
    const name = dimensionsKey(dimensions);
    const group = groups.get(name) ?? { dimensions, counts: [] };
    groups.set(name, group);
    for (const count of counts) group.counts.push(count);
  }
  return [...groups.values()].map(({ dimensions, counts }) => ({ dimensions, counts: [new CumulativeCounts(counts)] }));
}

function joinGroups(seeded: Groups, written: Groups): Groups {
  const groups = new Map(seeded.map((group) => [dimensionsKey(group.dimensions), group]));
  for (const { dimensions, counts } of written) {
    const name = dimensionsKey(dimensions);
    groups.set(name, { dimensions, counts: [...(groups.get(name)?.counts ?? []), ...counts] });
  }
  return [...groups.values()];
}

function pick(dimensions: Dimensions, names: readonly string[]): Dimensions {
  return Object.fromEntries(names.map((name) => [name, dimensions[name] ?? null]));
}

/** The number of rows of the groups within a range. */
export function countIn(groups: readonly Group<Dimensions>[], { from, to }: DayInterval): number {
  return countUpTo(groups, to) - countUpTo(groups, from - 1);
}

/** The number of rows of the groups within each of several consecutive ranges. */
export function countEach(groups: readonly Group<Dimensions>[], intervals: readonly DayInterval[]): number[] {
  const [first] = intervals;
  let before = first === undefined ? 0 : countUpTo(groups, first.from - 1);
  return intervals.map(({ to }) => {
    const upTo = countUpTo(groups, to);
    const count = upTo - before;
    before = upTo;
    return count;
  });
}

/** The number of rows of the groups. */
export function countAll(groups: readonly Group<Dimensions>[]): number {
  let sum = 0;
  for (const { counts } of groups) for (const series of counts) sum += series.total;
  return sum;
}

function countUpTo(groups: readonly Group<Dimensions>[], position: number): number {
  let sum = 0;
  for (const { counts } of groups) for (const series of counts) sum += series.upTo(position);
  return sum;
}

/** Collects the groups by the value of one dimension. */
export function groupBy<F extends Dimensions, K extends keyof F>(
  groups: readonly Group<F>[],
  dimension: K,
): Map<F[K], Group<F>[]> {
  return Map.groupBy(groups, ({ dimensions }) => dimensions[dimension]);
}
