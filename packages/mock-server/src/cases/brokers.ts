import { type Broker, listBrokers, setBrokerStatus } from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { needed } from './needed.ts';

export const brokersCases: readonly CallCase[] = [
  callCase(listBrokers, {
    as: 'provider',
    input: () => ({ query: { sort: '-userCount' as const } }),
    refused: { code: 'E0004', input: () => ({ query: { size: 501 } }) },
  }),
  callCase(setBrokerStatus, {
    as: 'provider',
    input: async (client) => ({ body: { ...placeOf(await findBroker(client)), status: 'disabled' as const } }),
    refused: {
      code: 'E0005',
      input: async (client) => ({
        body: { ...placeOf(await findBroker(client)), status: 'disabled' as const, version: 999 },
      }),
    },
  }),
];

async function findBroker(client: TestClient): Promise<Broker> {
  const { data } = await client.call(listBrokers, { query: { sort: '-brokerCode' } });
  return needed(data.items[0], 'a broker');
}

function placeOf({ brokerCode, version }: Broker) {
  return { brokerCode, version };
}
