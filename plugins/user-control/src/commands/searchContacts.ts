import { type CommandFind, type CommandHit, type CommandSearch, textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import { type ContactGroup, type Language, listContactDetails, listContactGroups } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds contact groups by name, and contacts also by number and email; a result opens the group. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const page = { q: query, page: 1, size: maxResults };
  const [groups, details] = await Promise.all([
    api.call(listContactGroups, { query: page }, { signal }),
    api.call(listContactDetails, { query: page }, { signal }),
  ]);
  return [
    ...groups.items.map((group) => toHit(group, language)),
    ...details.items.map((detail) => ({
      id: detail.detailID,
      title: textIn(toLocalText(detail, 'name'), language),
      description: detail.phone ?? detail.email ?? detail.whatsApp ?? detail.weChat ?? '',
      target: targetOf(detail.groupID),
    })),
  ].slice(0, maxResults);
};

/** Of a contact, too, the group is what was opened. */
export const find: CommandFind = async ({ params = {} }, { api, language, signal }) => {
  const { items } = await api.call(listContactGroups, { query: { size: 500 } }, { signal });
  return items.filter(({ groupID }) => groupID === params['group']).map((group) => toHit(group, language))[0];
};

function toHit(group: ContactGroup, language: Language): CommandHit {
  return { id: group.groupID, title: textIn(toLocalText(group, 'name'), language), target: targetOf(group.groupID) };
}

function targetOf(group: string) {
  return { code: 'UR_USER_MANAGEMENT', child: 'contacts', params: { group } } as const;
}
