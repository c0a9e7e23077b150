import { type CommandSearch, textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import { listNotificationGroups } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds notice groups by their names. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const groups = await api.call(listNotificationGroups, { query: { q: query } }, { signal });
  return groups.slice(0, maxResults).map((group) => ({
    id: group.groupID,
    title: textIn(toLocalText(group, 'name'), language),
    target: { code: 'PM_NM_NOTICE_GROUP', params: { groupID: group.groupID } },
  }));
};
