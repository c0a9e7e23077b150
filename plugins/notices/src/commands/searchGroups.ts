import { type CommandFind, type CommandHit, type CommandSearch, textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import { type Language, listNotificationGroups, type NotificationGroup } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds notice groups by their names. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const groups = await api.call(listNotificationGroups, { query: { q: query } }, { signal });
  return groups.slice(0, maxResults).map((group) => toHit(group, language));
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) => {
  const groups = await api.call(listNotificationGroups, {}, { signal });
  return groups.filter(({ groupID }) => groupID === params['groupID']).map((group) => toHit(group, language))[0];
};

function toHit({ groupID, ...group }: NotificationGroup, language: Language): CommandHit {
  return {
    id: groupID,
    title: textIn(toLocalText(group, 'name'), language),
    target: { code: 'PM_NM_NOTICE_GROUP', params: { groupID } },
  };
}
