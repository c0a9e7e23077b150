import type { CommandSearch } from '@brokerdesk/plugin-sdk';
import { listBrokers } from '@brokerdesk/plugin-sdk/api';

/** Finds brokers by code or name. */
export const search: CommandSearch = async (q, { api, signal }) => {
  const { items } = await api.call(listBrokers, { query: { q } }, { signal });
  return items.map(({ brokerCode, name }) => ({
    id: brokerCode,
    title: name.EN,
    target: { code: 'provider-desk:brokers', child: 'detail', params: { brokerCode } },
  }));
};
