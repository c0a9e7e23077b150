import { type CommandFind, type CommandHit, type CommandSearch, loadSearchFold } from '@brokerdesk/plugin-sdk';
import { type Image, listImages } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds advertising pictures by their names and links. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const images = await api.call(listImages, { query: {} }, { signal });
  const fold = await loadSearchFold(query);
  const sought = fold(query);
  return images
    .filter(({ fileName, linkUrl }) => fold(`${fileName} ${linkUrl ?? ''}`).includes(sought))
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
