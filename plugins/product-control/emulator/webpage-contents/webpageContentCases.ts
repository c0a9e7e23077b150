import {
  createWebpageContent,
  deleteWebpageContent,
  getWebpageContent,
  listWebpageContents,
  publishWebpageContent,
  updateWebpageContent,
  type WebpageContent,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';

const texts = { textEN: 'Closed on Monday', textSC: '周一休息', textTC: '星期一休息' };

export const webpageContentCases: readonly ContractCase[] = [
  contractCase(listWebpageContents, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { kind: 'poem' } }) as never },
  }),
  contractCase(createWebpageContent, {
    input: () => ({ body: { kind: 'text', name: 'Holiday', ...texts } as const }),
    rejected: { code: 'E0004', input: () => ({ body: { kind: 'logo', name: 'Nothing' } as const }) },
  }),
  contractCase(getWebpageContent, {
    input: async (client) => ({ params: { contentID: (await findContent(client, 'published')).contentID } }),
    rejected: { code: 'E0003', input: () => ({ params: { contentID: 'none' } }) },
  }),
  contractCase(updateWebpageContent, {
    input: async (client) => {
      const { contentID, version } = await findContent(client, 'draft');
      return { params: { contentID }, body: { name: 'Holiday', ...texts, version } };
    },
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const { contentID } = await findContent(client, 'draft');
        return { params: { contentID }, body: { name: 'Holiday', ...texts, version: 999_999 } };
      },
    },
  }),
  contractCase(deleteWebpageContent, {
    input: (client) => identifyContent(client, 'draft'),
    rejected: { code: 'E0012', input: (client) => identifyContent(client, 'published') },
  }),
  contractCase(publishWebpageContent, {
    input: async (client) => {
      const { contentID, version } = await findContent(client, 'draft');
      return { params: { contentID }, body: { action: 'publish', version } as const };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { contentID, version } = await findContent(client, 'published');
        return { params: { contentID }, body: { action: 'publish', version } as const };
      },
    },
  }),
];

async function identifyContent(client: CaseClient, state: WebpageContent['state']) {
  const { contentID, version } = await findContent(client, state);
  return { params: { contentID }, query: { version } };
}

async function findContent(client: CaseClient, state: WebpageContent['state']): Promise<WebpageContent> {
  const { data } = await client.call(listWebpageContents, { query: { state } });
  const [found] = data;
  if (!found) throw new Error(`There is no content with the state "${state}".`);
  return found;
}
