import type { DataOf, InputOf } from '@brokerdesk/plugin-sdk/contract';
import type { listRequests, ReviewRequest } from '../endpoints.ts';
import type { requestStatuses } from '../model/decisions.ts';

type Query = NonNullable<InputOf<typeof listRequests>['query']>;

/** Returns the page of requests that a query asks for, as the back end does. */
export function selectRequests(all: readonly ReviewRequest[], query: Query): DataOf<typeof listRequests> {
  const { q = '', kind, status, sort = 'requestedTime' } = query;
  const page = Number(query.page ?? 1);
  const size = Number(query.size ?? 50);
  const words = q.trim().toLowerCase();
  const isFound = ({ clientName, accountNumber, details }: ReviewRequest) =>
    [clientName, accountNumber, details].some((value) => value.toLowerCase().includes(words));
  const matching = all.filter((one) => (kind === undefined || one.kind === kind) && isFound(one));
  const inStatus = matching.filter((one) => status === undefined || one.status === status);
  const field = sort.replace('-', '') as 'requestedTime' | 'clientName';
  const direction = sort.startsWith('-') ? -1 : 1;
  const sorted = inStatus.toSorted(
    (a, b) => direction * a[field].localeCompare(b[field], 'en') || a.requestID.localeCompare(b.requestID),
  );
  const countOf = (one: (typeof requestStatuses)[number]) => matching.filter((row) => row.status === one).length;
  return {
    items: sorted.slice((page - 1) * size, page * size),
    page,
    size,
    total: sorted.length,
    counts: {
      waiting: countOf('waiting'),
      returned: countOf('returned'),
      approved: countOf('approved'),
      rejected: countOf('rejected'),
    },
  };
}
