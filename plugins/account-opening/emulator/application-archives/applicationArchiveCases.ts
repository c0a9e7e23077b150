import { downloadArchives } from '@brokerdesk/api';
import { contractCase, type ContractCase } from '@brokerdesk/mock-server/case-kit';
import { findApplication, getSubmittedApplication } from '../applications/setUpApplications.ts';

export const applicationArchiveCases: readonly ContractCase[] = [
  contractCase(downloadArchives, {
    input: async (client) => ({ query: { applyIDs: (await getSubmittedApplication(client)).applyID } }),
    rejected: {
      code: 'E0015',
      input: async (client) => ({ query: { applyIDs: (await findApplication(client, 'PND'))?.applyID ?? 'NOTHING' } }),
    },
  }),
];
