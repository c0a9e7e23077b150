import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listProfiles } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds templates by name, description and identifier; a result opens the list at the template. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listProfiles, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ profileID, name, description }) => ({
    id: profileID,
    title: textIn(name, language),
    description: textIn(description, language),
    target: { code: 'RAO_PROFILE_MANAMEMENT', params: { q: profileID } },
  }));
};
