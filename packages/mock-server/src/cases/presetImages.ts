import {
  createPresetImage,
  deletePresetImage,
  listPresetImages,
  type PresetImage,
  updatePresetImage,
} from '@brokerdesk/api';
import { pngFile } from '../testing/files.ts';
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { needed } from './needed.ts';

const type = 'promotion' as const;

export const presetImagesCases: readonly CallCase[] = [
  callCase(listPresetImages, {
    input: () => ({ query: { type } }),
    refused: { code: 'E0004', input: () => ({ query: { size: 501 } }) },
  }),
  callCase(createPresetImage, {
    as: 'provider',
    input: async (client) => ({ body: { type }, files: { file: [await newPicture(client)] } }),
    refused: {
      code: 'E0014',
      input: async (client) => ({ body: { type }, files: { file: [pngFile((await findImage(client)).fileName)] } }),
    },
  }),
  callCase(updatePresetImage, {
    as: 'provider',
    input: async (client) => ({
      body: { ...placeOf(await findImage(client)), type },
      files: { file: [await newPicture(client)] },
    }),
    refused: {
      code: 'E0005',
      input: async (client) => ({ body: { ...placeOf(await findImage(client)), type, version: 999 } }),
    },
  }),
  callCase(deletePresetImage, {
    as: 'provider',
    input: async (client) => ({ query: placeOf(await findImage(client)) }),
    refused: {
      code: 'E0005',
      input: async (client) => ({ query: { ...placeOf(await findImage(client)), version: 999 } }),
    },
  }),
];

async function findImage(client: TestClient): Promise<PresetImage> {
  return needed((await client.call(listPresetImages)).data.items[0], 'a preset picture');
}

function placeOf({ imgID, version }: PresetImage) {
  return { imgID, version };
}

async function newPicture(client: TestClient): Promise<File> {
  const { items } = (await client.call(listPresetImages, { query: { size: 500 } })).data;
  let number = items.length;
  while (items.some(({ fileName }) => fileName === `case_${number}.png`)) number += 1;
  return pngFile(`case_${number}.png`);
}
