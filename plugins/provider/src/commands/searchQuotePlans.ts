import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listFeedPlans } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds quote plans of all brokers by client, login or note. */
export const search: CommandSearch = async (q, { api, language, signal }) => {
  const { items } = await api.call(listFeedPlans, { query: { q, size: maxResults } }, { signal });
  return items.map(({ planID, userID, subUserID, customerName, brokerName, name }) => ({
    id: planID,
    title: `${customerName} (${subUserID ?? userID})`,
    description: `${textIn(brokerName, language)} · ${textIn(name, language)}`,
    target: { code: 'provider:quotePlanReview', child: 'allPlans', params: { planID } },
  }));
};
