import { getTrader, limits, listTraders } from '@brokerdesk/api';
import { findVisible, findVisibleBrokers, notFound, route, type Route } from '@brokerdesk/mock-server/engine';
import { describeTrader, selectTraders } from './traderList.ts';
import type { TraderRow } from './traderRows.ts';

export const traderRoutes: readonly Route[] = [
  route(listTraders, (context, { query: { brokerCode, page = 1, size = limits.pageSize, ...filters } }) => {
    const brokers = findVisibleBrokers(context, brokerCode);
    if (!brokers) return notFound;
    const found = selectTraders(context, brokers, filters);
    const items = found.slice((page - 1) * size, page * size);
    return { code: 'OK', data: { items, page, size, total: found.length } };
  }),

  route(getTrader, (context, { params }) => {
    const row = findVisible<TraderRow>(context, 'traders', params.userID);
    return row ? { code: 'OK', data: describeTrader(context, row) } : notFound;
  }),
];
