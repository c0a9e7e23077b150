import type { CommandSearch } from '@brokerdesk/plugin-sdk';
import { foldText, listImages } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds advertising pictures by their names and links. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const images = await api.call(listImages, { query: {} }, { signal });
  const sought = foldText(query);
  return images
    .filter(({ fileName, linkUrl }) => foldText(`${fileName} ${linkUrl ?? ''}`).includes(sought))
    .slice(0, maxResults)
    .map(({ imgID, fileName }) => ({
      id: imgID,
      title: fileName,
      target: { code: 'PM_GENERAL_CONFIGURATION', child: 'advertisingPictures', params: { imgID } },
    }));
};
