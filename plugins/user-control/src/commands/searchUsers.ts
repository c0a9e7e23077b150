import type { CommandFind, CommandHit, CommandSearch } from '@brokerdesk/plugin-sdk';
import { listUsers, type User } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds users by login name, name or email. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const { items } = await api.call(listUsers, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(toHit);
};

export const find: CommandFind = async ({ params = {} }, { api, signal }) => {
  const { items } = await api.call(listUsers, { query: { refID: params['refID'] ?? '' } }, { signal });
  return items.map(toHit)[0];
};

function toHit({ refID, userID, userName, email }: User): CommandHit {
  return {
    id: refID,
    title: userName,
    description: `${userID} · ${email}`,
    target: { code: 'UR_USER_MANAGEMENT', params: { refID } },
  };
}
