import { type CommandFind, type CommandHit, type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { getRole, type Language, listRoles, type RoleSummary } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds roles by name and description. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listRoles, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((role) => toHit(role, language));
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) =>
  toHit(await api.call(getRole, { params: { roleID: params['roleID'] ?? '' } }, { signal }), language);

function toHit(
  { roleID, name, description }: Pick<RoleSummary, 'roleID' | 'name' | 'description'>,
  language: Language,
): CommandHit {
  return {
    id: roleID,
    title: textIn(name, language),
    description: textIn(description, language),
    target: { code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID } },
  };
}
