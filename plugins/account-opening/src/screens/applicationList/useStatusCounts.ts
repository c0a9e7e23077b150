import {
  applicationStatusCodes,
  type ApplicationStatus,
  type FilterParamOf,
  type listApplications,
  listApplicationStatuses,
  type ScreenParams,
  useCall,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';

type CountedParam = Exclude<FilterParamOf<typeof listApplications>, 'status'> | 'q';

/** What narrows the list and its counts alike; the status is what is counted. */
const countedParams: readonly CountedParam[] = [
  'q',
  'region',
  'idType',
  'profileID',
  'referrerID',
  'customAccountNum',
  'underway',
  'applyDateFrom',
  'applyDateTo',
  'statusDateFrom',
  'statusDateTo',
];
const refreshMs = 30_000;

/** How many applications there are in each status, and in all. */
export interface StatusCounts {
  readonly total: number;
  readonly byStatus: Readonly<Record<ApplicationStatus, number>>;
}

/** Counts the applications of each status under the filters that the screen's parameters tell, over and over again. */
export function useStatusCounts(): StatusCounts | undefined {
  const params = useScreenParams();
  const query = useMemo(() => pick(params), [params]);
  const { data } = useCall(listApplicationStatuses, { query }, { keepPrevious: true, refreshMs });
  return useMemo(() => {
    if (!data) return undefined;
    const counts = new Map(data.statuses.map(({ status, count }) => [status, count]));
    const byStatus = Object.fromEntries(applicationStatusCodes.map((status) => [status, counts.get(status) ?? 0]));
    return { total: data.total, byStatus: byStatus as StatusCounts['byStatus'] };
  }, [data]);
}

/** The parameters come from a text, so no type can hold them; the back end refuses what it does not know. */
function pick(params: ScreenParams): object {
  return Object.fromEntries(countedParams.flatMap((name) => (params[name] ? [[name, params[name]]] : [])));
}
