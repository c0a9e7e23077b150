import { applicationStatusCodes, type listApplications, type MockInput } from '@brokerdesk/api';
import type { CallContext } from '../pipeline/CallContext.ts';
import type { ApplicationRow } from '../state/rows.ts';
import { matchesText, selectRows, sortRows } from './lists.ts';
import { dayInShanghai } from './times.ts';

type ListShapes = typeof listApplications extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

/** Lists the caller's applications that a query asks for, in its order. */
export function selectApplications(context: CallContext, query: Query): readonly ApplicationRow[] {
  const { page: _page, size: _size, sort = '-applyDate', ...filters } = query;
  const own = context.rowsOf<ApplicationRow>('applications', context.brokerCode ?? '');
  const sorted = selectRows(own, `by ${sort}`, () => sortRows(own, { sort, valueOf: sortValue, idOf }));
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return isFiltered ? selectRows(sorted, JSON.stringify(filters), () => sorted.filter(filterBy(filters))) : sorted;
}

function idOf({ applyID }: ApplicationRow): string {
  return applyID;
}

function sortValue(row: ApplicationRow, field: string): string | number | null {
  switch (field) {
    case 'applyDate':
    case 'statusDate':
      return Date.parse(row[field]);
    // In the order of an application's life, which is how people think of it.
    case 'status':
      return applicationStatusCodes.indexOf(row.status);
    case 'lastName':
      return `${row.lastName} ${row.firstName}`.toLowerCase();
    case 'customAccountNum':
      return row.customAccountNum;
    case 'region':
      return row.region;
    default:
      return row.applyID;
  }
}

function filterBy(filters: Omit<Query, 'page' | 'size' | 'sort'>): (row: ApplicationRow) => boolean {
  const { status, region, idType, profileID, applyDateFrom, applyDateTo } = filters;
  const statuses = status?.split(',');
  const from = applyDateFrom === undefined ? undefined : dayInShanghai(applyDateFrom).from;
  const until = applyDateTo === undefined ? undefined : dayInShanghai(applyDateTo).until;
  const text = filters.q?.trim().toLowerCase();
  return (row) =>
    (!statuses || statuses.includes(row.status)) &&
    (region === undefined || row.region === region) &&
    (idType === undefined || row.idType === idType) &&
    (profileID === undefined || row.profileID === profileID) &&
    (from === undefined || Date.parse(row.applyDate) >= from) &&
    (until === undefined || Date.parse(row.applyDate) <= until) &&
    (!text || matchesText(searchedFields(row), text));
}

/** What `q` looks in, by the contract. The name is searched in the order in which people write it. */
function searchedFields(row: ApplicationRow): (string | null)[] {
  const name = `${row.lastName} ${row.firstName}`;
  return [row.applyID, row.customAccountNum, row.mobile, row.idCardNumber, row.chiName, name];
}
