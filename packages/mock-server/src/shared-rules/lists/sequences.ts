// Records in an order that users choose: from 1, without gaps. Moving a record does not change its version, so that a
// colleague who edits the record does not lose their input.
import { diffFields } from '../diffFields.ts';
import type { RequestContext } from '../../context/RequestContext.ts';
import type { StateContext } from '../../context/StateContext.ts';
import type { RowMaximum } from '../../state/RowMaximum.ts';
import type { ErrorResponse } from '../../context/errorResponses.ts';
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

/** Returns the position after the last one of a list, without reading the others. */
export function nextSequence(
  context: StateContext,
  { collection, last, list }: { readonly collection: string; readonly last: RowMaximum; readonly list: string },
): number {
  return context.collection(collection).maximumOf(last, list) + 1;
}

/** Numbers the rows in the given order, for example after one was deleted. */
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
 * Puts `rows` into the order of `requestedIDs` and records the operation for their list. Rejected unless `requestedIDs`
 * is exactly their set.
 */
export function reorder<Row extends Sequenced>(
  context: RequestContext,
  {
    rows,
    requestedIDs,
    listID,
    nameOf,
    ...collectionOptions
  }: SequencedCollection<Row> & {
    readonly rows: readonly Row[];
    readonly requestedIDs: readonly string[];
    /** The owner of the list: a category; null for the broker. */
    readonly listID: string | null;
    /** The name under which the operation records list a row. */
    readonly nameOf: (row: Row) => string;
  },
): ErrorResponse | undefined {
  const current = sortBySequence(rows);
  const currentIDs = current.map(collectionOptions.idOf);
  const byID = new Map(current.map((row) => [collectionOptions.idOf(row), row]));
  const reordered = requestedIDs.flatMap((id) => byID.get(id) ?? []);
  if (requestedIDs.length !== byID.size || new Set(reordered).size !== byID.size)
    return createOrderConflictError(current, currentIDs);
  renumber(context, collectionOptions, reordered);
  const changes = diffFields({ sequence: current.map(nameOf) }, { sequence: reordered.map(nameOf) }, ['sequence']);
  context.recordOperation({ targetID: listID ?? '', changes });
  return undefined;
}

function createOrderConflictError(rows: readonly Sequenced[], sequence: readonly string[]): ErrorResponse {
  const last = rows.toSorted((left, right) => (left.updateTime < right.updateTime ? 1 : -1))[0];
  return { code: 'E0005', data: { current: { sequence }, by: last?.updateBy ?? null, at: last?.updateTime ?? null } };
}
