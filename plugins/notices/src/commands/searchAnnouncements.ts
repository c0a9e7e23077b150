import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listAnnouncements } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds announcements by their titles and contents, in any language. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listAnnouncements, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ announceID, title }) => ({
    id: announceID,
    title: textIn(title, language),
    target: { code: 'PM_NM_ANNOUNCEMENT', child: 'detail', params: { announceID } },
  }));
};
