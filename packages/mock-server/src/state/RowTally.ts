// Counts rows by what they have in common, without looking at all of them. A tally counts a broker's rows by their facts
// and by their place on a line, mostly a day. The seed is counted elsewhere, once for all sandboxes; a collection knows
// how it differs from its seed, and every write hands that on to the next state with one row counted off and one on.
import type { MockRow } from '@brokerdesk/api';
import type { RowChange } from './RowIndex.ts';
import { VersionedMap } from './VersionedMap.ts';

export type Facts = Readonly<Record<string, string | number | null>>;

/** What a tally sees in a row. It must follow from the row alone. */
export interface Counted<F extends Facts = Facts> {
  readonly brokerCode: string;
  readonly facts: F;
  /** A whole number. */
  readonly place: number;
}

/** It is known by its identity, so declare it once, at the top of a file. */
export interface RowTally<F extends Facts = Facts> {
  /** Null for a row that does not count. */
  readonly read: (row: MockRow) => Counted<F> | null;
}

/** So many rows more than the seed has, or fewer. */
export interface Difference<F extends Facts = Facts> extends Counted<F> {
  readonly count: number;
}

export type Differences<F extends Facts = Facts> = VersionedMap<Difference<F>>;
/** The few of a collection. A list, for every write makes another one. */
export type Tallies = readonly { readonly tally: RowTally; readonly differences: Differences }[];

type RowsOfChange = Pick<RowChange, 'before' | 'after'>;

/** Names facts, equal ones alike. */
export function nameFacts(facts: Facts): string {
  return Object.values(facts).join('\u001f');
}

export function findDifferences(tally: RowTally, changes: Iterable<RowsOfChange>): Differences {
  let differences: Differences = VersionedMap.of();
  for (const change of changes) differences = recount(differences, tally, change);
  return differences;
}

/** Gives the tallies of the state that follows after a change of one row. */
export function carryTallies(tallies: Tallies, change: RowsOfChange): Tallies {
  if (tallies.length === 0) return tallies;
  return tallies.map(({ tally, differences }) => ({ tally, differences: recount(differences, tally, change) }));
}

function recount(differences: Differences, { read }: RowTally, { before, after }: RowsOfChange): Differences {
  const old = before ? read(before) : null;
  const present = after ? read(after) : null;
  const oldName = old === null ? null : nameOf(old);
  const name = present === null ? null : nameOf(present);
  if (oldName === name) return differences;
  const less = old === null || oldName === null ? differences : add(differences, oldName, { ...old, count: -1 });
  return present === null || name === null ? less : add(less, name, { ...present, count: 1 });
}

function nameOf({ brokerCode, facts, place }: Counted): string {
  return `${brokerCode}\u001f${place}\u001f${nameFacts(facts)}`;
}

function add(differences: Differences, name: string, more: Difference): Differences {
  const count = (differences.get(name)?.count ?? 0) + more.count;
  return count === 0 ? differences.delete(name) : differences.set(name, { ...more, count });
}
