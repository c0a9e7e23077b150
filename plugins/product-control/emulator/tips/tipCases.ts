import { getTips, updateTips } from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';

export const tipCases: readonly ContractCase[] = [
  contractCase(getTips, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { page: 1 } }) as never },
  }),
  contractCase(updateTips, {
    input: async (client) => ({ body: await readCurrentTips(client) }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({ body: { ...(await readCurrentTips(client)), version: 999_999 } }),
    },
  }),
];

async function readCurrentTips(client: CaseClient) {
  const { tips, version } = (await client.call(getTips)).data;
  return {
    tips: tips.map((tip) => (tip.place === 'quote' ? { ...tip, textEN: 'Quotes are delayed.' } : tip)),
    version,
  };
}
