import { createReferrer, deleteReferrer, getReferrer, listReferrers, updateReferrer } from '@brokerdesk/api';
import { makeReferrer, newReferrerBody } from '../testing/templates.ts';
import { type CallCase, callCase } from './CallCase.ts';

const missing = { referrerID: 'missing' };

export const referrersCases: readonly CallCase[] = [
  callCase(listReferrers, {
    input: () => ({ query: { q: '852' } }),
    refused: { code: 'E0004', input: () => ({ query: { sort: 'colour' as 'nameEN' } }) },
  }),
  callCase(getReferrer, {
    input: async (client) => ({ params: { referrerID: (await makeReferrer(client)).referrerID } }),
    refused: { code: 'E0003', input: () => ({ params: missing }) },
  }),
  callCase(createReferrer, {
    input: () => ({ body: newReferrerBody() }),
    refused: {
      code: 'E0004',
      input: async (client) => ({ body: { ...newReferrerBody(), nameEN: (await makeReferrer(client)).nameEN } }),
    },
  }),
  callCase(updateReferrer, {
    input: async (client) => {
      const { referrerID, version } = await makeReferrer(client);
      return { params: { referrerID }, body: { ...newReferrerBody(), version } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { referrerID, version } = await makeReferrer(client);
        return { params: { referrerID }, body: { ...newReferrerBody(), version: version + 1 } };
      },
    },
  }),
  callCase(deleteReferrer, {
    input: async (client) => {
      const { referrerID, version } = await makeReferrer(client);
      return { params: { referrerID }, query: { version } };
    },
    refused: {
      code: 'E0012',
      input: async (client) => {
        const { data } = await client.call(listReferrers);
        const { referrerID = 'missing', version = 1 } = data.items[0] ?? {};
        return { params: { referrerID }, query: { version } };
      },
    },
  }),
];
