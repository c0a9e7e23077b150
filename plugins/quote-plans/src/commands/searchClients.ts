import { type CommandSearch, textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import { listTraders } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds clients by name or login, those of their sub-users included, and opens them in the list of clients. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listTraders, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((client) => ({
    id: client.userID,
    title: textIn(toLocalText(client, 'name'), language),
    description: client.userID,
    target: { code: 'PM_CI_QUOTE_PLAN', params: { view: 'clients', q: client.userID } },
  }));
};
