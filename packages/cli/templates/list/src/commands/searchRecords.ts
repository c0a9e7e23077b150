import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listRecords } from '../endpoints.ts';

const maxResults = 6;

/** Finds records by name or note, and opens the list with the name as its search. */
export const search: CommandSearch = async (query, { api, signal, language }) => {
  const { items } = await api.call(listRecords, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ recordID, name, dueDay }) => {
    const title = textIn(name, language);
    return { id: recordID, title, description: dueDay, target: { code: 'X_SAMPLE_PLUGIN', params: { q: title } } };
  });
};
