// Records that stand in an order which people choose: from 1, without gaps. To move one is no change of the record, so
// it leaves versions alone: nobody loses what he is writing because somebody else moved it.
import { changesBetween } from './operationRecords.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { Stamp } from '../state/rows.ts';

export interface Sequenced extends Stamp {
  readonly sequence: number;
}

export interface SequencedCollection<Row extends Sequenced> {
  readonly collection: string;
  readonly idOf: (row: Row) => string;
}

export function inSequence<Row extends Pick<Sequenced, 'sequence'>>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((left, right) => left.sequence - right.sequence);
}

/** Gives the place behind the last one. */
export function nextSequence(rows: readonly Pick<Sequenced, 'sequence'>[]): number {
  return Math.max(0, ...rows.map(({ sequence }) => sequence)) + 1;
}

/** Numbers rows in the order in which they are given, as after one of them has gone. */
export function writeSequence<Row extends Sequenced>(
  context: CallContext,
  { collection, idOf }: SequencedCollection<Row>,
  rows: readonly Row[],
): void {
  context.change((draft) => {
    for (const [index, row] of rows.entries()) {
      if (row.sequence !== index + 1) draft.put(collection, idOf(row), { ...row, sequence: index + 1 });
    }
  });
}

/**
 * Puts `rows` into the order of `wanted` and notes it for the list that they make up. Refused unless `wanted` is exactly
 * their set.
 */
export function reorder<Row extends Sequenced>(
  context: CallContext,
  {
    rows,
    wanted,
    listID,
    ...of
  }: SequencedCollection<Row> & {
    readonly rows: readonly Row[];
    readonly wanted: readonly string[];
    /** What the list belongs to: a category, or the broker. */
    readonly listID: string | null;
  },
): Refusal | undefined {
  const present = inSequence(rows);
  const presentIDs = present.map(of.idOf);
  const byID = new Map(present.map((row) => [of.idOf(row), row]));
  const asked = wanted.flatMap((id) => byID.get(id) ?? []);
  if (wanted.length !== byID.size || new Set(asked).size !== byID.size) return refuseOrder(present, presentIDs);
  writeSequence(context, of, asked);
  const changes = changesBetween({ sequence: presentIDs }, { sequence: wanted }, ['sequence']);
  context.note({ targetID: listID ?? '', changes });
  return undefined;
}

function refuseOrder(rows: readonly Sequenced[], sequence: readonly string[]): Refusal {
  const last = rows.toSorted((left, right) => (left.updateTime < right.updateTime ? 1 : -1))[0];
  return { code: 'E0005', data: { current: { sequence }, by: last?.updateBy ?? null, at: last?.updateTime ?? null } };
}
