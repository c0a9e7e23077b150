import { certifyApplication } from '@brokerdesk/api';
import { getCheckedApplication, versionOf, getSubmittedApplication } from '../applications/setUpApplications.ts';
import { type ContractCase, contractCase } from '../../contract-tests/ContractCase.ts';

export const caCases: readonly ContractCase[] = [
  contractCase(certifyApplication, {
    input: async (client) => ({ body: versionOf(await getCheckedApplication(client)) }),
    rejected: { code: 'E0015', input: async (client) => ({ body: versionOf(await getSubmittedApplication(client)) }) },
  }),
];
