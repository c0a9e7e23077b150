import { listSimilarScores } from '@brokerdesk/api';
import { getSubmittedApplication } from '../applications/setUpApplications.ts';
import { type ContractCase, contractCase } from '../../contract-tests/ContractCase.ts';

export const aiCases: readonly ContractCase[] = [
  contractCase(listSimilarScores, {
    input: async (client) => ({ query: { applyID: (await getSubmittedApplication(client)).applyID } }),
    rejected: { code: 'E0003', input: () => ({ query: { applyID: 'NOTHING' } }) },
  }),
];
