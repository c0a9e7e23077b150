import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listRoles } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds roles by name and description. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listRoles, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ roleID, name, description }) => ({
    id: roleID,
    title: textIn(name, language),
    description: textIn(description, language),
    target: { code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID } },
  }));
};
