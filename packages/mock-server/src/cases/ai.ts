import { listSimilarScores } from '@brokerdesk/api';
import { submittedApplication } from './applicationsToWorkOn.ts';
import { type CallCase, callCase } from './CallCase.ts';

export const aiCases: readonly CallCase[] = [
  callCase(listSimilarScores, {
    input: async (client) => ({ query: { applyID: (await submittedApplication(client)).applyID } }),
    refused: { code: 'E0003', input: () => ({ query: { applyID: 'NOTHING' } }) },
  }),
];
