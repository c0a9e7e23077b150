import { decideDeviceApplication, type DeviceApplication, listDeviceApplications } from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';

export const deviceApplicationCases: readonly ContractCase[] = [
  contractCase(listDeviceApplications, {
    input: () => ({ query: { status: 'PND', size: 5 } as const }),
    rejected: { code: 'E0004', input: () => ({ query: { applyDateFrom: 'soon' } }) },
  }),
  contractCase(decideDeviceApplication, {
    input: async (client) => {
      const { applicationID, version } = await findFirst(client, 'PND');
      return { params: { applicationID }, body: { action: 'approve', version } as const };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { applicationID, version } = await findFirst(client, 'BIND');
        return { params: { applicationID }, body: { action: 'reject', remark: 'Lost', version } as const };
      },
    },
  }),
];

async function findFirst(client: CaseClient, status: DeviceApplication['status']) {
  const { data } = await client.call(listDeviceApplications, { query: { status, size: 1 } });
  return { applicationID: data.items[0]?.applicationID ?? '', version: data.items[0]?.version ?? 1 };
}
