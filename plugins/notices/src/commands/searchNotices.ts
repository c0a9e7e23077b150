import { type CommandFind, type CommandHit, type CommandSearch, textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import {
  getNotification,
  type Language,
  listNotifications,
  type NotificationSummary,
} from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds notices by their titles. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listNotifications, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((notice) => toHit(notice, language));
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) =>
  toHit(await api.call(getNotification, { params: { ntfID: params['ntfID'] ?? '' } }, { signal }), language);

function toHit(notice: NotificationSummary, language: Language): CommandHit {
  return {
    id: notice.ntfID,
    title: textIn(toLocalText(notice, 'title'), language),
    description: notice.userGroupName ? textIn(notice.userGroupName, language) : '',
    target: { code: 'PM_NM_GENERAL_NOTICE', child: 'detail', params: { ntfID: notice.ntfID } },
  };
}
