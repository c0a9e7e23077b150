import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listBrokers } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds brokers by code or name. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listBrokers, { query: { q: query, size: maxResults } }, { signal });
  return items.map(({ brokerCode, name }) => ({
    id: brokerCode,
    title: textIn(name, language),
    description: brokerCode,
    target: { code: 'provider:brokers', child: 'broker', params: { brokerCode } },
  }));
};
