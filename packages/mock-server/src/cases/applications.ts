import {
  changeApplicationStatuses,
  deleteApplication,
  getApplication,
  getApplicationFile,
  importToBackOffice,
  listActionHistories,
  listApplicationReferrers,
  listApplicationStatuses,
  listApplications,
  listFutureDeletions,
  listNextActions,
  updateApplication,
} from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';
import {
  checkedApplication,
  deletableApplication,
  findApplication,
  seenOf,
  submittedApplication,
} from './applicationsToWorkOn.ts';
import { type CallCase, callCase } from './CallCase.ts';

export const applicationsCases: readonly CallCase[] = [
  callCase(listApplications, {
    input: () => ({ query: { status: 'SUB,CHK', sort: '-statusDate', size: 5 } as const }),
    refused: { code: 'E0004', input: () => ({ query: { status: 'XXX' } }) },
  }),
  callCase(getApplication, {
    input: async (client) => ({ params: { id: (await submittedApplication(client)).applyID } }),
    refused: { code: 'E0003', input: () => ({ params: { id: 'NOTHING' } }) },
  }),
  callCase(listActionHistories, {
    input: async (client) => ({ params: { id: (await submittedApplication(client)).applyID } }),
    refused: { code: 'E0003', input: () => ({ params: { id: 'NOTHING' } }) },
  }),
  callCase(getApplicationFile, {
    input: async (client) => ({ query: await findFile(client) }),
    refused: {
      code: 'E0003',
      input: async (client) => ({ query: { ...(await findFile(client)), fileID: 'NOTHING' } }),
    },
  }),
  callCase(listNextActions, {
    input: () => ({ query: { status: 'SUB' as const } }),
    refused: { code: 'E0004', input: () => ({ query: { status: 'XXX' as 'SUB' } }) },
  }),
  callCase(listApplicationStatuses, {
    input: () => ({ query: { region: 'HK' as const } }),
    refused: { code: 'E0004', input: () => ({ query: { applyDateFrom: '2026-02-30' } }) },
  }),
  callCase(listFutureDeletions, {
    input: () => ({ query: { sort: '-deletionTime' as const, size: 5 } }),
    refused: { code: 'E0004', input: () => ({ query: { status: 'SUB' as 'PND' } }) },
  }),
  callCase(listApplicationReferrers, {
    input: () => ({}),
    refused: { code: 'E0004', input: () => ({ query: { unknown: 'x' } }) as never },
  }),
  callCase(changeApplicationStatuses, {
    input: async (client) => ({
      body: { action: 'verify' as const, applications: [seenOf(await submittedApplication(client))] },
    }),
    refused: {
      code: 'E0015',
      input: async (client) => ({
        body: { action: 'archive' as const, applications: [seenOf(await submittedApplication(client))] },
      }),
    },
  }),
  callCase(updateApplication, {
    input: async (client) => {
      const { applyID, version } = await submittedApplication(client);
      return { params: { id: applyID }, body: { version, nickname: 'Case_1', customAccountNum: '4711' } };
    },
    refused: {
      code: 'E0016',
      input: async (client) => {
        // The number of the case above, which another application may not have.
        const { applyID, version } = await checkedApplication(client);
        const other = await submittedApplication(client);
        const body = { version: other.version, customAccountNum: '815' };
        await client.call(updateApplication, { params: { id: other.applyID }, body });
        return { params: { id: applyID }, body: { version, customAccountNum: '000000815' } };
      },
    },
  }),
  callCase(deleteApplication, {
    input: async (client) => {
      const { applyID, version } = await deletableApplication(client);
      return { params: { id: applyID }, query: { version } };
    },
    refused: {
      code: 'E0015',
      input: async (client) => {
        const { applyID, version } = await submittedApplication(client);
        return { params: { id: applyID }, query: { version } };
      },
    },
  }),
  callCase(importToBackOffice, {
    input: async (client) => ({
      body: { applications: [seenOf(await importable(client))], skipChecks: true },
    }),
    refused: {
      code: 'E0016',
      input: async (client) => ({ body: { applications: [seenOf(await checkedApplication(client))] } }),
    },
  }),
];

async function importable(client: TestClient) {
  return (await findApplication(client, 'SOF', 'IPF')) ?? checkedApplication(client);
}

async function findFile(client: TestClient) {
  const { applyID } = await submittedApplication(client);
  const { attachments } = (await client.call(getApplication, { params: { id: applyID } })).data;
  return { applyID, fileID: attachments[0]?.fileID ?? '' };
}
