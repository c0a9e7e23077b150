import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listSamples } from '../endpoints.ts';

const maxResults = 6;

/** Finds sample items by name or note, and opens the list with the name as its search. */
export const search: CommandSearch = async (query, { api, signal, language }) => {
  const { items } = await api.call(listSamples, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ sampleID, name, dueDay }) => {
    const title = textIn(name, language);
    return { id: sampleID, title, description: dueDay, target: { code: 'X_SAMPLE_PLUGIN', params: { q: title } } };
  });
};
