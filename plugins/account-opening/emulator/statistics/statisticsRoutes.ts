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
import { type ErrorResponse, type RequestContext, route, type Route } from '@brokerdesk/mock-server/engine';
import { describeAuthentications, describeOcr } from './checkStatistics.ts';
import { isPeriod, type Period, type PeriodQuery, readPeriod } from './periods.ts';
import { describeReferrers, describeRegions, describeStatuses, describeSubmitted } from './submittedStatistics.ts';
import { describeDeletions, describeStayPages } from './pendingStatistics.ts';

export const statisticsRoutes: readonly Route[] = [
  route(countSubmittedApplications, (context, { query }) =>
    forPeriod(context, query, (period) => describeSubmitted(context, period, query)),
  ),
  route(rankReferrers, (context, { query }) =>
    forPeriod(context, query, (period) => describeReferrers(context, period, query)),
  ),
  route(countStayPages, (context, { query }) =>
    forPeriod(context, query, (period) => describeStayPages(context, period, query)),
  ),
  route(countRegions, (context, { query }) =>
    forPeriod(context, query, (period) => describeRegions(context, period, query)),
  ),
  route(countStatuses, (context, { query }) =>
    forPeriod(context, query, (period) => describeStatuses(context, period, query)),
  ),
  route(countDeletions, (context, { query }) => ({ code: 'OK', data: describeDeletions(context, query) })),
  route(countAuthentications, (context, { query }) =>
    forPeriod(context, query, (period) => describeAuthentications(context, period, query)),
  ),
  route(countOcrRegions, (context, { query }) => forPeriod(context, query, (period) => describeOcr(context, period))),
];

function forPeriod<Data>(
  context: RequestContext,
  query: PeriodQuery,
  describe: (period: Period) => Data,
): { readonly code: 'OK'; readonly data: Data } | ErrorResponse {
  const period = readPeriod(context, query);
  return isPeriod(period) ? { code: 'OK', data: describe(period) } : period;
}
