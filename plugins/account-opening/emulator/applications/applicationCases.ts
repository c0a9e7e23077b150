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
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';
import {
  getCheckedApplication,
  getDeletableApplication,
  findApplication,
  versionOf,
  getSubmittedApplication,
} from './setUpApplications.ts';

export const applicationCases: readonly ContractCase[] = [
  contractCase(listApplications, {
    input: () => ({ query: { status: 'SUB,CHK', sort: '-statusDate', size: 5 } as const }),
    rejected: { code: 'E0004', input: () => ({ query: { status: 'XXX' } }) },
  }),
  contractCase(getApplication, {
    input: async (client) => ({ params: { id: (await getSubmittedApplication(client)).applyID } }),
    rejected: { code: 'E0003', input: () => ({ params: { id: 'NOTHING' } }) },
  }),
  contractCase(listActionHistories, {
    input: async (client) => ({ params: { id: (await getSubmittedApplication(client)).applyID } }),
    rejected: { code: 'E0003', input: () => ({ params: { id: 'NOTHING' } }) },
  }),
  contractCase(getApplicationFile, {
    input: async (client) => ({ query: await findFile(client) }),
    rejected: {
      code: 'E0003',
      input: async (client) => ({ query: { ...(await findFile(client)), fileID: 'NOTHING' } }),
    },
  }),
  contractCase(listNextActions, {
    input: () => ({ query: { status: 'SUB' as const } }),
    rejected: { code: 'E0004', input: () => ({ query: { status: 'XXX' as 'SUB' } }) },
  }),
  contractCase(listApplicationStatuses, {
    input: () => ({ query: { region: 'HK' as const } }),
    rejected: { code: 'E0004', input: () => ({ query: { applyDateFrom: '2026-02-30' } }) },
  }),
  contractCase(listFutureDeletions, {
    input: () => ({ query: { sort: '-deletionTime' as const, size: 5 } }),
    rejected: { code: 'E0004', input: () => ({ query: { status: 'SUB' as 'PND' } }) },
  }),
  contractCase(listApplicationReferrers, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { unknown: 'x' } }) as never },
  }),
  contractCase(changeApplicationStatuses, {
    input: async (client) => ({
      body: { action: 'verify' as const, applications: [versionOf(await getSubmittedApplication(client))] },
    }),
    rejected: {
      code: 'E0015',
      input: async (client) => ({
        body: { action: 'archive' as const, applications: [versionOf(await getSubmittedApplication(client))] },
      }),
    },
  }),
  contractCase(updateApplication, {
    input: async (client) => {
      const { applyID, version } = await getSubmittedApplication(client);
      return { params: { id: applyID }, body: { version, nickname: 'Case_1', customAccountNum: '4711' } };
    },
    rejected: {
      code: 'E0016',
      input: async (client) => {
        // The number of the case above, which another application may not have.
        const { applyID, version } = await getCheckedApplication(client);
        const other = await getSubmittedApplication(client);
        const body = { version: other.version, customAccountNum: '815' };
        await client.call(updateApplication, { params: { id: other.applyID }, body });
        return { params: { id: applyID }, body: { version, customAccountNum: '000000815' } };
      },
    },
  }),
  contractCase(deleteApplication, {
    input: async (client) => {
      const { applyID, version } = await getDeletableApplication(client);
      return { params: { id: applyID }, query: { version } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { applyID, version } = await getSubmittedApplication(client);
        return { params: { id: applyID }, query: { version } };
      },
    },
  }),
  contractCase(importToBackOffice, {
    input: async (client) => ({
      body: { ...versionOf(await findImportable(client)), skipChecks: true },
    }),
    rejected: {
      code: 'E0016',
      input: async (client) => ({ body: { applyID: (await getCheckedApplication(client)).applyID } }),
    },
  }),
];

async function findImportable(client: CaseClient) {
  return (await findApplication(client, 'SOF', 'IPF')) ?? getCheckedApplication(client);
}

async function findFile(client: CaseClient) {
  const { applyID } = await getSubmittedApplication(client);
  const { attachments } = (await client.call(getApplication, { params: { id: applyID } })).data;
  return { applyID, fileID: attachments[0]?.fileID ?? '' };
}
