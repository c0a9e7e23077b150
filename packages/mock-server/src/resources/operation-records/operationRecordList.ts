import type { listOperationRecords, MockInput } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../pipeline/RequestContext.ts';
import { notFound, type ErrorResponse } from '../../pipeline/errorResponses.ts';
import type { OperationRecordRow } from './operationRecordRows.ts';
import { matchesText, selectRows } from '../../shared-rules/lists/lists.ts';
import { dayInShanghai } from '../../shared-rules/times.ts';

type ListShapes = typeof listOperationRecords extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

/** Lists the operation records that match a query and that the caller may see. */
export function selectOperationRecords(
  context: RequestContext,
  query: Query,
): readonly OperationRecordRow[] | ErrorResponse {
  const { page: _page, size: _size, sort = '-time', brokerCode, ...filters } = query;
  const visible = findVisibleRecords(context, brokerCode);
  if (!visible) return notFound;
  const { name, rows } = visible;
  const sorted = selectRows(rows, `${name} by ${sort}`, () => {
    const ascending = rows.filter((row) => name === '' || row.brokerCode === name).sort(byTime);
    return sort === 'time' ? ascending : ascending.reverse();
  });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return isFiltered ? selectRows(sorted, JSON.stringify(filters), () => sorted.filter(filterBy(filters))) : sorted;
}

/** The provider's staff see the records of every broker, or of the named one; others see those of their broker. */
function findVisibleRecords(context: RequestContext, requested: string | undefined) {
  if (context.isInternal && requested === undefined) {
    return { name: '', rows: context.rows<OperationRecordRow>('operationRecords') };
  }
  const name = requested ?? context.brokerCode ?? '';
  const isVisible = context.isInternal
    ? context.row<BrokerRow>('brokers', name) !== undefined
    : name === context.brokerCode;
  return isVisible ? { name, rows: context.rowsOf<OperationRecordRow>('operationRecords', name) } : undefined;
}

function filterBy(filters: Omit<Query, 'page' | 'size' | 'sort' | 'brokerCode'>): (row: OperationRecordRow) => boolean {
  const { operation, userID, targetID, actorKind } = filters;
  const from = filters.from === undefined ? undefined : dayInShanghai(filters.from).from;
  const until = filters.to === undefined ? undefined : dayInShanghai(filters.to).until;
  const text = filters.q?.trim().toLowerCase();
  return (row) =>
    (operation === undefined || row.operation === operation || row.operation.startsWith(`${operation}.`)) &&
    (userID === undefined || row.actor.userID === userID) &&
    (targetID === undefined || row.targetID === targetID) &&
    (actorKind === undefined || row.actor.kind === actorKind) &&
    (from === undefined || Date.parse(row.time) >= from) &&
    (until === undefined || Date.parse(row.time) <= until) &&
    (!text || matchesText(searchedFields(row), text));
}

function searchedFields({ actor, targetID, targetName, changes }: OperationRecordRow): (string | null)[] {
  const values = changes.flatMap(({ before, after }) => [before, after]);
  return [actor.userID, actor.userName, targetID, targetName, ...values];
}

/** Records of the same millisecond are in the order in which they were written. */
function byTime(left: OperationRecordRow, right: OperationRecordRow): number {
  if (left.time !== right.time) return left.time < right.time ? -1 : 1;
  return numberOf(left) - numberOf(right);
}

function numberOf({ recordID }: OperationRecordRow): number {
  return Number(recordID.replace(/^.*-/, ''));
}
