import {
  createImage,
  deleteImage,
  type Image,
  listAdClicks,
  listImages,
  resetAdClicks,
  sortImages,
  updateImage,
} from '@brokerdesk/api';
import { pngFile } from '../testing/files.ts';
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';

const shown = {
  location: 'before-login',
  startTime: '2026-01-01T00:00:00Z',
  expiryTime: null,
  active: true,
  released: true,
} as const;

export const imagesCases: readonly CallCase[] = [
  callCase(listImages, {
    input: () => ({}),
    refused: { code: 'E0004', input: () => ({ query: { state: 'gone' } }) as never },
  }),
  callCase(createImage, {
    input: () => ({ body: shown, files: { file: [pngFile('spring_2026.png')] } }),
    refused: { code: 'E0014', input: () => ({ body: shown, files: { file: [pngFile('spring.png')] } }) },
  }),
  callCase(updateImage, {
    input: async (client) => {
      const { imgID, version } = await findImage(client);
      return { params: { imgID }, body: { ...shown, version } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => ({
        params: { imgID: (await findImage(client)).imgID },
        body: { ...shown, version: 999_999 },
      }),
    },
  }),
  callCase(deleteImage, {
    input: named,
    refused: {
      code: 'E0005',
      input: async (client) => ({ params: { imgID: (await findImage(client)).imgID }, query: { version: 999_999 } }),
    },
  }),
  callCase(sortImages, {
    input: async (client) => {
      const { data } = await client.call(listImages);
      return { body: { sequence: data.map(({ imgID }) => imgID).toReversed() } };
    },
    refused: { code: 'E0005', input: () => ({ body: { sequence: [] } }) },
  }),
  callCase(listAdClicks, {
    input: () => ({}),
    refused: { code: 'E0003', input: () => ({ query: { imgID: 'none' } }) },
  }),
  callCase(resetAdClicks, {
    input: named,
    refused: { code: 'E0003', input: () => ({ params: { imgID: 'none' }, query: { version: 1 } }) },
  }),
];

async function named(client: TestClient) {
  const { imgID, version } = await findImage(client);
  return { params: { imgID }, query: { version } };
}

async function findImage(client: TestClient): Promise<Image> {
  const { data } = await client.call(listImages);
  const found = data.find(({ clickCount }) => clickCount > 0);
  if (!found) throw new Error('There is no image that was clicked.');
  return found;
}
