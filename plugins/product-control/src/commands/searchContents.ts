import type { CommandSearch } from '@brokerdesk/plugin-sdk';
import { foldText, listWebpageContents } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds contents of the sign-in page by their names and texts, in any language. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const contents = await api.call(listWebpageContents, {}, { signal });
  const sought = foldText(query);
  return contents
    .filter(({ name, textEN, textSC, textTC }) => foldText([name, textEN, textSC, textTC].join('\n')).includes(sought))
    .slice(0, maxResults)
    .map(({ contentID, name }) => ({
      id: contentID,
      title: name,
      target: { code: 'PM_WEB_PORTAL_CONFIGURATION', child: 'loginPage', params: { contentID } },
    }));
};
