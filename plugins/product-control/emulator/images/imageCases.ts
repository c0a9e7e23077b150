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
import {
  type CaseClient,
  contractCase,
  type ContractCase,
  pngFile,
  requireFound,
} from '@brokerdesk/mock-server/case-kit';

const imageInput = {
  location: 'before-login',
  startTime: '2026-01-01T00:00:00Z',
  expiryTime: null,
  active: true,
  released: true,
} as const;

export const imageCases: readonly ContractCase[] = [
  contractCase(listImages, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { state: 'gone' } }) as never },
  }),
  contractCase(createImage, {
    input: async (client) => ({ body: imageInput, files: { file: [await createPicture(client)] } }),
    rejected: { code: 'E0014', input: () => ({ body: imageInput, files: { file: [pngFile('spring.png')] } }) },
  }),
  contractCase(updateImage, {
    input: async (client) => {
      const { imgID, version } = await findImage(client);
      return { params: { imgID }, body: { ...imageInput, version } };
    },
    rejected: {
      code: 'E0005',
      input: async (client) => ({
        params: { imgID: (await findImage(client)).imgID },
        body: { ...imageInput, version: 999_999 },
      }),
    },
  }),
  contractCase(deleteImage, {
    input: identifyImage,
    rejected: {
      code: 'E0005',
      input: async (client) => ({ params: { imgID: (await findImage(client)).imgID }, query: { version: 999_999 } }),
    },
  }),
  contractCase(sortImages, {
    input: async (client) => {
      const { data } = await client.call(listImages);
      return { body: { sequence: data.map(({ imgID }) => imgID).toReversed() } };
    },
    rejected: { code: 'E0005', input: () => ({ body: { sequence: [] } }) },
  }),
  contractCase(listAdClicks, {
    input: () => ({}),
    rejected: { code: 'E0003', input: () => ({ query: { imgID: 'none' } }) },
  }),
  contractCase(resetAdClicks, {
    input: identifyImage,
    rejected: { code: 'E0003', input: () => ({ params: { imgID: 'none' }, query: { version: 1 } }) },
  }),
];

async function identifyImage(client: CaseClient) {
  const { imgID, version } = await findImage(client);
  return { params: { imgID }, query: { version } };
}

async function createPicture(client: CaseClient): Promise<File> {
  const { data } = await client.call(listImages);
  let number = data.length;
  while (data.some(({ fileName }) => fileName === `case_${number}.png`)) number += 1;
  return pngFile(`case_${number}.png`);
}

async function findImage(client: CaseClient): Promise<Image> {
  const { data } = await client.call(listImages);
  return requireFound(
    data.find(({ clickCount }) => clickCount > 0),
    'an image with clicks',
  );
}
