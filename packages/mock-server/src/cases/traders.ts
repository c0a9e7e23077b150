import { getTrader, listTraders } from '@brokerdesk/api';
import { type CallCase, callCase } from './CallCase.ts';

export const tradersCases: readonly CallCase[] = [
  callCase(listTraders, {
    input: () => ({ query: { status: '1', size: 5 } as const }),
    refused: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  callCase(getTrader, {
    input: async (client) => {
      const { data } = await client.call(listTraders, { query: { size: 1 } });
      return { params: { userID: data.items[0]?.userID ?? '' } };
    },
    refused: { code: 'E0003', input: () => ({ params: { userID: 'nobody' } }) },
  }),
];
