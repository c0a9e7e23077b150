import { type CommandFind, type CommandHit, type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { type FeedPlan, getFeedPlan, type Language, listFeedPlans } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds quote plans by client, login or note. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listFeedPlans, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((plan) => toHit(plan, language));
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) =>
  toHit(await api.call(getFeedPlan, { params: { planID: params['planID'] ?? '' } }, { signal }), language);

function toHit({ planID, customerName, userID, subUserID, name }: FeedPlan, language: Language): CommandHit {
  return {
    id: planID,
    title: customerName,
    description: `${subUserID ?? userID} · ${textIn(name, language)}`,
    target: { code: 'PM_CI_QUOTE_PLAN', child: 'detail', params: { planID } },
  };
}
