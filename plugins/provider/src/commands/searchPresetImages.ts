import type { CommandFind, CommandHit, CommandSearch } from '@brokerdesk/plugin-sdk';
import { listPresetImages, type PresetImage } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds preset pictures by their file names. */
export const search: CommandSearch = async (q, { api, signal }) => {
  const { items } = await api.call(listPresetImages, { query: { q, size: maxResults } }, { signal });
  return items.map(toHit);
};

export const find: CommandFind = async ({ params = {} }, { api, signal }) => {
  // There are some dozens at most.
  const { items } = await api.call(listPresetImages, { query: { size: 500 } }, { signal });
  return items.filter(({ imgID }) => imgID === params['imgID']).map(toHit)[0];
};

function toHit({ imgID, fileName }: PresetImage): CommandHit {
  return { id: imgID, title: fileName, target: { code: 'provider:presetImages', params: { imgID } } };
}
