import { createReferrer, deleteReferrer, getReferrer, listReferrers, updateReferrer } from '@brokerdesk/api';
import { contractCase, type ContractCase } from '@brokerdesk/mock-server/case-kit';
import { makeReferrer, newReferrerBody } from '../profiles/setUpProfiles.ts';

const missing = { referrerID: 'missing' };

export const referrerCases: readonly ContractCase[] = [
  contractCase(listReferrers, {
    input: () => ({ query: { q: '852' } }),
    rejected: { code: 'E0004', input: () => ({ query: { sort: 'colour' as 'name' } }) },
  }),
  contractCase(getReferrer, {
    input: async (client) => ({ params: { referrerID: (await makeReferrer(client)).referrerID } }),
    rejected: { code: 'E0003', input: () => ({ params: missing }) },
  }),
  contractCase(createReferrer, {
    input: () => ({ body: newReferrerBody() }),
    rejected: {
      code: 'E0004',
      input: async (client) => ({ body: { ...newReferrerBody(), nameEN: (await makeReferrer(client)).nameEN } }),
    },
  }),
  contractCase(updateReferrer, {
    input: async (client) => {
      const { referrerID, version } = await makeReferrer(client);
      return { params: { referrerID }, body: { ...newReferrerBody(), version } };
    },
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const { referrerID, version } = await makeReferrer(client);
        return { params: { referrerID }, body: { ...newReferrerBody(), version: version + 1 } };
      },
    },
  }),
  contractCase(deleteReferrer, {
    input: async (client) => {
      const { referrerID, version } = await makeReferrer(client);
      return { params: { referrerID }, query: { version } };
    },
    rejected: {
      code: 'E0012',
      input: async (client) => {
        const { data } = await client.call(listReferrers);
        const { referrerID = 'missing', version = 1 } = data.items[0] ?? {};
        return { params: { referrerID }, query: { version } };
      },
    },
  }),
];
