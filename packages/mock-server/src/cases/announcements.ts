import {
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  orderAnnouncements,
} from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';

const body = {
  title: { EN: 'New branch', SC: '新分行', TC: '新分行' },
  content: { EN: 'We open in Sha Tin.', SC: '沙田分行开业。', TC: '沙田分行開業。' },
  startTime: '2026-04-01T01:00:00Z',
  endTime: '2026-05-01T01:00:00Z',
  published: true,
};
const endsFirst = { ...body, endTime: '2026-03-01T01:00:00Z' };

async function createOne(client: TestClient) {
  const { announceID, version } = (await client.call(createAnnouncement, { body })).data;
  return { params: { announceID }, version };
}

async function presentOrder(client: TestClient): Promise<string[]> {
  await createOne(client);
  const { data } = await client.call(listAnnouncements, { query: { size: 500 } });
  return data.items.map(({ announceID }) => announceID);
}

export const announcementsCases: readonly CallCase[] = [
  callCase(listAnnouncements, {
    input: () => ({ query: { state: 'displaying' as const } }),
    refused: { code: 'E0004', input: () => ({ query: { q: 'a'.repeat(101) } }) },
  }),
  callCase(createAnnouncement, {
    input: () => ({ body }),
    refused: { code: 'E0004', input: () => ({ body: endsFirst }) },
  }),
  callCase(getAnnouncement, {
    input: async (client) => ({ params: (await createOne(client)).params }),
    refused: { code: 'E0003', input: () => ({ params: { announceID: 'ANN-none' } }) },
  }),
  callCase(changeAnnouncement, {
    input: async (client) => {
      const { params, version } = await createOne(client);
      return { params, body: { ...body, published: false, version } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { params, version } = await createOne(client);
        return { params, body: { ...body, version: version + 1 } };
      },
    },
  }),
  callCase(deleteAnnouncement, {
    input: async (client) => {
      const { params, version } = await createOne(client);
      return { params, query: { version } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { params, version } = await createOne(client);
        return { params, query: { version: version + 1 } };
      },
    },
  }),
  callCase(orderAnnouncements, {
    input: async (client) => ({ body: { sequence: (await presentOrder(client)).toReversed() } }),
    refused: {
      code: 'E0005',
      input: async (client) => ({ body: { sequence: (await presentOrder(client)).slice(1) } }),
    },
  }),
];
