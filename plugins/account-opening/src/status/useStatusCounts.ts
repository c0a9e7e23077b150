import { type FilterParamOf, type ScreenParams, useCall, useScreenParams } from '@brokerdesk/plugin-sdk';
import {
  applicationStatusCodes,
  type ApplicationStatus,
  type listApplications,
  listApplicationStatuses,
  toApplicationStatus,
} from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';

type CountedParam = Exclude<FilterParamOf<typeof listApplications>, 'status'> | 'q';

/** The filters that apply to both the list and its counts; not the status, which is counted. */
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
  'otherReferrers',
  'stayPage',
  'deletionDateFrom',
  'deletionDateTo',
  'deletedWithinDays',
];
const refreshMs = 30_000;

/** Number of applications in each status, and in total. */
export interface StatusCounts {
  readonly total: number;
  readonly byStatus: Readonly<Record<ApplicationStatus, number>>;
  /** The statuses that the portal does not know, as the back end spells them. */
  readonly unknown: readonly { readonly status: string; readonly count: number }[];
  /** Returns the code by which the back end counts a status, and which a filter sends therefore. */
  readonly codeOf: (status: ApplicationStatus) => string;
}

/** Counts the applications of each status under the filters in the screen's parameters, and polls. */
export function useStatusCounts(): StatusCounts | undefined {
  const params = useScreenParams();
  const query = useMemo(() => pick(params), [params]);
  const { data } = useCall(listApplicationStatuses, { query }, { keepPrevious: true, refreshMs });
  return useMemo(() => {
    if (!data) return undefined;
    const counts = new Map<ApplicationStatus, number>();
    const codes = new Map<ApplicationStatus, string>();
    const unknown: { status: string; count: number }[] = [];
    for (const { status: code, count } of data.statuses) {
      const status = toApplicationStatus(code);
      if (status === undefined) unknown.push({ status: code, count });
      else {
        counts.set(status, (counts.get(status) ?? 0) + count);
        if (!codes.has(status) || code === status) codes.set(status, code);
      }
    }
    const byStatus = Object.fromEntries(applicationStatusCodes.map((status) => [status, counts.get(status) ?? 0]));
    return {
      total: data.total,
      byStatus: byStatus as StatusCounts['byStatus'],
      unknown,
      codeOf: (status) => codes.get(status) ?? status,
    };
  }, [data]);
}

/** The parameters come from a text, so they have no type; the back end rejects unknown ones. */
function pick(params: ScreenParams): object {
  return Object.fromEntries(countedParams.flatMap((name) => (params[name] ? [[name, params[name]]] : [])));
}
