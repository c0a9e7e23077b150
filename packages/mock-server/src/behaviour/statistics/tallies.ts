// Counting at 100,000 rows. A broker's rows fall into groups with equal facts, and each group stands as a series along a
// line, mostly of days. So what a statistic costs depends on how many kinds of rows there are, not on how many rows.
import type { MockRow } from '@brokerdesk/api';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { Collection } from '../../state/Collection.ts';
import { type Difference, type Facts, nameFacts, type RowTally } from '../../state/RowTally.ts';
import { Series } from './Series.ts';

export interface Tally<F extends Facts> extends RowTally<F> {
  readonly collection: string;
}

export type FactsOf<T> = T extends Tally<infer F> ? F : never;

/** Rows with equal facts: those of the seed, and by how much the written ones change their numbers. */
export interface Group<F extends Facts> {
  readonly facts: F;
  readonly parts: readonly Series[];
}

/** Both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Declares a tally; it is known by its identity, so declare it once, at the top of a file. */
export function tally<Row extends MockRow & { readonly brokerCode: string }, F extends Facts>(
  collection: string,
  read: (row: Row) => { readonly facts: F; readonly place: number } | null,
): Tally<F> {
  return {
    collection,
    read: (row) => {
      const found = read(row as Row);
      return found && { brokerCode: (row as Row).brokerCode, ...found };
    },
  };
}

/** The groups of a broker's rows as they stand. Gives the same list for as long as their numbers stay the same. */
export function groupsOf<F extends Facts>(
  context: StateContext,
  asked: Tally<F>,
  brokerCode: string,
): readonly Group<F>[] {
  const collection = context.world.sandbox.collection(asked.collection);
  const seeded = seededGroupsOf(collection, asked, brokerCode);
  const differences = collection.differencesOf(asked);
  if (differences.size === 0) return seeded;
  const known = groupsOfDifferences.get(differences) ?? new Map<string, readonly Group<Facts>[]>();
  groupsOfDifferences.set(differences, known);
  const groups =
    known.get(brokerCode) ??
    joinGroups(
      seeded,
      listGroups(
        differences.list().map(([, one]) => one),
        brokerCode,
      ),
    );
  known.set(brokerCode, groups);
  return groups as readonly Group<F>[];
}

const groupsOfDifferences = new WeakMap<object, Map<string, readonly Group<Facts>[]>>();
const seededGroups = new WeakMap<readonly MockRow[], Map<RowTally, Map<string, readonly Group<Facts>[]>>>();

function seededGroupsOf<F extends Facts>(
  collection: Collection,
  asked: Tally<F>,
  brokerCode: string,
): readonly Group<F>[] {
  const rows = collection.seededRowsOf(brokerCode);
  const byTally = seededGroups.get(rows) ?? new Map<RowTally, Map<string, readonly Group<Facts>[]>>();
  seededGroups.set(rows, byTally);
  const byBroker = byTally.get(asked) ?? new Map<string, readonly Group<Facts>[]>();
  byTally.set(asked, byBroker);
  const groups = byBroker.get(brokerCode) ?? listGroups(countOnce(rows, asked), brokerCode);
  byBroker.set(brokerCode, groups);
  return groups as readonly Group<F>[];
}

function* countOnce<F extends Facts>(rows: readonly MockRow[], { read }: Tally<F>): Generator<Difference<F>> {
  for (const row of rows) {
    const counted = read(row);
    if (counted) yield { ...counted, count: 1 };
  }
}

function listGroups<F extends Facts>(counts: Iterable<Difference<F>>, brokerCode: string): readonly Group<F>[] {
  const groups = new Map<string, { readonly facts: F; readonly counts: [place: number, count: number][] }>();
  for (const { brokerCode: owner, facts, place, count } of counts) {
    if (owner !== brokerCode) continue;
    const name = nameFacts(facts);
    const group = groups.get(name) ?? { facts, counts: [] };
    groups.set(name, group);
    group.counts.push([place, count]);
  }
  return [...groups.values()].map(({ facts, counts: own }) => ({ facts, parts: [new Series(own)] }));
}

function joinGroups<F extends Facts>(seeded: readonly Group<F>[], written: readonly Group<F>[]): readonly Group<F>[] {
  const groups = new Map(seeded.map((group) => [nameFacts(group.facts), group]));
  for (const { facts, parts } of written) {
    const name = nameFacts(facts);
    groups.set(name, { facts, parts: [...(groups.get(name)?.parts ?? []), ...parts] });
  }
  return [...groups.values()];
}

/** How many rows the groups have on a stretch. */
export function countIn(groups: readonly Group<Facts>[], { from, to }: Stretch): number {
  return countUpTo(groups, to) - countUpTo(groups, from - 1);
}

/** How many rows the groups have on each of some stretches that follow one another. */
export function countEach(groups: readonly Group<Facts>[], stretches: readonly Stretch[]): number[] {
  const [first] = stretches;
  let before = first === undefined ? 0 : countUpTo(groups, first.from - 1);
  return stretches.map(({ to }) => {
    const upTo = countUpTo(groups, to);
    const count = upTo - before;
    before = upTo;
    return count;
  });
}

/** How many rows the groups have. */
export function countAll(groups: readonly Group<Facts>[]): number {
  let sum = 0;
  for (const { parts } of groups) for (const series of parts) sum += series.total;
  return sum;
}

function countUpTo(groups: readonly Group<Facts>[], place: number): number {
  let sum = 0;
  for (const { parts } of groups) for (const series of parts) sum += series.upTo(place);
  return sum;
}

/** Puts the groups together that have one fact in common. */
export function groupBy<F extends Facts, K extends keyof F>(
  groups: readonly Group<F>[],
  fact: K,
): Map<F[K], Group<F>[]> {
  return Map.groupBy(groups, ({ facts }) => facts[fact]);
}
