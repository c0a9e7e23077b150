import { decideDeviceApplication, type DeviceApplication, listDeviceApplications } from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';

export const deviceApplicationsCases: readonly CallCase[] = [
  callCase(listDeviceApplications, {
    input: () => ({ query: { status: 'PND', size: 5 } as const }),
    refused: { code: 'E0004', input: () => ({ query: { applyDateFrom: 'soon' } }) },
  }),
  callCase(decideDeviceApplication, {
    input: async (client) => {
      const { applicationID, version } = await firstOf(client, 'PND');
      return { params: { applicationID }, body: { action: 'approve', version } as const };
    },
    refused: {
      code: 'E0015',
      input: async (client) => {
        const { applicationID, version } = await firstOf(client, 'BIND');
        return { params: { applicationID }, body: { action: 'reject', remark: 'Lost', version } as const };
      },
    },
  }),
];

async function firstOf(client: TestClient, status: DeviceApplication['status']) {
  const { data } = await client.call(listDeviceApplications, { query: { status, size: 1 } });
  return { applicationID: data.items[0]?.applicationID ?? '', version: data.items[0]?.version ?? 1 };
}
