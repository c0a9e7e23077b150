// Operation records are only ever added, and there may be a million of them: a page reads its own rows only, and a filter by
// record, user or operation the rows of that one. A search reads all rows of the period.
import type { listOperationRecords, MockInput } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { notFound, type ErrorResponse } from '../../context/errorResponses.ts';
import type { RowSource } from '../../context/RowSerializer.ts';
import type { OperationRecordRow } from '../../state/rows.ts';
import { matchesText, selectRows } from '../../shared-rules/lists/lists.ts';
import { dayInShanghai } from '../../contract/times.ts';
import { everyGroup, type LoggedRows, type RowLog, type RowLogOptions, rowLog } from '../../state/RowLog.ts';

type ListShapes = typeof listOperationRecords extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];
type Filters = Omit<Query, 'page' | 'size' | 'sort' | 'brokerCode' | 'from' | 'to'>;

const all = '';
const everything = logBy(() => [all]);
/** The filters that have a log, which finds their rows without reading the others. */
const logs = {
  targetID: logBy(({ targetID }) => (targetID === null ? [] : [targetID])),
  userID: logBy(({ actor }) => (actor.userID === null ? [] : [actor.userID])),
  operation: logBy(({ operation }) => [operation, operation.slice(0, operation.indexOf('.'))]),
} as const;

function logBy(keysOf: RowLogOptions<OperationRecordRow>['keysOf']): RowLog {
  return rowLog<OperationRecordRow>({ groupOf: ({ brokerCode }) => brokerCode, keysOf, compare: byTime });
}

/** Selects the operation records that match a query and that the caller may see. */
export function selectOperationRecords(context: RequestContext, query: Query): RowSource | ErrorResponse {
  const { page: _page, size: _size, sort = '-time', brokerCode, from, to, ...filters } = query;
  const group = findVisibleGroup(context, brokerCode);
  if (group === undefined) return notFound;
  const { rows, filters: left } = findRows(context, group, filters);
  const range = findPeriod(rows, { from, to });
  const isDescending = sort === '-time';
  if (Object.values(left).every((value) => value === undefined)) return sliceOf(rows, range, isDescending);
  const key = JSON.stringify([left, range, sort]);
  return selectRows(rows, key, () => {
    const found = (rows.slice(range.from, range.to) as readonly OperationRecordRow[]).filter(filterBy(left));
    return isDescending ? found.reverse() : found;
  });
}

/** The provider's staff see the records of every broker, or of the named one; others see those of their broker. */
function findVisibleGroup(context: RequestContext, requested: string | undefined): string | undefined {
  if (context.isInternal && requested === undefined) return everyGroup;
  const name = requested ?? context.brokerCode ?? '';
  const isVisible = context.isInternal
    ? context.row<BrokerRow>('brokers', name) !== undefined
    : name === context.brokerCode;
  return isVisible ? name : undefined;
}

/** The shortest list that has all matching rows, and the filters that it does not answer. */
function findRows(context: RequestContext, group: string, filters: Filters) {
  const collection = context.collection('operationRecords');
  const lists = (Object.keys(logs) as (keyof typeof logs)[]).flatMap((name) => {
    const key = filters[name];
    if (key === undefined) return [];
    return { rows: collection.logOf(logs[name], { group, key }), filters: { ...filters, [name]: undefined } };
  });
  const [shortest] = lists.sort((left, right) => left.rows.length - right.rows.length);
  return shortest ?? { rows: collection.logOf(everything, { group, key: all }), filters };
}

/** The places of the rows of a period. */
function findPeriod(rows: LoggedRows, { from, to }: Pick<Query, 'from' | 'to'>) {
  const timeOf = (row: object) => Date.parse((row as OperationRecordRow).time);
  const first = from === undefined ? undefined : dayInShanghai(from).from;
  const last = to === undefined ? undefined : dayInShanghai(to).until;
  return {
    from: first === undefined ? 0 : rows.findPlace((row) => timeOf(row) < first),
    to: last === undefined ? rows.length : rows.findPlace((row) => timeOf(row) <= last),
  };
}

/** A part of a list, in its order or backwards. */
function sliceOf(rows: LoggedRows, range: ReturnType<typeof findPeriod>, isDescending: boolean): RowSource {
  const length = Math.max(0, range.to - range.from);
  const end = range.from + length;
  return {
    length,
    slice: (from, to) =>
      isDescending
        ? rows.slice(Math.max(range.from, end - to), Math.max(range.from, end - from)).toReversed()
        : rows.slice(range.from + from, Math.min(end, range.from + to)),
  };
}

function filterBy({ operation, userID, targetID, actorKind, q }: Filters): (row: OperationRecordRow) => boolean {
  const text = q;
  return (row) =>
    (operation === undefined || row.operation === operation || row.operation.startsWith(`${operation}.`)) &&
    (userID === undefined || row.actor.userID === userID) &&
    (targetID === undefined || row.targetID === targetID) &&
    (actorKind === undefined || row.actor.kind === actorKind) &&
    matchesText(searchedFields(row), text);
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
