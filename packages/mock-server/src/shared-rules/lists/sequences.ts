// Records that stand in an order which people choose: from 1, without gaps. To move one is no change of the record, so
// it leaves versions alone: nobody loses what he is writing because somebody else moved it.
import { diffFields } from '../../resources/operation-records/operationRecordRules.ts';
import type { RequestContext } from '../../pipeline/RequestContext.ts';
import type { ErrorResponse } from '../../pipeline/errorResponses.ts';
import type { Stamp } from '../../state/rows.ts';

export interface Sequenced extends Stamp {
  readonly sequence: number;
}

export interface SequencedCollection<Row extends Sequenced> {
  readonly collection: string;
  readonly idOf: (row: Row) => string;
}

export function sortBySequence<Row extends Pick<Sequenced, 'sequence'>>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((left, right) => left.sequence - right.sequence);
}

/** Gives the place behind the last one. */
export function nextSequence(rows: readonly Pick<Sequenced, 'sequence'>[]): number {
  return Math.max(0, ...rows.map(({ sequence }) => sequence)) + 1;
}

/** Numbers rows in the order in which they are given, as after one of them has gone. */
export function renumber<Row extends Sequenced>(
  context: RequestContext,
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
  context: RequestContext,
  {
    rows,
    requestedIDs,
    listID,
    ...collectionOptions
  }: SequencedCollection<Row> & {
    readonly rows: readonly Row[];
    readonly requestedIDs: readonly string[];
    /** What the list belongs to: a category, or the broker. */
    readonly listID: string | null;
  },
): ErrorResponse | undefined {
  const current = sortBySequence(rows);
  const currentIDs = current.map(collectionOptions.idOf);
  const byID = new Map(current.map((row) => [collectionOptions.idOf(row), row]));
  const reordered = requestedIDs.flatMap((id) => byID.get(id) ?? []);
  if (requestedIDs.length !== byID.size || new Set(reordered).size !== byID.size)
    return createOrderConflictError(current, currentIDs);
  renumber(context, collectionOptions, reordered);
  const changes = diffFields({ sequence: currentIDs }, { sequence: requestedIDs }, ['sequence']);
  context.recordOperation({ targetID: listID ?? '', changes });
  return undefined;
}

function createOrderConflictError(rows: readonly Sequenced[], sequence: readonly string[]): ErrorResponse {
  const last = rows.toSorted((left, right) => (left.updateTime < right.updateTime ? 1 : -1))[0];
  return { code: 'E0005', data: { current: { sequence }, by: last?.updateBy ?? null, at: last?.updateTime ?? null } };
}
