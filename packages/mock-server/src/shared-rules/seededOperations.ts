// How seeded rows came about, as operation records. Each resource describes its own rows, and no other one knows them.
import type { MockRow } from '@brokerdesk/api';
import type { OperationName } from '@brokerdesk/fixtures';
import type { OperationActor, OperationChange } from '../state/rows.ts';
import type { Seed } from '../state/seeds.ts';

/** One operation, before it has a number and the details of its author. */
export interface SeededOperation {
  readonly operation: OperationName;
  readonly time: string;
  /** The name of a user, or the actor where it was none. */
  readonly by: string | OperationActor;
  readonly targetID: string;
  readonly targetName: string | null;
  readonly changes?: readonly OperationChange[];
}

/** The collections of a seeded state. */
export type Seeds = Readonly<Record<string, Seed>>;

/** Lists the operations that led to the rows of a broker. */
export type DescribeSeeded = (seeds: Seeds, brokerCode: string) => readonly SeededOperation[];

export const system: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

export function changed(field: string, before: string | null, after: string | null): OperationChange {
  return { field, before, after };
}

/** Describes each row of a collection. */
export function describeRows<Row extends MockRow>(
  collection: string,
  describe: (row: Row, seeds: Seeds) => readonly SeededOperation[],
): DescribeSeeded {
  return (seeds, brokerCode) => rowsOfSeed(seeds[collection], brokerCode).flatMap((row) => describe(row as Row, seeds));
}

/** Returns the rows of one broker, or all. */
export function rowsOfSeed(seed: Seed | undefined, brokerCode?: string): readonly MockRow[] {
  if (!seed) return [];
  if (seed.groups && brokerCode !== undefined) return seed.groups.rows(brokerCode);
  const rows = seed.ids().flatMap((id) => seed.get(id) ?? []);
  if (brokerCode === undefined) return rows;
  return rows.filter((row) => (row as { readonly brokerCode?: string }).brokerCode === brokerCode);
}
