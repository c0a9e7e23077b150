import { type CommandFind, type CommandHit, type CommandSearch, loadSearchFold } from '@brokerdesk/plugin-sdk';
import { listWebpageContents, type WebpageContent } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds contents of the sign-in page by their names and texts, in any language. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const contents = await api.call(listWebpageContents, {}, { signal });
  const fold = await loadSearchFold(query);
  const sought = fold(query);
  return contents
    .filter(({ name, textEN, textSC, textTC }) => fold([name, textEN, textSC, textTC].join('\n')).includes(sought))
    .slice(0, maxResults)
    .map(toHit);
};

export const find: CommandFind = async ({ params = {} }, { api, signal }) => {
  const contents = await api.call(listWebpageContents, {}, { signal });
  return contents.filter(({ contentID }) => contentID === params['contentID']).map(toHit)[0];
};

function toHit({ contentID, name }: WebpageContent): CommandHit {
  return {
    id: contentID,
    title: name,
    target: { code: 'PM_WEB_PORTAL_CONFIGURATION', child: 'loginPage', params: { contentID } },
  };
}
