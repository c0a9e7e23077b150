import { downloadArchives } from '@brokerdesk/api';
import { findApplication, submittedApplication } from './applicationsToWorkOn.ts';
import { type CallCase, callCase } from './CallCase.ts';

export const applicationArchivesCases: readonly CallCase[] = [
  callCase(downloadArchives, {
    input: async (client) => ({ query: { applyIDs: (await submittedApplication(client)).applyID } }),
    refused: {
      code: 'E0015',
      input: async (client) => ({ query: { applyIDs: (await findApplication(client, 'PND'))?.applyID ?? 'NOTHING' } }),
    },
  }),
];
