import { getTrader, limits, listTraders } from '@brokerdesk/api';
import { brokersInSight, findInSight } from '../behaviour/administration/brokersInSight.ts';
import { describeTrader, selectTraders } from '../behaviour/quote-plans/traders.ts';
import { notFound } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { TraderRow } from '../state/contentRows.ts';

export const tradersRoutes: readonly Route[] = [
  route(listTraders, (context, { query: { brokerCode, page = 1, size = limits.pageSize, ...asked } }) => {
    const brokers = brokersInSight(context, brokerCode);
    if (!brokers) return notFound;
    const found = selectTraders(context, brokers, asked);
    const items = found.slice((page - 1) * size, page * size);
    return { code: 'OK', data: { items, page, size, total: found.length } };
  }),

  route(getTrader, (context, { params }) => {
    const row = findInSight<TraderRow>(context, 'traders', params.userID);
    return row ? { code: 'OK', data: describeTrader(context, row) } : notFound;
  }),
];
