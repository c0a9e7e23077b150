import { getTips, updateTips } from '@brokerdesk/api';
import { type CallCase, callCase } from './CallCase.ts';
import type { TestClient } from '../testing/openClient.ts';

export const tipsCases: readonly CallCase[] = [
  callCase(getTips, { input: () => ({}), refused: { code: 'E0004', input: () => ({ query: { page: 1 } }) as never } }),
  callCase(updateTips, {
    input: async (client) => ({ body: await presentTips(client) }),
    refused: {
      code: 'E0005',
      input: async (client) => ({ body: { ...(await presentTips(client)), version: 999_999 } }),
    },
  }),
];

async function presentTips(client: TestClient) {
  const { tips, version } = (await client.call(getTips)).data;
  return {
    tips: tips.map((tip) => (tip.place === 'quote' ? { ...tip, textEN: 'Quotes are delayed.' } : tip)),
    version,
  };
}
