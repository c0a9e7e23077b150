import { type Broker, listBrokers, setBrokerStatus } from '@brokerdesk/api';
import type { CaseClient } from '../../cases/CaseClient.ts';
import { type ContractCase, contractCase, requireFound } from '../../cases/ContractCase.ts';

export const brokerCases: readonly ContractCase[] = [
  contractCase(listBrokers, {
    as: 'provider',
    input: () => ({ query: { sort: '-userCount' as const } }),
    rejected: { code: 'E0004', input: () => ({ query: { size: 501 } }) },
  }),
  contractCase(setBrokerStatus, {
    as: 'provider',
    input: async (client) => ({ body: { ...versionOf(await findBroker(client)), status: 'disabled' as const } }),
    undo: (client, { body }, { version }) =>
      client.call(setBrokerStatus, { body: { ...body, status: 'enabled', version } }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({
        body: { ...versionOf(await findBroker(client)), status: 'disabled' as const, version: 999 },
      }),
    },
  }),
];

async function findBroker(client: CaseClient): Promise<Broker> {
  const { data } = await client.call(listBrokers, { query: { sort: '-brokerCode' } });
  return requireFound(data.items[0], 'a broker');
}

function versionOf({ brokerCode, version }: Broker) {
  return { brokerCode, version };
}
