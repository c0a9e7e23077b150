import { type CommandFind, type CommandHit, type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { type FeedPlan, type Language, listFeedPlans } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds quote plans of all brokers by client, login or note. */
export const search: CommandSearch = async (q, { api, language, signal }) => {
  const { items } = await api.call(listFeedPlans, { query: { q, size: maxResults } }, { signal });
  return items.map((plan) => toHit(plan, language));
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) => {
  const { items } = await api.call(listFeedPlans, { query: { planID: params['planID'] ?? '' } }, { signal });
  return items.map((plan) => toHit(plan, language))[0];
};

function toHit(plan: FeedPlan, language: Language): CommandHit {
  const { planID, userID, subUserID, customerName, brokerName, name } = plan;
  return {
    id: planID,
    title: `${customerName} (${subUserID ?? userID})`,
    description: `${textIn(brokerName, language)} · ${textIn(name, language)}`,
    target: { code: 'quote-plans:review', child: 'allPlans', params: { planID } },
  };
}
