import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listFeedPlans } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds quote plans by client, login or note. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listFeedPlans, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ planID, customerName, userID, subUserID, name }) => ({
    id: planID,
    title: customerName,
    description: `${subUserID ?? userID} · ${textIn(name, language)}`,
    target: { code: 'PM_CLIENT_INFORMATION', child: 'quotePlanDetail', params: { planID } },
  }));
};
