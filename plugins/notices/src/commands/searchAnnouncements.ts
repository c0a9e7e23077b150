import { type CommandFind, type CommandHit, type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { type Announcement, getAnnouncement, type Language, listAnnouncements } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds announcements by their titles and contents, in any language. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listAnnouncements, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((announcement) => toHit(announcement, language));
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) =>
  toHit(await api.call(getAnnouncement, { params: { announceID: params['announceID'] ?? '' } }, { signal }), language);

function toHit({ announceID, title }: Announcement, language: Language): CommandHit {
  return {
    id: announceID,
    title: textIn(title, language),
    target: { code: 'PM_NM_ANNOUNCEMENT', child: 'detail', params: { announceID } },
  };
}
