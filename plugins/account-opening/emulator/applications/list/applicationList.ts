import { applicationStatusCodes, type listApplications, type MockInput, type WireLanguage } from '@brokerdesk/api';
import {
  countRows,
  dayInShanghai,
  type RequestContext,
  type ShapesOf,
  sortedView,
  type SortedViewOptions,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { deletionTimeOf, isDeletedWithin } from '../expiry/deletionTimeOf.ts';
import { countByStatus } from './applicationCounts.ts';
import { stayPageOf } from './applicationViews.ts';
import { createMatcher } from './searchApplications.ts';

type Query = MockInput<ShapesOf<typeof listApplications>>['query'];

/** Lists the caller's applications that match a query, in its order. */
export function selectApplications(context: RequestContext, query: Query): readonly ApplicationRow[] {
  const rows = sortedView(context, listFor(context, query));
  const { deletedWithinDays: days } = query;
  return days === undefined ? rows : rows.filter((row) => isDeletedWithin(row, days, context.now()));
}

/** The list of all filters but the one by the clock, which selects other rows with each call. */
function listFor(context: RequestContext, query: Query): SortedViewOptions<ApplicationRow> {
  const { page: _page, size: _size, sort = '-applyDate', deletedWithinDays: days, ...filters } = query;
  const isExpiring = days !== undefined;
  return {
    ...orderBy(sort, context.language),
    brokerCode: context.brokerCode ?? '',
    ...((isFiltered(filters) || isExpiring) && {
      filter: { key: JSON.stringify({ ...filters, isExpiring }), predicate: filterBy({ ...filters, isExpiring }) },
    }),
  };
}

/** How lists of applications are sorted. */
export const applicationOrder = {
  collection: 'applications',
  valueOf: sortValue,
  idOf: ({ applyID }: ApplicationRow) => applyID,
};

/** The order of a list: names as readers of a language expect, codes and numbers by code unit. */
export function orderBy(sort: string, language: WireLanguage) {
  return { ...applicationOrder, sort, ...(/^-?lastName$/.test(sort) && { language }) };
}

/** Counts the applications that match a query in each status. */
export function countStatuses(context: RequestContext, filters: Filters) {
  const counts = countEachStatus(context, filters);
  const statuses = applicationStatusCodes.map((status) => ({ status, count: counts.get(status) ?? 0 }));
  return { total: statuses.reduce((total, { count }) => total + count, 0), statuses };
}

function countEachStatus(context: RequestContext, filters: Filters): ReadonlyMap<string, number> {
  if (!isFiltered(filters)) return countByStatus(context, context.brokerCode ?? '');
  if (filters.deletedWithinDays === undefined) return countRows(context, listFor(context, filters), statusOf);
  const byStatus = Map.groupBy(selectApplications(context, filters), statusOf);
  return new Map([...byStatus].map(([status, rows]) => [status, rows.length]));
}

function statusOf({ status }: ApplicationRow): string {
  return status;
}

function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

function sortValue(row: ApplicationRow, field: string): string | number | null {
  switch (field) {
    case 'applyDate':
    case 'statusDate':
      return Date.parse(row[field]);
    // In the order of an application's life, which users expect.
    case 'status':
      return applicationStatusCodes.indexOf(row.status);
    case 'lastName':
      return `${row.lastName} ${row.firstName}`;
    case 'customAccountNum':
      return row.customAccountNum;
    case 'region':
      return row.region;
    default:
      return row.applyID;
  }
}

type Filters = Omit<Query, 'page' | 'size' | 'sort'>;

interface LastingFilters extends Omit<Filters, 'deletedWithinDays'> {
  readonly isExpiring: boolean;
}

function filterBy(filters: LastingFilters): (row: ApplicationRow) => boolean {
  const { status, region, idType, profileID, referrerID, customAccountNum, underway, stayPage } = filters;
  const statuses = status?.split(',');
  const isApplied = withinDays(filters.applyDateFrom, filters.applyDateTo);
  const isStatusOf = withinDays(filters.statusDateFrom, filters.statusDateTo);
  const isDeleted = withinDays(filters.deletionDateFrom, filters.deletionDateTo);
  const hasDeletionDate = filters.deletionDateFrom !== undefined || filters.deletionDateTo !== undefined;
  const otherReferrers = filters.otherReferrers?.split(',');
  const text = filters.q?.trim();
  const isFound = text ? createMatcher(text) : undefined;
  return (row) =>
    (!statuses || statuses.includes(row.status)) &&
    (region === undefined || row.region === region) &&
    (idType === undefined || row.idType === idType) &&
    (profileID === undefined || row.profileID === profileID) &&
    (referrerID === undefined || (row.referrerID ?? 'none') === referrerID) &&
    (!otherReferrers || (row.referrerID !== null && !otherReferrers.includes(row.referrerID))) &&
    (customAccountNum === undefined || (row.customAccountNum ?? 'none').startsWith(customAccountNum)) &&
    (underway === undefined || String(Boolean(row.work)) === underway) &&
    (stayPage === undefined || (row.status === 'PND' && (stayPageOf(row) || 'none') === stayPage)) &&
    isApplied(Date.parse(row.applyDate)) &&
    isStatusOf(Date.parse(row.statusDate)) &&
    (!filters.isExpiring || deletionTimeOf(row) !== null) &&
    (!hasDeletionDate || isDeleted(deletionTimeOf(row) ?? Number.NaN)) &&
    (!isFound || isFound(row));
}

/** Days in Asia/Shanghai, both included; either may be left open. */
function withinDays(first: string | undefined, last: string | undefined): (time: number) => boolean {
  if (first === undefined && last === undefined) return () => true;
  const from = first === undefined ? Number.NEGATIVE_INFINITY : dayInShanghai(first).from;
  const until = last === undefined ? Number.POSITIVE_INFINITY : dayInShanghai(last).until;
  return (time) => time >= from && time <= until;
}
