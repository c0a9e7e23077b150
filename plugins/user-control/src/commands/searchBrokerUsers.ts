import { type CommandFind, type CommandHit, type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { type Broker, type Language, listBrokers, listUsers, type User } from '@brokerdesk/plugin-sdk/api';

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
    brokers.map(async (broker) => {
      const input = { query: { brokerCode: broker.brokerCode, q: query, page: 1, size: maxResults } };
      const { items } = await api.call(listUsers, input, { signal });
      return items.map((user) => toHit(user, broker, language));
    }),
  );
  return found.flat().slice(0, maxResults);
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) => {
  const { brokerCode = '', refID = '' } = params;
  const [users, brokers] = await Promise.all([
    api.call(listUsers, { query: { brokerCode, refID } }, { signal }),
    api.call(listBrokers, { query: { q: brokerCode } }, { signal }),
  ]);
  const broker = brokers.items.find((one) => one.brokerCode === brokerCode);
  return broker && users.items.map((user) => toHit(user, broker, language))[0];
};

type NamedBroker = Pick<Broker, 'brokerCode' | 'name'>;

function toHit({ refID, userID, userName }: User, { brokerCode, name }: NamedBroker, language: Language): CommandHit {
  return {
    id: refID,
    title: userName,
    description: `${userID} · ${textIn(name, language)}`,
    target: { code: 'provider:brokers', child: 'broker', params: { brokerCode, tab: 'user-control/users', refID } },
  };
}
