import type { CommandFind, CommandHit, CommandSearch } from '@brokerdesk/plugin-sdk';
import { foldText, type Image, listImages } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds advertising pictures by their names and links. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const images = await api.call(listImages, { query: {} }, { signal });
  const sought = foldText(query);
  return images
    .filter(({ fileName, linkUrl }) => foldText(`${fileName} ${linkUrl ?? ''}`).includes(sought))
    .slice(0, maxResults)
    .map(toHit);
};

export const find: CommandFind = async ({ params = {} }, { api, signal }) => {
  const images = await api.call(listImages, { query: {} }, { signal });
  return images.filter(({ imgID }) => imgID === params['imgID']).map(toHit)[0];
};

function toHit({ imgID, fileName }: Image): CommandHit {
  return {
    id: imgID,
    title: fileName,
    target: { code: 'PM_GENERAL_CONFIGURATION', child: 'advertisingPictures', params: { imgID } },
  };
}
