import { type CommandSearch, textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import { listContactDetails, listContactGroups } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds contact groups by name, and contacts also by number and email; a result opens the group. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const page = { q: query, page: 1, size: maxResults };
  const [groups, details] = await Promise.all([
    api.call(listContactGroups, { query: page }, { signal }),
    api.call(listContactDetails, { query: page }, { signal }),
  ]);
  const targetOf = (group: string) => ({ code: 'UR_USER_MANAGEMENT', child: 'contacts', params: { group } }) as const;
  return [
    ...groups.items.map((group) => ({
      id: group.groupID,
      title: textIn(toLocalText(group, 'name'), language),
      target: targetOf(group.groupID),
    })),
    ...details.items.map((detail) => ({
      id: detail.detailID,
      title: textIn(toLocalText(detail, 'name'), language),
      description: detail.phone ?? detail.email ?? detail.whatsApp ?? detail.weChat ?? '',
      target: targetOf(detail.groupID),
    })),
  ].slice(0, maxResults);
};
