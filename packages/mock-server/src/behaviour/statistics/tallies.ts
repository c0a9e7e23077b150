// Counting at 100,000 rows. A broker's rows fall into groups with equal facts, and each group stands as a series along a
// line, mostly of days. So what a statistic costs depends on how many kinds of rows there are, not on how many rows.
import type { MockRow } from '@brokerdesk/api';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { Collection } from '../../state/Collection.ts';
import { keepForAWhile } from '../../state/keepForAWhile.ts';
import { type Differences, type Facts, nameFacts, type RowTally } from '../../state/RowTally.ts';
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

export interface Question<F extends Facts, By extends keyof F> {
  readonly brokerCode: string;
  /** The facts by which rows are told apart: the fewer, the less it costs. */
  readonly by: readonly By[];
  /** Facts that the rows must have; those that are undefined do not matter. */
  readonly where?: { readonly [K in keyof F]?: F[K] | undefined };
}

/** The groups of a broker's rows as they stand. Mostly the same list for as long as their numbers are, without `where`. */
export function groupsOf<F extends Facts, By extends keyof F & string>(
  context: StateContext,
  asked: Tally<F>,
  { brokerCode, by, where = {} }: Question<F, By>,
): readonly Group<Pick<F, By>>[] {
  const wanted = Object.entries(where).filter(([, value]) => value !== undefined);
  const collection = context.world.sandbox.collection(asked.collection);
  const facts = [...new Set<string>([...by, ...wanted.map(([name]) => name)])];
  const groups = groupsBy(collection, asked, { brokerCode, by: facts });
  const found =
    wanted.length === 0
      ? groups
      : groups.filter((group) => wanted.every(([name, value]) => group.facts[name] === value));
  return found as unknown as readonly Group<Pick<F, By>>[];
}

type Groups = readonly Group<Facts>[];
type Asked = Question<Facts, string>;

const groupsOfDifferences = new WeakMap<Differences, Map<string, WeakRef<Groups>>>();
const seededGroups = new WeakMap<readonly MockRow[], Map<RowTally, Map<string, Groups>>>();

function groupsBy(collection: Collection, asked: Tally<Facts>, { brokerCode, by }: Asked): Groups {
  const seeded = seededGroupsBy(collection, asked, { brokerCode, by });
  const differences = collection.differencesOf(asked);
  if (differences.size === 0) return seeded;
  const byKey = groupsOfDifferences.get(differences) ?? new Map<string, WeakRef<Groups>>();
  groupsOfDifferences.set(differences, byKey);
  const key = `${brokerCode} ${by.join(' ')}`;
  const known = byKey.get(key)?.deref();
  if (known) return known;
  const groups = joinGroups(seeded, listWritten(differences, { brokerCode, by }));
  byKey.set(key, keepForAWhile(groups));
  return groups;
}

function listWritten(differences: Differences, { brokerCode, by }: Asked): Groups {
  const own = differences.list().flatMap(([, one]) => (one.brokerCode === brokerCode ? one : []));
  return listGroups(own.map(({ facts, place, count }) => ({ facts: pick(facts, by), counts: [[place, count]] })));
}

function seededGroupsBy(collection: Collection, asked: Tally<Facts>, { brokerCode, by }: Asked): Groups {
  const rows = collection.seededRowsOf(brokerCode);
  const byTally = seededGroups.get(rows) ?? new Map<RowTally, Map<string, Groups>>();
  seededGroups.set(rows, byTally);
  const known = byTally.get(asked) ?? new Map<string, Groups>();
  byTally.set(asked, known);
  const whole = known.get(brokerCode) ?? listGroups(countOnce(rows, asked, brokerCode));
  known.set(brokerCode, whole);
  const key = `${brokerCode} ${by.join(' ')}`;
  const groups =
    known.get(key) ??
    listGroups(
      whole.map(({ facts, parts }) => ({ facts: pick(facts, by), counts: parts.flatMap((part) => part.list()) })),
    );
  known.set(key, groups);
  return groups;
}

interface GroupCounts {
  readonly facts: Facts;
  readonly counts: readonly (readonly [place: number, count: number])[];
}

function* countOnce(rows: readonly MockRow[], { read }: Tally<Facts>, brokerCode: string): Generator<GroupCounts> {
  for (const row of rows) {
    const counted = read(row);
    if (counted?.brokerCode === brokerCode) yield { facts: counted.facts, counts: [[counted.place, 1]] };
  }
}

function listGroups(all: Iterable<GroupCounts>): Groups {
  const groups = new Map<string, { readonly facts: Facts; readonly counts: (readonly [number, number])[] }>();
  for (const { facts, counts } of all) {
    const name = nameFacts(facts);
    const group = groups.get(name) ?? { facts, counts: [] };
    groups.set(name, group);
    for (const count of counts) group.counts.push(count);
  }
  return [...groups.values()].map(({ facts, counts }) => ({ facts, parts: [new Series(counts)] }));
}

function joinGroups(seeded: Groups, written: Groups): Groups {
  const groups = new Map(seeded.map((group) => [nameFacts(group.facts), group]));
  for (const { facts, parts } of written) {
    const name = nameFacts(facts);
    groups.set(name, { facts, parts: [...(groups.get(name)?.parts ?? []), ...parts] });
  }
  return [...groups.values()];
}

function pick(facts: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
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
