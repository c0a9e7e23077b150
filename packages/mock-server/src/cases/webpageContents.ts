import {
  createWebpageContent,
  deleteWebpageContent,
  getWebpageContent,
  listWebpageContents,
  publishWebpageContent,
  updateWebpageContent,
  type WebpageContent,
} from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';

const texts = { textEN: 'Closed on Monday', textSC: '周一休息', textTC: '星期一休息' };

export const webpageContentsCases: readonly CallCase[] = [
  callCase(listWebpageContents, {
    input: () => ({}),
    refused: { code: 'E0004', input: () => ({ query: { kind: 'poem' } }) as never },
  }),
  callCase(createWebpageContent, {
    input: () => ({ body: { kind: 'text', name: 'Holiday', ...texts } as const }),
    refused: { code: 'E0004', input: () => ({ body: { kind: 'logo', name: 'Nothing' } as const }) },
  }),
  callCase(getWebpageContent, {
    input: async (client) => ({ params: { contentID: (await findContent(client, 'published')).contentID } }),
    refused: { code: 'E0003', input: () => ({ params: { contentID: 'none' } }) },
  }),
  callCase(updateWebpageContent, {
    input: async (client) => {
      const { contentID, version } = await findContent(client, 'draft');
      return { params: { contentID }, body: { name: 'Holiday', ...texts, version } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { contentID } = await findContent(client, 'draft');
        return { params: { contentID }, body: { name: 'Holiday', ...texts, version: 999_999 } };
      },
    },
  }),
  callCase(deleteWebpageContent, {
    input: (client) => named(client, 'draft'),
    refused: { code: 'E0012', input: (client) => named(client, 'published') },
  }),
  callCase(publishWebpageContent, {
    input: async (client) => {
      const { contentID, version } = await findContent(client, 'draft');
      return { params: { contentID }, body: { action: 'publish', version } as const };
    },
    refused: {
      code: 'E0015',
      input: async (client) => {
        const { contentID, version } = await findContent(client, 'published');
        return { params: { contentID }, body: { action: 'publish', version } as const };
      },
    },
  }),
];

async function named(client: TestClient, state: WebpageContent['state']) {
  const { contentID, version } = await findContent(client, state);
  return { params: { contentID }, query: { version } };
}

async function findContent(client: TestClient, state: WebpageContent['state']): Promise<WebpageContent> {
  const { data } = await client.call(listWebpageContents, { query: { state } });
  const [found] = data;
  if (!found) throw new Error(`There is no content with the state "${state}".`);
  return found;
}
