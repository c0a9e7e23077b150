import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listBrokers, listUsers } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;
/** The back end lists the users of one broker at a time, so each search asks for as many brokers at most. */
const maxBrokers = 10;
/** Fewer characters would find users of every broker. */
const minCharacters = 3;

/** Finds users of the brokers by login name, name or email: those of the brokers with most users. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  if (query.trim().length < minCharacters) return [];
  const { items: brokers } = await api.call(
    listBrokers,
    { query: { sort: '-userCount', size: maxBrokers } },
    { signal },
  );
  const found = await Promise.all(
    brokers.map(async ({ brokerCode, name }) => {
      const input = { query: { brokerCode, q: query, page: 1, size: maxResults } };
      const { items } = await api.call(listUsers, input, { signal });
      return items.map(({ refID, userID, userName }) => ({
        id: refID,
        title: userName,
        description: `${userID} · ${textIn(name, language)}`,
        target: {
          code: 'provider:brokers' as const,
          child: 'broker',
          params: { brokerCode, tab: 'user-control/users', refID },
        },
      }));
    }),
  );
  return found.flat().slice(0, maxResults);
};
