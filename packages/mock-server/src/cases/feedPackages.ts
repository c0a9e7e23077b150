import { type BrokerPackages, listFeedPackages, updateFeedPackages } from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';

export const feedPackagesCases: readonly CallCase[] = [
  callCase(listFeedPackages, {
    input: () => ({}),
    refused: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  callCase(updateFeedPackages, {
    as: 'provider',
    input: async (client) => {
      const { brokerCode, version, packages } = await firstBroker(client);
      return { params: { brokerCode }, body: { version, packages: packages.map(doubled) } };
    },
    refused: {
      code: 'E0012',
      input: async (client) => {
        const { brokerCode, version } = await firstBroker(client);
        return { params: { brokerCode }, body: { version, packages: [] } };
      },
    },
  }),
];

function doubled({ packageCode, limitType, quota }: BrokerPackages['packages'][number]) {
  return { packageCode, limitType, quota: quota === null ? null : quota * 2 };
}

async function firstBroker(client: TestClient): Promise<BrokerPackages> {
  const { data } = await client.call(listFeedPackages);
  const found = data.find(({ packages }) => packages.some(({ plans }) => plans > 0));
  if (!found) throw new Error('No broker uses a package.');
  return found;
}
