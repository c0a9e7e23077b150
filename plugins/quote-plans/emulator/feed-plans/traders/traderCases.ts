import { getTrader, listTraders } from '@brokerdesk/api';
import { contractCase, type ContractCase } from '@brokerdesk/mock-server/case-kit';

export const traderCases: readonly ContractCase[] = [
  contractCase(listTraders, {
    input: () => ({ query: { status: '1', size: 5 } as const }),
    rejected: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  contractCase(getTrader, {
    input: async (client) => {
      const { data } = await client.call(listTraders, { query: { size: 1 } });
      return { params: { userID: data.items[0]?.userID ?? '' } };
    },
    rejected: { code: 'E0003', input: () => ({ params: { userID: 'nobody' } }) },
  }),
];
