import { downloadArchives } from '@brokerdesk/api';
import { findApplication, getSubmittedApplication } from '../applications/setUpApplications.ts';
import { type ContractCase, contractCase } from '../../contract-tests/ContractCase.ts';

export const applicationArchiveCases: readonly ContractCase[] = [
  contractCase(downloadArchives, {
    input: async (client) => ({ query: { applyIDs: (await getSubmittedApplication(client)).applyID } }),
    rejected: {
      code: 'E0015',
      input: async (client) => ({ query: { applyIDs: (await findApplication(client, 'PND'))?.applyID ?? 'NOTHING' } }),
    },
  }),
];
