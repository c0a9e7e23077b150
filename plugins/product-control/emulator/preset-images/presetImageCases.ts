import {
  createPresetImage,
  deletePresetImage,
  listPresetImages,
  listPresetImageUses,
  type PresetImage,
  updatePresetImage,
} from '@brokerdesk/api';
import {
  contractCase,
  type ContractCase,
  pngFile,
  requireFound,
  type CaseClient,
} from '@brokerdesk/mock-server/case-kit';

const type = 'promotion' as const;

export const presetImageCases: readonly ContractCase[] = [
  contractCase(listPresetImages, {
    input: () => ({ query: { type } }),
    rejected: { code: 'E0004', input: () => ({ query: { size: 501 } }) },
  }),
  contractCase(createPresetImage, {
    as: 'provider',
    input: async (client) => ({ body: { type }, files: { file: [await createPicture(client)] } }),
    rejected: {
      code: 'E0014',
      input: async (client) => ({ body: { type }, files: { file: [pngFile((await findImage(client)).fileName)] } }),
    },
  }),
  contractCase(updatePresetImage, {
    as: 'provider',
    input: async (client) => ({
      body: { ...versionOf(await findImage(client)), type },
      files: { file: [await createPicture(client)] },
    }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({ body: { ...versionOf(await findImage(client)), type, version: 999 } }),
    },
  }),
  contractCase(deletePresetImage, {
    as: 'provider',
    input: async (client) => ({ query: versionOf(await findImage(client)) }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({ query: { ...versionOf(await findImage(client)), version: 999 } }),
    },
  }),
  contractCase(listPresetImageUses, {
    as: 'provider',
    input: async (client) => ({ params: { imgID: (await findImage(client)).imgID } }),
    rejected: { code: 'E0003', input: () => ({ params: { imgID: 'PI-NONE' } }) },
  }),
];

async function findImage(client: CaseClient): Promise<PresetImage> {
  return requireFound((await client.call(listPresetImages)).data.items[0], 'a preset picture');
}

function versionOf({ imgID, version }: PresetImage) {
  return { imgID, version };
}

async function createPicture(client: CaseClient): Promise<File> {
  const { items } = (await client.call(listPresetImages, { query: { size: 500 } })).data;
  let number = items.length;
  while (items.some(({ fileName }) => fileName === `case_${number}.png`)) number += 1;
  return pngFile(`case_${number}.png`);
}
