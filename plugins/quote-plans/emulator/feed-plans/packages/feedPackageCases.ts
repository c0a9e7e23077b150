import { type BrokerPackages, listFeedPackages, updateFeedPackages } from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';

export const feedPackageCases: readonly ContractCase[] = [
  contractCase(listFeedPackages, {
    input: () => ({}),
    rejected: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  contractCase(updateFeedPackages, {
    as: 'provider',
    input: async (client) => {
      const { brokerCode, version, packages } = await findBrokerWithPlans(client);
      return { params: { brokerCode }, body: { version, packages: packages.map(doubleQuota) } };
    },
    rejected: {
      code: 'E0012',
      input: async (client) => {
        const { brokerCode, version } = await findBrokerWithPlans(client);
        return { params: { brokerCode }, body: { version, packages: [] } };
      },
    },
  }),
];

function doubleQuota({ packageCode, limitType, quota }: BrokerPackages['packages'][number]) {
  return { packageCode, limitType, quota: quota === null ? null : quota * 2 };
}

async function findBrokerWithPlans(client: CaseClient): Promise<BrokerPackages> {
  const { data } = await client.call(listFeedPackages);
  const found = data.find(({ packages }) => packages.some(({ plans }) => plans > 0));
  if (!found) throw new Error('No broker uses a package.');
  return found;
}
