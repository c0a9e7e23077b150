import type { CommandSearch } from '@brokerdesk/plugin-sdk';
import { listPresetImages } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds preset pictures by their file names. */
export const search: CommandSearch = async (q, { api, signal }) => {
  const { items } = await api.call(listPresetImages, { query: { q, size: maxResults } }, { signal });
  return items.map(({ imgID, fileName }) => ({
    id: imgID,
    title: fileName,
    target: { code: 'provider:presetImages', params: { imgID } },
  }));
};
