import {
  countAuthentications,
  countDeletions,
  countOcrRegions,
  countRegions,
  countStatuses,
  countStayPages,
  countSubmittedApplications,
  rankReferrers,
} from '@brokerdesk/api';
import { describeAuthentications, describeOcr } from '../behaviour/statistics/checkStatistics.ts';
import { isPeriod, type Period, type PeriodQuery, readPeriod } from '../behaviour/statistics/periods.ts';
import {
  describeReferrers,
  describeRegions,
  describeStatuses,
  describeSubmitted,
} from '../behaviour/statistics/submittedStatistics.ts';
import { describeDeletions, describeStayPages } from '../behaviour/statistics/waitingStatistics.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';

export const statisticsRoutes: readonly Route[] = [
  route(countSubmittedApplications, (context, { query }) =>
    overPeriod(context, query, (period) => describeSubmitted(context, period, query)),
  ),
  route(rankReferrers, (context, { query }) =>
    overPeriod(context, query, (period) => describeReferrers(context, period, query)),
  ),
  route(countStayPages, (context, { query }) =>
    overPeriod(context, query, (period) => describeStayPages(context, period, query)),
  ),
  route(countRegions, (context, { query }) =>
    overPeriod(context, query, (period) => describeRegions(context, period, query)),
  ),
  route(countStatuses, (context, { query }) =>
    overPeriod(context, query, (period) => describeStatuses(context, period, query)),
  ),
  route(countDeletions, (context, { query }) => ({ code: 'OK', data: describeDeletions(context, query) })),
  route(countAuthentications, (context, { query }) =>
    overPeriod(context, query, (period) => describeAuthentications(context, period, query)),
  ),
  route(countOcrRegions, (context, { query }) => overPeriod(context, query, (period) => describeOcr(context, period))),
];

function overPeriod<Data>(
  context: CallContext,
  query: PeriodQuery,
  describe: (period: Period) => Data,
): { readonly code: 'OK'; readonly data: Data } | Refusal {
  const period = readPeriod(context, query);
  return isPeriod(period) ? { code: 'OK', data: describe(period) } : period;
}
