import type { CommandSearch } from '@brokerdesk/plugin-sdk';
import { listUsers } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds users by login name, name or email. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const { items } = await api.call(listUsers, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ refID, userID, userName, email }) => ({
    id: refID,
    title: userName,
    description: `${userID} · ${email}`,
    target: { code: 'UR_USER_MANAGEMENT', params: { refID } },
  }));
};
