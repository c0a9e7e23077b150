import { certifyApplication } from '@brokerdesk/api';
import { contractCase, type ContractCase } from '@brokerdesk/mock-server/case-kit';
import { getCheckedApplication, versionOf, getSubmittedApplication } from '../applications/setUpApplications.ts';

export const caCases: readonly ContractCase[] = [
  contractCase(certifyApplication, {
    input: async (client) => ({ body: { applyID: (await getCheckedApplication(client)).applyID } }),
    rejected: { code: 'E0015', input: async (client) => ({ body: versionOf(await getSubmittedApplication(client)) }) },
  }),
];
