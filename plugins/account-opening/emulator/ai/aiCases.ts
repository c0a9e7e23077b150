import { listSimilarScores } from '@brokerdesk/api';
import { contractCase, type ContractCase } from '@brokerdesk/mock-server/case-kit';
import { getSubmittedApplication } from '../applications/setUpApplications.ts';

export const aiCases: readonly ContractCase[] = [
  contractCase(listSimilarScores, {
    input: async (client) => ({ query: { applyID: (await getSubmittedApplication(client)).applyID } }),
    rejected: { code: 'E0003', input: () => ({ query: { applyID: 'NOTHING' } }) },
  }),
];
