import {
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  orderAnnouncements,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient, versionedCase } from '@brokerdesk/mock-server/case-kit';

const body = {
  title: { EN: 'New branch', SC: '新分行', TC: '新分行' },
  content: { EN: 'We open in Sha Tin.', SC: '沙田分行开业。', TC: '沙田分行開業。' },
  startTime: '2026-04-01T01:00:00Z',
  endTime: '2026-05-01T01:00:00Z',
  published: true,
};
const endsBeforeStart = { ...body, endTime: '2026-03-01T01:00:00Z' };

async function createOne(client: CaseClient) {
  const { announceID, version } = (await client.call(createAnnouncement, { body })).data;
  return { params: { announceID }, version };
}

async function readCurrentOrder(client: CaseClient): Promise<string[]> {
  await createOne(client);
  const { data } = await client.call(listAnnouncements, { query: { size: 500 } });
  return data.items.map(({ announceID }) => announceID);
}

export const announcementCases: readonly ContractCase[] = [
  contractCase(listAnnouncements, {
    input: () => ({ query: { state: 'displaying' as const } }),
    rejected: { code: 'E0004', input: () => ({ query: { q: 'a'.repeat(101) } }) },
  }),
  contractCase(createAnnouncement, {
    input: () => ({ body }),
    rejected: { code: 'E0004', input: () => ({ body: endsBeforeStart }) },
  }),
  contractCase(getAnnouncement, {
    input: async (client) => ({ params: (await createOne(client)).params }),
    rejected: { code: 'E0003', input: () => ({ params: { announceID: 'ANN-none' } }) },
  }),
  versionedCase(changeAnnouncement, createOne, ({ params, version }) => ({
    params,
    body: { ...body, published: false, version },
  })),
  versionedCase(deleteAnnouncement, createOne, ({ params, version }) => ({ params, query: { version } })),
  contractCase(orderAnnouncements, {
    input: async (client) => ({ body: { sequence: (await readCurrentOrder(client)).toReversed() } }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({ body: { sequence: (await readCurrentOrder(client)).slice(1) } }),
    },
  }),
];
